import type { RequestShape, ServerValues } from 'docsgen/request';
import { type ChosenServer, changeEnvironment, chosenEnvironment } from './environments/store.js';

type Choice = Pick<ServerValues, 'index' | 'variables' | 'url'>;

/** Key in `sessionStorage`: without an environment, the chosen server applies to the next pages of the tab. */
const key = 'docsgen:try-it:server';

export function saveServer({ servers }: RequestShape, { index, variables, url }: Choice): void {
  const described = servers[index]?.url;
  if (described === undefined) return;
  const chosen: ChosenServer = { described, variables, ...(isKeepable(url) ? { url } : {}) };
  const isOther = (one: ChosenServer): boolean =>
    !servers.some((server) => server.url === one.described);
  const isKept = changeEnvironment((environment) => ({
    ...environment,
    servers: [...environment.servers.filter(isOther), chosen],
  }));
  if (isKept) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([chosen]));
  } catch {
    // Storage is refused: the next form starts with its first server.
  }
}

/** The server that was last chosen, in the environment or in this tab; undefined if the operation does not have it. */
export function loadServer({ servers }: RequestShape): Choice | undefined {
  for (const { described, variables, url } of chosenEnvironment()?.servers ?? tabServers()) {
    const index = servers.findIndex((server) => server.url === described);
    if (index >= 0) return { index, variables, ...(url === undefined ? {} : { url }) };
  }
  return undefined;
}

function tabServers(): readonly ChosenServer[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** A user name and a password in a URL are secrets. */
function isKeepable(url: string | undefined): boolean {
  return url !== undefined && !/\/\/[^/]*@/.test(url);
}
