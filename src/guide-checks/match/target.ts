import { isPlaceholder, sliced, type Written } from '../source-text.js';
import type { WrittenRequest } from '../written-request.js';
import type { KnownServer } from './servers.js';

/** Where a request goes, as far as it can be told. */
export interface RequestTarget {
  /** Paths that an operation may have; several where it is not clear where the server's address ends. */
  readonly paths: readonly Written[];
  readonly query: Written | undefined;
  /** It goes to a server of the description for sure. */
  readonly isCertain: boolean;
}

/** Undefined where a request goes to somebody else. */
export function targetOf(
  { url, headers }: WrittenRequest,
  servers: readonly KnownServer[],
): RequestTarget | undefined {
  const address = withoutFragment(url);
  const mark = address.text.indexOf('?');
  const whole = mark === -1 ? address : sliced(address, 0, mark);
  const query = mark === -1 ? undefined : sliced(address, mark + 1);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(whole.text)) {
    const known = servers.flatMap((server) => {
      const found = server.isAbsolute ? server.prefixIn(whole.text) : undefined;
      return found === undefined ? [] : [sliced(whole, found)];
    });
    if (known.length > 0) return { paths: known, query, isCertain: true };
    // A host that is filled in later may be the server's: `https://{host}/v1/…`.
    const [found = '', host = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/]*)/i.exec(whole.text) ?? [];
    const hostIsOpen = isPlaceholder(sliced(whole, found.length - host.length, found.length));
    const isRelative = servers.some((server) => !server.isAbsolute);
    if (!hostIsOpen && !isRelative) return undefined;
    return { paths: pathsOf(sliced(whole, found.length), servers), query, isCertain: false };
  }
  if (whole.text.startsWith('/')) {
    const host = headers.find(({ name }) => name.toLowerCase() === 'host')?.value;
    const named = host !== undefined && !isPlaceholder(host) ? host.text : undefined;
    const isOwn = named !== undefined && servers.some((server) => server.isHost(named));
    if (named !== undefined && !isOwn) return undefined;
    return { paths: pathsOf(whole, servers), query, isCertain: isOwn };
  }
  const slash = whole.text.indexOf('/');
  if (slash === -1 || !isPlaceholder(sliced(whole, 0, slash))) return undefined;
  return { paths: pathsOf(sliced(whole, slash), servers), query, isCertain: false };
}

/** The path as it is, and without what belongs to a server's address. */
export function pathsOf(path: Written, servers: readonly KnownServer[]): readonly Written[] {
  const bases = new Set(servers.flatMap((server) => server.paths));
  const within = [...bases].filter((base) => path.text.startsWith(`${base}/`));
  return [path, ...within.map((base) => sliced(path, base.length))];
}

function withoutFragment(url: Written): Written {
  const hash = url.text.indexOf('#');
  return hash === -1 ? url : sliced(url, 0, hash);
}
