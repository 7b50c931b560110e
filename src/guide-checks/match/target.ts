import type { GuideRequest } from '../guide-request.js';
import { isPlaceholder, type SourceText, sliceText } from '../source-text.js';
import type { KnownServer } from './servers.js';

/** The target of a request, as far as it is known. */
export interface RequestTarget {
  /** Candidate operation paths; several if the end of the server's base path is ambiguous. */
  readonly paths: readonly SourceText[];
  readonly query: SourceText | undefined;
  /** The request certainly goes to a server of the description. */
  readonly isCertain: boolean;
}

/** Returns the target of a request; undefined if it goes to another host. */
export function requestTarget(
  { url, headers }: GuideRequest,
  servers: readonly KnownServer[],
): RequestTarget | undefined {
  const address = withoutFragment(url);
  const mark = address.text.indexOf('?');
  const whole = mark === -1 ? address : sliceText(address, 0, mark);
  const query = mark === -1 ? undefined : sliceText(address, mark + 1);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(whole.text)) {
    const [found = '', host = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/]*)/i.exec(whole.text) ?? [];
    const known = servers.flatMap((server) => {
      const length = server.isAbsolute ? server.prefixIn(whole.text) : undefined;
      return length === undefined ? [] : [{ server, path: sliceText(whole, length) }];
    });
    if (known.length > 0) {
      const isCertain = known.some(
        ({ server }) => !server.isAnyHost || server.defaultHost === host.toLowerCase(),
      );
      return { paths: known.map(({ path }) => path), query, isCertain };
    }
    // A placeholder host may be the server's: `https://{host}/v1/…`.
    const hostIsOpen = isPlaceholder(sliceText(whole, found.length - host.length, found.length));
    const isRelative = servers.some((server) => !server.isAbsolute);
    if (!hostIsOpen && !isRelative) return undefined;
    return {
      paths: writtenPaths(sliceText(whole, found.length), servers),
      query,
      isCertain: false,
    };
  }
  if (whole.text.startsWith('/')) {
    const host = headers.find(({ name }) => name.toLowerCase() === 'host')?.value;
    const named = host !== undefined && !isPlaceholder(host) ? host.text : undefined;
    const isOwn = named !== undefined && servers.some((server) => server.isHost(named));
    if (named !== undefined && !isOwn) return undefined;
    return { paths: writtenPaths(whole, servers), query, isCertain: isOwn };
  }
  const slash = whole.text.indexOf('/');
  if (slash === -1 || !isPlaceholder(sliceText(whole, 0, slash))) return undefined;
  return { paths: writtenPaths(sliceText(whole, slash), servers), query, isCertain: false };
}

/** Returns the path as written and without each matching base path. */
export function writtenPaths(
  path: SourceText,
  servers: readonly KnownServer[],
): readonly SourceText[] {
  const bases = new Set(servers.flatMap((server) => server.paths));
  const within = [...bases].filter((base) => path.text.startsWith(`${base}/`));
  return [path, ...within.map((base) => sliceText(path, base.length))];
}

function withoutFragment(url: SourceText): SourceText {
  const hash = url.text.indexOf('#');
  return hash === -1 ? url : sliceText(url, 0, hash);
}
