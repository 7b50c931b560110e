import {
  type HttpServer,
  listen,
  publishedFiles,
  siteHandler,
} from '../../src/dev-server/index.js';

/** The strictest Content-Security-Policy that a host may send: no inline code, no other origins. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves a published site as `docsgen preview` does, with a strict policy on every response. */
export function serveStrictly(outDir: string, baseUrl = '/'): Promise<HttpServer> {
  const files = publishedFiles(outDir);
  const site = siteHandler(async () => ({ files: await files(), baseUrl }));
  const handler: typeof site = (request, response) => {
    response.setHeader('Content-Security-Policy', strictPolicy);
    return site(request, response);
  };
  return listen(handler, { port: 0 });
}
