import { type AddressInfo, connect, createServer } from 'node:net';
import type { Host } from './host.ts';
import { BYTES_PER_SECOND, LATENCY_MS } from './phone.ts';

/** What goes over the line at once, in bytes: at the phone's speed 7 ms, so that no two packets are due at the same time. */
const PACKET = 1460;

/** A line as slow as the phone's before a host, for browsers that cannot be told to be slow themselves. */
export async function startSlowLine(host: Host): Promise<Host> {
  const { hostname, port } = new URL(host.address);
  let freeAt = 0;
  const server = createServer((browser) => {
    const further = connect(Number(port), hostname);
    browser.pipe(further);
    further.on('data', (data) => {
      for (let at = 0; at < data.length; at += PACKET) {
        const packet = data.subarray(at, at + PACKET);
        freeAt = Math.max(freeAt, performance.now()) + (packet.length / BYTES_PER_SECOND) * 1000;
        setTimeout(() => browser.write(packet), freeAt - performance.now() + LATENCY_MS);
      }
    });
    further.on('close', () => browser.destroy());
    for (const socket of [browser, further]) socket.on('error', () => further.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      host.stop();
    },
  };
}
