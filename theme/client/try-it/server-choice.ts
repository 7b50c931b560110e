import type { RequestShape, ServerValues } from 'docsgen/request';

type Choice = Pick<ServerValues, 'index' | 'variables'>;

/** Key in `sessionStorage`: the chosen server also applies on the next page, with the secrets kept for it. */
const place = 'docsgen:try-it:server';

interface Chosen {
  /** As the description writes it: other operations may list their servers in another order. */
  readonly url: string;
  readonly variables: ServerValues['variables'];
}

export function rememberServer({ servers }: RequestShape, { index, variables }: Choice): void {
  const url = servers[index]?.url;
  if (url === undefined) return;
  try {
    const chosen: Chosen = { url, variables };
    sessionStorage.setItem(place, JSON.stringify(chosen));
  } catch {
    // Storage is refused: the next form starts with its first server.
  }
}

/** The server that was last chosen in this tab; undefined if the operation does not have it. */
export function recallServer({ servers }: RequestShape): Choice | undefined {
  try {
    const chosen: Partial<Chosen> | null = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    const index = servers.findIndex(({ url }) => url === chosen?.url);
    return index < 0 ? undefined : { index, variables: chosen?.variables ?? {} };
  } catch {
    return undefined;
  }
}
