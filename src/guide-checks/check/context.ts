import { SchemaValidator } from '../../json-schema/validation/index.js';
import type { Api } from '../../openapi/api/api.js';
import type { Operation, Parameter } from '../../openapi/api/operation.js';
import { matchPath } from '../match/find-operation.js';
import { apiServers, type KnownServer } from '../match/servers.js';
import { writtenPaths } from '../match/target.js';
import { plainSourceText, type TextSpan } from '../source-text.js';

/** A description prepared for checking examples. */
export interface GuideContext {
  /** Prefix that selects this description if several share an operation name. */
  readonly id: string;
  readonly api: Api;
  readonly servers: readonly KnownServer[];
  readonly schemas: SchemaValidator;
  /**
   * Operations by operationId and by method and path (`GET /planets`), including webhooks and
   * callbacks.
   */
  readonly operations: ReadonlyMap<string, Operation>;
}

/** A parameter of the operation that a request in a guide calls. */
export interface AskedParameter {
  readonly parameter: Parameter;
  readonly operation: Operation;
  /** Position that reports what the request lacks. */
  readonly span: TextSpan;
}

export function createGuideContext(id: string, api: Api): GuideContext {
  const sent = [...api.operations, ...(api.webhooks ?? [])];
  const called = sent.flatMap(({ callbacks = [] }) =>
    callbacks.flatMap(({ operations }) => operations),
  );
  // Later entries win, so operations take precedence over callbacks.
  const all = [...called, ...sent];
  const operations = new Map(
    all.flatMap((operation): [string, Operation][] => [
      [`${operation.method} ${operation.path}`, operation],
      ...(operation.operationId === undefined
        ? []
        : [[operation.operationId, operation] satisfies [string, Operation]]),
    ]),
  );
  return {
    id,
    api,
    servers: apiServers(api),
    schemas: new SchemaValidator(api.jsonSchemas),
    operations,
  };
}

/**
 * Returns the operation with a name. A name of method and path may include a server's base path, as
 * requests do: `POST /v1/planets`.
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

/** Returns the operation's name for messages. */
export function operationLabel({ operationId, method, path }: Operation): string {
  return operationId ?? `${method} ${path}`;
}
