import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { errorFindings } from './build-attempt.js';
import { clientUrl, eventsUrl, readClientScript } from './client-script.js';
import type { EventHub } from './events.js';
import { memoryFiles } from './file-set.js';
import { isSameOrigin } from './hosts.js';
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

interface DevState {
  /** What there is to see now; undefined where nothing could be built yet. */
  readonly served: () => Promise<ServedSite | undefined>;
  /** The same when all sources have been understood. */
  readonly understood: () => Promise<ServedSite | undefined>;
  /** The same with every file that it can have of that address. */
  readonly whole: (url: string) => Promise<ServedSite | undefined>;
  /** Why there is nothing newer. */
  readonly errors: () => string | undefined;
  readonly format: (diagnostics: readonly Diagnostic[]) => string;
  readonly hub: Pick<EventHub, 'connect'>;
}

/** Answers what `docsgen dev` is asked: pages and files of the site, its own script, and the events for it. */
export function devHandler(state: DevState): RequestHandler {
  const { served, understood, whole, errors, format, hub } = state;
  const nothing: ServedSite = { files: memoryFiles([]), baseUrl: '/' };
  const current = async (url: string): Promise<ServedSite> => {
    let site = (await served()) ?? nothing;
    for (const next of [understood, whole]) {
      if (mayCome(url, site)) site = (await next(url)) ?? site;
    }
    return site;
  };
  // Packing takes longer than the way to a browser on the same machine.
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
      // It reloads when the theme can show the page again.
      sendText(response, 500, waitingPage(format(errorFindings(error))), 'text/html');
    });
  };
}

/** Whether there is nothing at an address, but may be when more is known of the site. */
function mayCome(url: string, { files, baseUrl }: ServedSite): boolean {
  const { kind } = resolveUrl(url, baseUrl, (file) => files.has(file));
  if (kind !== 'missing') return false;
  return resolveUrl(url, baseUrl, (file) => files.mayHave?.(file) ?? false).kind === 'file';
}
