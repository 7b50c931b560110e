import { publishedFiles } from './file-set.js';
import { parseHostHeaders } from './host-headers.js';
import { type HttpServer, type ListenOptions, listen } from './listen.js';
import { type RequestHandler, siteHandler } from './serve.js';

/**
 * Serves a published site as a static host would, with the headers of its `_headers` file. A build that
 * replaces it is served from the next request on.
 *
 * @throws DiagnosticError when the server cannot listen
 */
export function startPreview(
  site: { readonly outDir: string; readonly baseUrl: string },
  options: ListenOptions = {},
): Promise<HttpServer> {
  const files = publishedFiles(site.outDir);
  const serve = siteHandler(async () => ({ files: await files(), baseUrl: site.baseUrl }));
  const handler: RequestHandler = async (request, response) => {
    const written = await (await files()).read('_headers');
    const headersOf = parseHostHeaders(Buffer.from(written ?? []).toString('utf8'));
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    // Set before the file is sent: what depends on the file itself, such as its type, goes before them.
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    return serve(request, response);
  };
  return listen(handler, options);
}
