import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { errorMessage } from '../diagnostics/error-message.js';
import { diagnose } from '../diagnostics/index.js';
import { hostCheck } from './allowed-hosts.js';
import { type RequestHandler, sendText } from './serve.js';

export interface ListenOptions {
  /** Address or host name to listen on; 127.0.0.1 by default. */
  readonly host?: string | undefined;
  /** 3000 by default; 0 selects any free port. */
  readonly port?: number | undefined;
  /** Fails instead of trying the next port. */
  readonly strictPort?: boolean | undefined;
}

export interface HttpServer {
  readonly port: number;
  /** `http://localhost:3000`, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

const defaultPort = 3000;
const maxPortAttempts = 200;

/**
 * Starts an HTTP server on the first free port, beginning with the requested one. Rejects requests with a foreign
 * `Host` header.
 *
 * @throws DiagnosticError if no port is free or the address cannot be used
 */
export async function listen(handler: RequestHandler, options: ListenOptions): Promise<HttpServer> {
  const { host = '127.0.0.1', port: wanted = defaultPort, strictPort = false } = options;
  const isAllowed = hostCheck(host);
  const server = createServer((request, response) => {
    if (!isAllowed(request.headers.host)) {
      sendText(response, 403, 'This host name is not served; see --host.');
      return;
    }
    handler(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, errorMessage(error));
    });
  });
  const last = strictPort || wanted === 0 ? wanted : Math.min(wanted + maxPortAttempts, 65_535);
  for (let port = wanted; port <= last; port += 1) {
    if (await tryListen(server, host, port)) return listening(server, host);
  }
  throw new DiagnosticError([diagnose('cli/port-in-use', { port: wanted })]);
}

/** @returns false if the port is in use */
async function tryListen(server: Server, host: string, port: number): Promise<boolean> {
  if (host === '127.0.0.1' && port !== 0 && (await isTakenOnIPv6(port))) return false;
  return bind(server, host, port);
}

/** A browser may resolve `localhost` to ::1 first, and would then show the pages of another program. */
async function isTakenOnIPv6(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    if (!(await bind(probe, '::1', port))) return true;
    await new Promise((resolve) => probe.close(resolve));
    return false;
  } catch {
    return false;
  }
}

function bind(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', done);
      if (error.code === 'EADDRINUSE') resolve(false);
      else {
        const args = { host, port, problem: listenProblem(error) };
        reject(new DiagnosticError([diagnose('cli/cannot-listen', args)]));
      }
    };
    const done = (): void => {
      server.off('error', failed);
      resolve(true);
    };
    server.once('error', failed).once('listening', done).listen(port, host);
  });
}

function listenProblem({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EACCES') return 'this port needs special rights';
  if (code === 'EADDRNOTAVAIL') return 'this machine has no such address';
  if (code === 'ENOTFOUND') return 'there is no such host';
  return message;
}

function listening(server: Server, host: string): HttpServer {
  const { port } = server.address() as AddressInfo;
  const loopback = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = loopback ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    port,
    origin: `http://${name}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
