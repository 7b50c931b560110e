import type { Api } from '../../openapi/api/api.js';
import type { ApiServer } from '../../openapi/api/server.js';
import { lengthOfPrefix, spansIn } from './template.js';

/** What is known of a server's address. */
export interface KnownServer {
  /** Of an address that lies on it, the length of the part before the path of an operation. */
  readonly prefixIn: (address: string) => number | undefined;
  /** The address begins with a scheme, so that it is told apart from other hosts. */
  readonly isAbsolute: boolean;
  /** Whether it is the host, its variables standing for anything. */
  readonly isHost: (name: string) => boolean;
  /** The paths that the address may have: `/product`, one for each value of a variable in it; none where it has none. */
  readonly paths: readonly string[];
}

const addressParts = /^([a-z][a-z\d+.-]*:)?(?:\/\/([^/?#]*))?([^?#]*)/i;
/** Variables multiply; whoever has more than this lists tenants, not versions. */
const maxAddresses = 200;

/** The servers of all operations. */
export function apiServers({ servers, operations }: Api): readonly KnownServer[] {
  const all = [...servers, ...operations.flatMap((operation) => operation.servers)];
  const byUrl = new Map(all.map((server) => [server.url, server]));
  return [...byUrl.values()].map(knownServer);
}

function knownServer(server: ApiServer): KnownServer {
  const { url, exampleUrl, variables } = server;
  const [, scheme = '', host = ''] = addressParts.exec(exampleUrl) ?? [];
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  const template = withoutSlashes(url).replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const spans = (defaults.get(name) ?? '').includes('/');
    return spans ? '{*}' : '{}';
  });
  return {
    prefixIn: (address) => lengthOfPrefix(address, template),
    isAbsolute: scheme !== '' || host !== '',
    isHost: hostTest(url, host),
    paths: filledUrls(server).flatMap((filled) => {
      const path = withoutSlashes(addressParts.exec(filled)?.[3] ?? '');
      return path.startsWith('/') ? [path] : [];
    }),
  };
}

/** The address with each value that its variables may have; of one that may have any, with its default. */
function filledUrls({ url, variables }: ApiServer): readonly string[] {
  return variables.reduce<readonly string[]>(
    (urls, { name, default: preset, enum: values }) => {
      const each = values.length > 0 ? values : [preset];
      const filled = urls.flatMap((one) => each.map((value) => one.replaceAll(`{${name}}`, value)));
      return [...new Set(filled)].slice(0, maxAddresses);
    },
    [url],
  );
}

function withoutSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

function hostTest(url: string, host: string): (name: string) => boolean {
  const [, written = ''] = /^(?:[a-z][a-z\d+.-]*:)?\/\/([^/?#]*)/i.exec(url) ?? [];
  const template = (written || host).toLowerCase();
  return (name) => template !== '' && spansIn(name.toLowerCase(), template) !== undefined;
}
