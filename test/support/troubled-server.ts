import { setTimeout as sleep } from 'node:timers/promises';
import {
  type HttpServer,
  listen,
  publishedFiles,
  siteHandler,
} from '../../src/dev-server/index.js';
import { strictPolicy } from './strict-server.js';

/** A failure of the responses to one path. */
interface Trouble {
  /** In ms. */
  readonly delay?: number;
  /** Responds with this status instead of the file. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Closes the connection before or during the response. */
  readonly drop?: 'at-once' | 'midway';
}

export interface TroubledServer extends HttpServer {
  /** By path, without a query; may change at any time. */
  readonly troubles: Map<string, Trouble>;
  /** Paths in the order of their requests. */
  readonly requests: string[];
}

/** Serves a published site with a strict policy and configurable failures. */
export async function serveTroubled(outDir: string, baseUrl: string): Promise<TroubledServer> {
  const troubles = new Map<string, Trouble>();
  const requests: string[] = [];
  const files = publishedFiles(outDir);
  const site = siteHandler(async () => ({ files: await files(), baseUrl }));
  const handler: typeof site = async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    requests.push(path);
    const { delay, status, headers = {}, body = '', drop } = troubles.get(path) ?? {};
    if (delay !== undefined) await sleep(delay);
    if (drop === 'midway') {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 1000 });
      response.write('<!doctype html><title>Half a pl');
      await sleep(50);
    }
    if (drop !== undefined) {
      response.destroy();
      return;
    }
    response.setHeader('Content-Security-Policy', strictPolicy);
    if (status === undefined) return site(request, response);
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
  };
  return { ...(await listen(handler, { port: 0 })), troubles, requests };
}
