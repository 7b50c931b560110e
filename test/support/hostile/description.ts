/** A malicious description. */
export interface Hostile {
  readonly text: string;
  /** Code of the error that rejects it; undefined if it builds. */
  readonly said?: string;
}

/** Descriptions by the problem that they cause. */
export type Hostiles = Readonly<Record<string, Hostile>>;

export const shown = (text: string): Hostile => ({ text });
export const refused = (text: string, said = 'openapi/too-complex'): Hostile => ({ text, said });

export type Json = Readonly<Record<string, unknown>>;

export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** An object with an entry for each number. */
export function each(count: number, entry: (number: number) => readonly [string, unknown]): Json {
  return Object.fromEntries(numbers(count).map(entry));
}

export const doneResponses = { 200: { description: 'Done.' } };
export const at = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export function operationReturning(schema: unknown): Json {
  return {
    get: {
      responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
    },
  };
}

export function describing(paths: Json, schemas: Json = {}, more: Json = {}): string {
  const info = { title: 'Hostile', version: '1' };
  return JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas, ...more } });
}

/** If it is this, it must be this, else it must be this. */
export const conditional = (schema: Json): Json =>
  Object.fromEntries(['if', 'then', 'else'].map((key) => [key, schema]));

/** A description of one operation, which responds with the schema `Start`. */
export function ofSchemas(schemas: Json): string {
  return describing({ '/start': operationReturning(at('Start')) }, schemas);
}

/** Each level references the next one, an unnamed schema in the response of a path. */
export function unnamed(levels: number, level: (next: Json) => Json): string {
  const pointer = (number: number) =>
    `#/paths/~1level${number}/get/responses/200/content/application~1json/schema`;
  const paths = each(levels, (number) => [
    `/level${number}`,
    operationReturning(level({ $ref: pointer(number + 1) })),
  ]);
  return describing({ ...paths, [`/level${levels}`]: operationReturning({ type: 'string' }) });
}
