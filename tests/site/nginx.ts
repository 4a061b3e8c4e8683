import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Runs `deploy/nginx.conf` over the build with a certificate of its own; only ports and paths are changed. */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [plain, secure] = [await freePort(), await freePort()];
  const inFolder = (name: string) => join(folder, name);
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat([
      '-subj',
      '/CN=localhost',
      '-keyout',
      inFolder('key.pem'),
      '-out',
      inFolder('cert.pem'),
    ]),
    { stdio: 'ignore' },
  );
  const hasBrotli = existsSync(BROTLI);
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace('/etc/ssl/showroom/fullchain.pem', inFolder('cert.pem'))
    .replace('/etc/ssl/showroom/privkey.pem', inFolder('key.pem'))
    .replace('/srv/showroom/client', resolve('build/client'))
    .replace('/srv/showroom/nginx-headers.conf', resolve('build/host/nginx-headers.conf'))
    .replace('/srv/showroom/nginx-apart*.conf', resolve('build/host/nginx-apart*.conf'))
    .replace('/srv/showroom/nginx-part-headers.conf', resolve('build/host/nginx-part-headers.conf'))
    .replace(hasBrotli ? '' : /^ *brotli_static.*$/m, '');
  writeFileSync(
    inFolder('nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${inFolder('pid')}; error_log ${inFolder('error.log')}; worker_processes 1; daemon off;
events {} http { access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${inFolder(name)};`).join(' ')}
${site}}`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', inFolder('nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (words) => {
    said += words;
  });
  const session = await connected(`https://localhost:${secure}`, () => child.exitCode !== null && said);

  return {
    hasBrotli,
    plain: `http://localhost:${plain}`,
    secure: `https://localhost:${secure}`,
    /** One request over HTTP/2. */
    ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
      return new Promise((answer, fail) => {
        const request = session.request({ ':path': path, 'accept-encoding': 'identity', ...headers });
        const received: Buffer[] = [];
        let head: Record<string, unknown> = {};
        request.on('response', (given) => {
          head = given;
        });
        request.on('data', (part) => received.push(part));
        request.on('error', fail);
        request.on('end', () => {
          const given = Object.entries(head).map(([name, value]) => [name, String(value)]);
          const status = Number(head[constants.HTTP2_HEADER_STATUS]);
          answer({ status, headers: Object.fromEntries(given), body: Buffer.concat(received).toString('utf8') });
        });
      });
    },
    stop() {
      session.destroy();
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connected(address: string, hasFailed: () => string | false) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const failure = hasFailed();
    if (failure !== false) throw new Error(`nginx did not start: ${failure}`);
    const session = connect(address, { rejectUnauthorized: false });
    const isThere = await new Promise<boolean>((done) => {
      session.on('connect', () => done(true));
      session.on('error', () => done(false));
    });
    if (isThere) return session;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('nginx did not answer.');
}
