import type { Api, Server } from '../../model/index.js';

/** What is known of a server's address. */
export interface KnownServer {
  /** Of an address that lies on it, the part before the path of an operation. */
  readonly prefix: RegExp;
  /** The address begins with a scheme, so that it is told apart from other hosts. */
  readonly isAbsolute: boolean;
  /** The host, its variables standing for anything; where there is one. */
  readonly host: RegExp | undefined;
  /** The paths that the address may have: `/product`, one for each value of a variable in it; none where it has none. */
  readonly paths: readonly string[];
}

const addressParts = /^([a-z][a-z\d+.-]*:)?(?:\/\/([^/?#]*))?([^?#]*)/i;
/** Variables multiply; whoever has more than this lists tenants, not versions. */
const maxAddresses = 200;

/** The servers of all operations. */
export function serversOf({ servers, operations }: Api): readonly KnownServer[] {
  const all = [...servers, ...operations.flatMap((operation) => operation.servers)];
  const byUrl = new Map(all.map((server) => [server.url, server]));
  return [...byUrl.values()].map(knownServer);
}

function knownServer(server: Server): KnownServer {
  const { url, exampleUrl, variables } = server;
  const [, scheme = '', host = ''] = addressParts.exec(exampleUrl) ?? [];
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  const pattern = url
    .replace(/\/+$/, '')
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      if (!/^\{.*\}$/.test(part)) return escaped(part);
      return (defaults.get(part.slice(1, -1)) ?? '').includes('/') ? '[^?#]+?' : '[^/?#]+';
    })
    .join('');
  return {
    prefix: new RegExp(`^${pattern}(?=[/?#]|$)`, 'i'),
    isAbsolute: scheme !== '' || host !== '',
    host: host === '' ? undefined : hostPattern(url, host),
    paths: filledUrls(server).flatMap((filled) => {
      const path = (addressParts.exec(filled)?.[3] ?? '').replace(/\/+$/, '');
      return path.startsWith('/') ? [path] : [];
    }),
  };
}

/** The address with each value that its variables may have; of one that may have any, with its default. */
function filledUrls({ url, variables }: Server): readonly string[] {
  return variables.reduce<readonly string[]>(
    (urls, { name, default: preset, enum: values }) => {
      const each = values.length > 0 ? values : [preset];
      const filled = urls.flatMap((one) => each.map((value) => one.replaceAll(`{${name}}`, value)));
      return [...new Set(filled)].slice(0, maxAddresses);
    },
    [url],
  );
}

function hostPattern(url: string, host: string): RegExp {
  const [, written = ''] = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(url) ?? [];
  const pattern = (written || host)
    .split(/(\{[^{}]*\})/)
    .map((part) => (/^\{.*\}$/.test(part) ? '[^/?#]+' : escaped(part)))
    .join('');
  return new RegExp(`^${pattern}$`, 'i');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
