import type { Api } from '../../openapi/api/api.js';
import { urlOrigin } from '../exports/policy.js';

type Server = Api['servers'][number];

/** More than this is no choice but a list that no header should hold. */
const maxChoices = 30;

/** Every server that is reached by HTTPS. */
const anyServer = 'https:';

/**
 * What a policy must allow for requests to be sent from the pages of an API (CSP Level 3, section 2.3.1): its
 * servers with all choices of their variables, and who gives out tokens. Where a variable that takes any value
 * stands in a server's host, hosts cannot be named: it is `https://*.example.com` or, in the worst case, `https:`.
 */
export function connectSources(api: Api): readonly string[] {
  const servers = [...api.servers, ...api.operations.flatMap((operation) => operation.servers)];
  const tokens = api.securitySchemes.flatMap(({ flows = [], openIdConnectUrl }) => [
    openIdConnectUrl,
    ...flows.flatMap(({ tokenUrl, refreshUrl }) => [tokenUrl, refreshUrl]),
  ]);
  const sources = [
    ...servers.flatMap(serverSources),
    ...tokens.flatMap((url) => (url === undefined ? [] : (urlOrigin(url) ?? []))),
  ];
  const isOpen = sources.includes(anyServer);
  return [...new Set(sources)].filter(
    (source) => !isOpen || source === anyServer || !source.startsWith(anyServer),
  );
}

function serverSources(server: Server): readonly string[] {
  // A relative one is the site itself.
  if (urlOrigin(server.exampleUrl) === undefined) return [];
  const [base = ''] = /^(?:[^/]*\/\/)?[^/?#]*/.exec(server.url) ?? [];
  const isFree = server.variables.some(
    ({ name, enum: choices }) => choices.length === 0 && base.includes(`{${name}}`),
  );
  const origins = serverChoices(server).flatMap((url) => urlOrigin(url) ?? []);
  return isFree ? [...origins, anyHost(base)] : origins;
}

/** The server's URL with every combination of what its variables may be. */
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

/** Only the first label of a host can be left open, and only where others follow. */
function anyHost(base: string): string {
  const [, scheme, rest] = /^(https?:\/\/)\{[^{}]+\}((?:\.[\w-]+){2,}(?::\d+)?)$/i.exec(base) ?? [];
  return scheme === undefined || rest === undefined ? anyServer : `${scheme}*${rest}`;
}
