import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The built site with one script more at the head of each page, which tells of every error: WebKitGTK's driver has no way to
 * read the console. It is the same for all engines, and it can be cut off as a network can.
 */
export type Relay = {
  origin: string;
  /** The same site by another name, which nothing has been kept for until a test goes there. */
  otherOrigin: string;
  /** What pages have told since it was last asked. */
  takeTroubles: () => string[];
  cut: (isCut: boolean) => void;
  /** Keeps back the answers to addresses with this in them. */
  hold: (part: string) => Held;
  close: () => void;
};

/** An answer that is kept back. */
type Held = {
  /** Settles once the answer has been asked for. */
  asked: Promise<void>;
  release: () => void;
};

const SCRIPT = '/tell-troubles.js';
const TROUBLES = '/troubles';

/** Runs in the page before everything else. */
function tellTroubles(address: string): void {
  const tell = (text: string) => {
    // Whatever the page does to `fetch` later, and also while it is being left.
    navigator.sendBeacon(address, `${location.pathname}: ${text}`);
  };
  const { error } = console;
  console.error = (...words) => {
    tell(`console ${words.map(String).join(' ')}`);
    error.apply(console, words);
  };
  addEventListener('error', ({ error: thrown, message }) => tell(`${thrown ?? message} ${thrown?.stack ?? ''}`));
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    // Once the page has said which rejections are none.
    setTimeout(() => event.defaultPrevented || tell(`not caught: ${reason} ${reason?.stack ?? ''}`));
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    tell(`policy ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

/** Puts a relay before the site at `target`. */
export async function startRelay(target: string): Promise<Relay> {
  let troubles: string[] = [];
  let isCut = false;
  let held: { part: string; tellAsked: () => void; released: Promise<void> } | undefined;
  const server = createServer((asked, response) => {
    if (isCut) {
      asked.socket.destroy();
    } else if (asked.url === SCRIPT) {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end(`(${tellTroubles})(${JSON.stringify(TROUBLES)})`);
    } else if (asked.url === TROUBLES) {
      let text = '';
      asked.on('data', (part) => (text += part));
      asked.on('end', () => {
        troubles.push(text);
        response.writeHead(204).end();
      });
    } else if (held !== undefined && asked.url?.includes(held.part)) {
      held.tellAsked();
      void held.released.then(() => pass(target, asked, response));
    } else {
      pass(target, asked, response);
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    otherOrigin: `http://127.0.0.1:${port}`,
    takeTroubles() {
      const told = troubles;
      troubles = [];
      return told;
    },
    cut(now) {
      isCut = now;
      if (now) server.closeAllConnections();
    },
    hold(part) {
      let tellAsked = () => {};
      let release = () => {};
      const asked = new Promise<void>((resolve) => {
        tellAsked = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = () => {
          held = undefined;
          resolve();
        };
      });
      held = { part, tellAsked, released };
      return { asked, release };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers as the site does, documents with the script in their head. */
function pass(target: string, asked: IncomingMessage, response: ServerResponse): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const further = request(`${target}${asked.url}`, { method: asked.method ?? 'GET', headers }, (answer) => {
    const { statusCode = 502 } = answer;
    const { 'content-length': _, ...kept } = answer.headers;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
      return;
    }
    let text = '';
    answer.setEncoding('utf8');
    answer.on('data', (part) => (text += part));
    answer.on('end', () => {
      response.writeHead(statusCode, kept);
      response.end(text.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
    });
  });
  further.on('error', () => response.destroy());
  asked.pipe(further);
}
