import { publishedFiles } from './file-set.js';
import { parseHostHeaders } from './headers-file.js';
import { type HttpServer, type ListenOptions, listen } from './listen.js';
import { type RequestHandler, siteHandler } from './serve.js';

/**
 * Serves a published site like a static host, with the headers of its `_headers` file. After a new build, the next
 * request gets the new files.
 *
 * @throws DiagnosticError if the server cannot listen
 */
export function startPreview(
  site: { readonly outDir: string; readonly baseUrl: string },
  options: ListenOptions,
): Promise<HttpServer> {
  const files = publishedFiles(site.outDir);
  const serve = siteHandler(async () => ({ files: await files(), baseUrl: site.baseUrl }));
  const handler: RequestHandler = async (request, response) => {
    const written = await (await files()).read('_headers');
    const headersOf = parseHostHeaders(Buffer.from(written ?? []).toString('utf8'));
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    // Set first, so that headers that depend on the file, such as its type, take precedence.
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    return serve(request, response);
  };
  return listen(handler, options);
}
