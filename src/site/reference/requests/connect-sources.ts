import type { Api } from '../../../openapi/api/api.js';
import { isOwnHost } from '../../../request/index.js';
import { urlOrigin } from '../../exports/content-security-policy.js';
import type { SiteApi } from '../../input.js';
import { proxyUrl } from './request-files.js';

type Server = Api['servers'][number];

/** Maximum number of URLs from server variables; a longer list would make the header too large. */
const maxChoices = 30;

/** CSP source that allows all HTTPS servers. */
const anyServer = 'https:';

/**
 * Returns the `connect-src` sources for requests from an API's pages (CSP Level 3, section 2.3.1): its servers with all
 * values of their variables, and the token endpoints. A variable without an enum in the host, or a placeholder, becomes
 * `https://*.example.com` or, in the worst case, `https:`, which also stands for a server without a host. A proxy takes
 * the place of the servers.
 */
export function connectSources(api: Api, tryIt: SiteApi['options']['tryIt']): readonly string[] {
  if (tryIt === false || tryIt === 'compose') return [];
  const proxy = proxyUrl(tryIt);
  const proxyOrigin = proxy === undefined ? undefined : urlOrigin(proxy);
  const servers =
    proxy === undefined
      ? [...api.servers, ...api.operations.flatMap((operation) => operation.servers)]
      : [];
  const tokens = api.securitySchemes.flatMap(({ flows = [], openIdConnectUrl }) => [
    openIdConnectUrl,
    ...flows.flatMap(({ tokenUrl, refreshUrl }) => [tokenUrl, refreshUrl]),
  ]);
  const sources = [
    ...servers.flatMap(serverSources),
    ...(proxyOrigin === undefined ? [] : [proxyOrigin]),
    ...tokens.flatMap((url) => (url === undefined ? [] : (urlOrigin(url) ?? []))),
  ];
  const isOpen = sources.includes(anyServer);
  return [...new Set(sources)].filter(
    (source) => !isOpen || source === anyServer || !source.startsWith(anyServer),
  );
}

function serverSources(server: Server): readonly string[] {
  // A relative server URL names no host: readers enter theirs.
  if (urlOrigin(server.exampleUrl) === undefined) return [anyServer];
  const [base = ''] = /^(?:[^/]*\/\/)?[^/?#]*/.exec(server.url) ?? [];
  const isFree =
    isOwnHost(server.exampleUrl) ||
    server.variables.some(
      ({ name, enum: choices }) => choices.length === 0 && base.includes(`{${name}}`),
    );
  const origins = serverChoices(server).flatMap((url) =>
    isOwnHost(url) ? [] : (urlOrigin(url) ?? []),
  );
  return isFree ? [...origins, anyHost(base)] : origins;
}

/** Returns the server's URL for every combination of variable values. */
function serverChoices({ url, variables }: Server): readonly string[] {
  return variables.reduce<readonly string[]>(
    (urls, { name, default: usual, enum: choices }) =>
      urls
        .flatMap((one) =>
          [...new Set([usual, ...choices])].map((value) => one.replaceAll(`{${name}}`, value)),
        )
        .slice(0, maxChoices),
    [url],
  );
}

/** CSP wildcards can only replace the first label of a host, and other labels must follow. */
function anyHost(base: string): string {
  const [, scheme, rest] = /^(https?:\/\/)[^./]+((?:\.[\w-]+){2,}(?::\d+)?)$/i.exec(base) ?? [];
  return scheme === undefined || rest === undefined ? anyServer : `${scheme}*${rest}`;
}
