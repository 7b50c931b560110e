import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isSameOrigin } from './allowed-hosts.js';
import { errorDiagnostics } from './build-attempt.js';
import { clientUrl, eventsUrl, readClientScript } from './client-script.js';
import type { EventHub } from './events.js';
import { outputFileSet } from './file-set.js';
import { resolveUrl } from './resolve-url.js';
import {
  isReadRequest,
  type RequestHandler,
  refuseMethod,
  type ServedSite,
  sendText,
  siteHandler,
} from './serve.js';
import { waitingPage } from './waiting-page.js';

interface DevHandlerSource {
  /** The site served now; undefined if nothing could be built yet. */
  readonly served: () => Promise<ServedSite | undefined>;
  /** The site after the first full build. */
  readonly afterFirstBuild: () => Promise<ServedSite | undefined>;
  /** The site after it has built the files that a URL may refer to. */
  readonly withCompletedFile: (url: string) => Promise<ServedSite | undefined>;
  /** Errors that keep the latest change from being served. */
  readonly errors: () => string | undefined;
  readonly format: (diagnostics: readonly Diagnostic[]) => string;
  readonly hub: Pick<EventHub, 'connect'>;
}

/** Handles all requests of `docsgen dev`: pages and files of the site, the client script and its event stream. */
export function devHandler(state: DevHandlerSource): RequestHandler {
  const { served, afterFirstBuild, withCompletedFile, errors, format, hub } = state;
  const nothing: ServedSite = { files: outputFileSet([]), baseUrl: '/' };
  const current = async (url: string): Promise<ServedSite> => {
    let site = (await served()) ?? nothing;
    for (const next of [afterFirstBuild, withCompletedFile]) {
      if (mayCome(url, site)) site = (await next(url)) ?? site;
    }
    return site;
  };
  // On the same machine, compression takes longer than the transfer that it shortens.
  const site = siteHandler(current, { compress: false });
  return async (request, response) => {
    const [pathname] = (request.url ?? '').split('?', 1);
    if (!isReadRequest(request)) return refuseMethod(response);
    if (pathname === eventsUrl) {
      if (!isSameOrigin(request.headers.origin, request.headers.host)) {
        return sendText(response, 403, 'Only pages of this server may listen.');
      }
      if (request.method === 'GET') return hub.connect(response);
      return sendText(response, 200, '', 'text/event-stream');
    }
    if (pathname === clientUrl) {
      return sendText(response, 200, await readClientScript(), 'text/javascript');
    }
    if ((await served()) === undefined) {
      return sendText(response, 503, waitingPage(errors()), 'text/html');
    }
    return site(request, response).catch((error: unknown) => {
      // The waiting page reloads when the theme can render the page again.
      sendText(response, 500, waitingPage(format(errorDiagnostics(error))), 'text/html');
    });
  };
}

/** Whether a URL has no file yet, but a later stage of the build may add one. */
function mayCome(url: string, { files, baseUrl }: ServedSite): boolean {
  const { kind } = resolveUrl(url, baseUrl, (file) => files.has(file));
  if (kind !== 'missing') return false;
  return resolveUrl(url, baseUrl, (file) => files.mayHave?.(file) ?? false).kind === 'file';
}
