import { isIP } from 'node:net';
import { hostname } from 'node:os';

const loopback: readonly string[] = ['localhost', '127.0.0.1', '::1'];
const everyAddress: readonly string[] = ['0.0.0.0', '::'];

/**
 * Returns a function that checks whether the server accepts a `Host` header. A foreign page can resolve its own host
 * name to 127.0.0.1 (DNS rebinding) to read the site, but then sends that name in the header. IP addresses cannot be
 * rebound, so a server that listens on all interfaces accepts any of them.
 *
 * @param bound address or host name that the server listens on
 */
export function hostCheck(bound: string): (header: string | undefined) => boolean {
  const open = everyAddress.includes(bound);
  const own = hostname().toLowerCase();
  const names = new Set([...loopback, bound.toLowerCase(), ...(open ? [own, `${own}.local`] : [])]);
  return (header) => {
    const name = hostName(header ?? '');
    return names.has(name) || name.endsWith('.localhost') || (open && isIP(name) !== 0);
  };
}

/** `[::1]:3000` → `::1`, `Localhost.:3000` → `localhost`. */
function hostName(header: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(header);
  const name = bracketed?.[1] ?? header.replace(/:\d+$/, '');
  return name.toLowerCase().replace(/\.$/, '');
}

/** Whether a request has the server's own origin, or no `Origin` header. */
export function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
