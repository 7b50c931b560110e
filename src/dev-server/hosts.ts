import { isIP } from 'node:net';
import { hostname } from 'node:os';

const loopback: readonly string[] = ['localhost', '127.0.0.1', '::1'];
const everyAddress: readonly string[] = ['0.0.0.0', '::'];

/**
 * Which `Host` headers a server on this machine answers to. A page elsewhere can make its own name lead to
 * 127.0.0.1 (DNS rebinding) and would then read the site; its name in the header gives it away. Addresses
 * cannot be rebound, so a server that was opened to the network answers to any of them.
 *
 * @param bound address or name that the server was told to listen on
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

/** Whether a request comes from a page of this very server, or from no page at all. */
export function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
