import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { parse } from 'yaml';
import { repository } from '../support/repository.js';

type JsonObject = Record<string, unknown>;

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly default?: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A server that keeps what it is sent, as the API description says. */
export interface MockApi {
  /** `http://127.0.0.1:40123/product` */
  readonly baseUrl: string;
  /** Operation ids of the calls, in order, each with the status of its response. */
  readonly calls: readonly string[];
  /** What was wrong with the calls. */
  readonly problems: readonly string[];
  /** Objects by id. */
  readonly objects: ReadonlyMap<string, JsonObject>;
  readonly close: () => Promise<void>;
}

const description: Description = parse(
  readFileSync(path.join(repository, 'openapi/openapi.yaml'), 'utf8'),
);
const { schemas } = description.components;

/** Creation and update times of the objects. */
const now = '2025-04-01T12:00:00Z';

/** Whether a field holds the id of another object. */
const isReference = (field: string): boolean => field.endsWith('_id');

/** Starts an account without any object. It refuses calls without the token. */
export async function startMockApi(token: string): Promise<MockApi> {
  const calls: string[] = [];
  const problems: string[] = [];
  const objects = new Map<string, JsonObject>();
  const server = createServer((request, response) => {
    respond(request, response, { token, calls, problems, objects }).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
  return { baseUrl: `http://127.0.0.1:${port}/product`, calls, problems, objects, close };
}

interface Account {
  readonly token: string;
  readonly calls: string[];
  readonly problems: string[];
  readonly objects: Map<string, JsonObject>;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { token, calls, problems, objects }: Account,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const found = findOperation(method.toLowerCase(), url.replace(/^\/product/, ''));
  const send = (status: number, body?: unknown): void => {
    calls.push(`${found?.operation.operationId ?? `${method} ${url}`} ${status}`);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  if (headers.authorization !== `Bearer ${token}`) problems.push(`${url}: no key`);
  if (!found) {
    problems.push(`The description has no ${method} ${url}`);
    return send(404);
  }
  const { operation, id } = found;
  const [status = '200'] = Object.keys(operation.responses);
  const bodyName = schemaName(operation.requestBody?.content);
  if (bodyName === undefined && id === undefined) return send(Number(status), {});
  const known = id === undefined ? {} : objects.get(id);
  if (!known) {
    problems.push(`There is no ${id}`);
    return send(404);
  }
  if (bodyName === undefined) return send(Number(status), known);
  const body = (await json(request)) as JsonObject;
  const wrong = violations(bodyName, body);
  for (const field of missingReferences(body, objects)) wrong.push(`${field} refers to nothing`);
  if (wrong.length > 0) {
    problems.push(...wrong.map((problem) => `${operation.operationId}: ${problem}`));
    return send(422);
  }
  const stored: JsonObject = {
    ...defaults(bodyName),
    created_at: now,
    ...known,
    ...body,
    updated_at: now,
  };
  objects.set(String(stored.id), stored);
  for (const line of lines(body)) objects.set(String(line.id), line);
  const readName = schemaName(operation.responses[status]?.content);
  if (readName !== undefined) problems.push(...violations(readName, stored));
  send(Number(status), stored);
}

function findOperation(
  method: string,
  url: string,
): { readonly operation: Operation; readonly id: string | undefined } | undefined {
  for (const [template, item] of Object.entries(description.paths)) {
    const pattern = new RegExp(`^${template.replace('{id}', '([^/?]+)')}$`);
    const match = pattern.exec(url);
    const operation = match ? item[method] : undefined;
    if (match && operation) return { operation, id: match[1] };
  }
  return undefined;
}

function schemaName(content: Content | undefined): string | undefined {
  return content?.['application/json']?.schema.$ref?.split('/').at(-1);
}

function defaults(name: string): JsonObject {
  const fields = Object.entries(schemas[name]?.properties ?? {});
  return Object.fromEntries(
    fields.flatMap(([field, { default: value }]) => (value === undefined ? [] : [[field, value]])),
  );
}

/** Returns the fields that hold ids of objects that do not exist, in the object and in its lines. */
function missingReferences(body: JsonObject, objects: ReadonlyMap<string, JsonObject>): string[] {
  return [body, ...lines(body)].flatMap((object) =>
    Object.entries(object)
      .filter(([field, id]) => isReference(field) && !objects.has(String(id)))
      .map(([field]) => field),
  );
}

/** Returns the nested lines of an object. */
function lines(object: JsonObject): JsonObject[] {
  return Object.values(object).flatMap((value) => (Array.isArray(value) ? value : []));
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajvFormats.default(ajv);
ajv.addSchema({ $id: 'https://mock.example/', components: description.components });
const validators = new Map<string, ValidateFunction>();

function violations(name: string, value: unknown): string[] {
  const validate =
    validators.get(name) ??
    ajv.compile({ $ref: `https://mock.example/#/components/schemas/${name}` });
  validators.set(name, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
