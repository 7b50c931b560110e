import type { Api } from '../../openapi/api/api.js';
import type { Operation } from '../../openapi/api/operation.js';
import { matchPath } from '../match/find-operation.js';
import { apiServers, type KnownServer } from '../match/servers.js';
import { writtenPaths } from '../match/target.js';
import { plainSourceText } from '../source-text.js';
import { SchemaValidator } from './schemas.js';

/** One description, prepared to hold examples against it. */
export interface GuideContext {
  /** What texts call it by where several have a name in common. */
  readonly id: string;
  readonly api: Api;
  readonly servers: readonly KnownServer[];
  readonly schemas: SchemaValidator;
  /** By operationId, and by method and path (`GET /planets`); webhooks and callbacks included. */
  readonly operations: ReadonlyMap<string, Operation>;
}

export function createGuideContext(id: string, api: Api): GuideContext {
  const sent = [...api.operations, ...(api.webhooks ?? [])];
  const called = sent.flatMap(({ callbacks = [] }) =>
    callbacks.flatMap(({ operations }) => operations),
  );
  // An operation goes before what is sent because of one.
  const all = [...called, ...sent];
  const operations = new Map(
    all.flatMap((operation): [string, Operation][] => [
      [`${operation.method} ${operation.path}`, operation],
      ...(operation.operationId === undefined
        ? []
        : [[operation.operationId, operation] satisfies [string, Operation]]),
    ]),
  );
  return { id, api, servers: apiServers(api), schemas: new SchemaValidator(api), operations };
}

/**
 * The operation of a name; one by method and path also where the path of a server goes before it, as it does in
 * requests: `POST /v1/planets`.
 */
export function operationNamed(name: string, context: GuideContext): Operation | undefined {
  const { operations, api, servers } = context;
  const own = operations.get(name);
  if (own !== undefined) return own;
  const [, method, path] = /^([A-Z]+) +(\S+)$/.exec(name) ?? [];
  if (method === undefined || path === undefined) return undefined;
  const written = writtenPaths(plainSourceText(path), servers);
  const asked = api.operations.filter((operation) => operation.method === method);
  const exact = asked.find((operation) => written.some(({ text }) => text === operation.path));
  return exact ?? written.flatMap((one) => matchPath(one, asked))[0]?.operation;
}

/** How an operation is called in messages. */
export function operationName({ operationId, method, path }: Operation): string {
  return operationId ?? `${method} ${path}`;
}
