import * as z from 'zod';
import { didYouMean } from '../diagnostics/index.js';
import type { KeyPath } from './locate.js';

type Node = z.core.JSONSchema.BaseSchema;

/** Number of other key paths that a hint names. */
const maxPaths = 2;

/** Hints for values that a schema refuses, made from the schema itself. */
export class SchemaHints {
  readonly #schema: z.ZodType;
  readonly #foreignKeyHint: (key: string) => string | undefined;
  #json: Node | undefined;

  /** @param foreignKeyHint returns a hint for a key of the first level that another tool has */
  constructor(schema: z.ZodType, foreignKeyHint: (key: string) => string | undefined) {
    this.#schema = schema;
    this.#foreignKeyHint = foreignKeyHint;
  }

  get #root(): Node {
    this.#json ??= z.toJSONSchema(this.#schema, { io: 'input', unrepresentable: 'any' });
    return this.#json;
  }

  /** Names the known key that is meant, or the place where a key of this name belongs. */
  key(path: KeyPath, unknown: string, known: readonly string[]): string | undefined {
    const near =
      (path.length === 0 ? this.#foreignKeyHint(unknown) : undefined) ?? didYouMean(unknown, known);
    if (near !== undefined) return near;
    const elsewhere = keyPaths(this.#root, unknown);
    if (elsewhere.length > 0 && elsewhere.length <= maxPaths)
      return `did you mean ${elsewhere.join(' or ')}?`;
    const begun = known.filter((key) => key.startsWith(unknown));
    return begun.length === 1 ? `did you mean ${begun[0]}?` : undefined;
  }

  /** Shows a value as the list or the object that the schema expects: `["a"]`, `{ path: "a" }`. */
  value(path: KeyPath, written: unknown): string | undefined {
    const alternatives = nodesAt(this.#root, path);
    const items = alternatives.flatMap(({ items }) => (items ? [items as Node] : []));
    if (items.some((item) => fits(item, written))) return `write [${JSON.stringify(written)}]`;
    const pair = items.map((item) => pairHint(item, written)).find((hint) => hint !== undefined);
    if (pair !== undefined) return pair;
    if (typeof written !== 'string') return undefined;
    const name = /^https?:/.test(written) ? 'url' : 'path';
    return alternatives.some(({ properties = {} }) => Object.hasOwn(properties, name))
      ? `write { ${name}: ${JSON.stringify(written)} }`
      : undefined;
  }
}

function fits(node: Node, written: unknown): boolean {
  return schemaAlternatives(node).some(
    ({ type, enum: values, properties }) =>
      (values === undefined || values.includes(written as string)) &&
      type === typeof written &&
      (properties === undefined ||
        Object.keys(Object(written)).some((key) => Object.hasOwn(properties, key))),
  );
}

/** Shows `{ "/old": "/new" }` as a list of objects with two required keys: `[{ from: "/old", to: "/new" }]`. */
function pairHint({ required }: Node, written: unknown): string | undefined {
  const [first] = Object.entries(Object(written));
  if (first === undefined || typeof written !== 'object' || required?.length !== 2)
    return undefined;
  const [key, value] = first.map((text) => JSON.stringify(text));
  return `write [{ ${required[0]}: ${key}, ${required[1]}: ${value} }, …]`;
}

/** Returns the shortest key paths that end with a name, outside lists: `themeConfig.navbar.logo`. */
function keyPaths(root: Node, name: string): readonly string[] {
  let level: (readonly [path: string, node: Node])[] = [['', root]];
  while (level.length > 0) {
    const below = level.flatMap(([path, node]) =>
      schemaProperties(node).map(([key, inner]) => [path ? `${path}.${key}` : key, inner] as const),
    );
    const found = below.filter(([path]) => path.split('.').at(-1) === name);
    if (found.length > 0) return [...new Set(found.map(([path]) => path))];
    level = below;
  }
  return [];
}

function nodesAt(root: Node, path: KeyPath): readonly Node[] {
  return path.reduce<readonly Node[]>(
    (nodes, key) =>
      nodes
        .flatMap((node) =>
          typeof key === 'number'
            ? [node.items as Node | undefined]
            : schemaProperties(node).flatMap(([name, inner]) => (name === key ? [inner] : [])),
        )
        .flatMap((node) => (node === undefined ? [] : schemaAlternatives(node))),
    schemaAlternatives(root),
  );
}

function schemaProperties(node: Node): readonly (readonly [string, Node])[] {
  return schemaAlternatives(node).flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([name, inner]) => [name, inner as Node] as const),
  );
}

function schemaAlternatives(node: Node): readonly Node[] {
  const { anyOf = [], oneOf = [], allOf = [] } = node;
  const inner = [...anyOf, ...oneOf, ...allOf] as Node[];
  return inner.length === 0 ? [node] : inner.flatMap(schemaAlternatives);
}
