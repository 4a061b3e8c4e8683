import type { Server } from 'node:http';

/** The port that `PORT` names, or else the usual one. Ends this process where `PORT` is none. */
export function portOr(usual: number): number {
  const { PORT } = process.env;
  const port = Number(PORT ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`PORT is "${PORT}": expected a whole number from 1 to 65535, found none.`);
  process.exit(1);
}

/** Begins to answer at a port, on all addresses or that of `host`. False where another program has the port, which is told. */
export function listen(server: Server, port: number, host?: string): Promise<boolean> {
  return new Promise((done, failed) => {
    server.once('listening', () => done(true));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return failed(error);
      console.error(
        `Another program answers at port ${port}, perhaps this one in another window. End it, or choose another: PORT=${port + 1}.`,
      );
      process.exitCode = 1;
      done(false);
    });
    server.listen(port, host);
  });
}
