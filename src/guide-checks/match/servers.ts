import type { Api } from '../../openapi/api/api.js';
import type { ApiServer } from '../../openapi/api/server.js';
import { lengthOfPrefix, spansIn } from './template.js';

/** A server URL prepared for matching. */
export interface KnownServer {
  /** Length of the server URL if the given URL starts with it; undefined otherwise. */
  readonly prefixIn: (address: string) => number | undefined;
  /** The server URL has a scheme, so it identifies a host. */
  readonly isAbsolute: boolean;
  /** Whether its URL leaves the whole host open, `https://{host}`: any URL matches, but only the default certainly. */
  readonly isAnyHost: boolean;
  /** Host with the defaults of its variables, in lower case. */
  readonly defaultHost: string;
  /** Whether a host name matches the server, with any value for its variables. */
  readonly isHost: (name: string) => boolean;
  /**
   * Base paths of the URL, such as `/product`, one for each combination of variable values; empty
   * if it has no path.
   */
  readonly paths: readonly string[];
}

const addressParts = /^([a-z][a-z\d+.-]*:)?(?:\/\/([^/?#]*))?([^?#]*)/i;
/** Limits the combinations of variable values: longer lists are tenants, not versions. */
const maxAddresses = 200;

/** Returns the distinct servers of the API and its operations. */
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
    isAnyHost: /^(?:[a-z][a-z\d+.-]*:\/\/)?\{[^{}]*\}(?=[/:]|$)/i.test(url),
    defaultHost: host.toLowerCase(),
    isHost: hostTest(url, host),
    paths: filledUrls(server).flatMap((filled) => {
      const path = withoutSlashes(addressParts.exec(filled)?.[3] ?? '');
      return path.startsWith('/') ? [path] : [];
    }),
  };
}

/**
 * Expands the URL with each value of its variables; a variable without an enum uses its default.
 */
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
