import type { ApiServer } from '../openapi/api/server.js';
import type { Change, ChangeKind } from './change.js';

/**
 * Compares servers. Servers are paired by URL, regardless of variable names. The default server `/`
 * (OpenAPI 3.1.1, section 4.8.1) is not reported.
 */
export function serverChanges(
  before: readonly ApiServer[],
  after: readonly ApiServer[],
): readonly Change[] {
  const serverKey = ({ url }: ApiServer): string =>
    url.replace(/\{[^{}]*\}/g, '{}').replace(/(?<=[^/])\/+$/, '');
  const was = new Map(before.map((server) => [serverKey(server), server]));
  const is = new Map(after.map((server) => [serverKey(server), server]));
  return [
    ...before
      .filter((server) => server.url !== '/' && !is.has(serverKey(server)))
      .map(({ url }) => change(url, { key: 'changes.removed' }, true)),
    ...after.flatMap((server) => {
      const old = was.get(serverKey(server));
      if (old !== undefined) return variableChanges(old, server);
      return server.url === '/' ? [] : [change(server.url, { key: 'changes.new' }, false)];
    }),
  ];
}

/** Pairs server variables by their position in the URL. */
function variableChanges(before: ApiServer, after: ApiServer): readonly Change[] {
  const [was, is] = [placed(before), placed(after)];
  return is.flatMap((variable, place) => {
    const old = was[place];
    if (!old || !variable) return [];
    const isLimited = variable.enum.length > 0;
    const fewer = isLimited ? old.enum.filter((value) => !variable.enum.includes(value)) : [];
    const isClosed = isLimited && old.enum.length === 0;
    const more = old.enum.length > 0 ? variable.enum.filter((one) => !old.enum.includes(one)) : [];
    const whats: readonly (readonly [ChangeKind, boolean])[] = [
      ...(old.default === variable.default
        ? []
        : [
            [
              { limit: `{${variable.name}}`, before: old.default, after: variable.default },
              true,
            ] as const,
          ]),
      ...(fewer.length > 0 ? [[{ key: 'changes.fewer', values: fewer }, true] as const] : []),
      ...(isClosed ? [[{ key: 'changes.changed' }, true] as const] : []),
      ...(more.length > 0 ? [[{ key: 'changes.more', values: more }, false] as const] : []),
    ];
    return whats.map(([what, breaking]) => change(after.url, what, breaking));
  });
}

function placed({
  url,
  variables,
}: ApiServer): readonly (ApiServer['variables'][number] | undefined)[] {
  return [...url.matchAll(/\{([^{}]*)\}/g)].map(([, name]) =>
    variables.find((one) => one.name === name),
  );
}

function change(url: string, what: ChangeKind, breaking: boolean): Change {
  return { part: { kind: 'server', url }, what, breaking };
}
