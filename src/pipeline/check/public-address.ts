import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Error code of a blocked request. */
export const privateAddress = 'PRIVATE_ADDRESS';

/** Networks that are not part of the public internet (IANA special-purpose address registries). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}

/** The public IPv6 range, and prefixes that embed an IPv4 address (mapped, NAT64). */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const withIPv4 = new BlockList();
withIPv4.addSubnet('::ffff:0:0', 96, 'ipv6');
withIPv4.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an IP address, without brackets, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  const inner = innerIPv4(address);
  if (inner !== undefined) return isPublicAddress(inner);
  return global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** `::ffff:7f00:1` → `127.0.0.1` */
function innerIPv4(address: string): string | undefined {
  if (!withIPv4.check(address, 'ipv6')) return undefined;
  // `URL` normalises the address; its last two groups are hexadecimal.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':');
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16));
  if (high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

export type ResolveHost = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveHost: ResolveHost = (host, done) =>
  lookup(host, { all: true }, (error, addresses) => done(error, addresses ?? []));

/**
 * Returns a socket's `lookup` function that resolves names to public addresses only. The socket
 * connects to the checked address, which prevents DNS rebinding.
 * @param allowedHosts hosts that may be contacted at a private address
 */
export function publicLookup(
  allowedHosts: ReadonlySet<string>,
  resolve: ResolveHost = resolveHost,
): LookupFunction {
  return (host, options, callback) => {
    resolve(host, (error, found) => {
      const isWanted = ({ address, family }: LookupAddress): boolean =>
        (!options.family || Number(String(options.family).replace('IPv', '')) === family) &&
        (allowedHosts.has(host) || isPublicAddress(address));
      const usable = found.filter(isWanted);
      const [first] = usable;
      if (error) callback(error, []);
      else if (first === undefined) callback(refusal(host), []);
      else if (options.all) callback(null, usable);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Refuses private IP addresses in a URL, for which no lookup happens.
 * @throws Error with the code `PRIVATE_ADDRESS`
 */
export function requirePublicHost({ hostname }: URL, allowedHosts: ReadonlySet<string>): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0 || allowedHosts.has(address)) return;
  if (!isPublicAddress(address)) throw refusal(address);
}

function refusal(host: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${host} is not on the public internet`), {
    code: privateAddress,
  });
}
