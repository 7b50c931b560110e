import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fragment } from '../content/fragment.js';
import type { Outcome } from '../diagnostics/diagnostic.js';
import type { Api } from './api/api.js';
import type { ApiSchema } from './api/schema.js';
import { loadApi } from './index.js';
import type { Ports } from './normalize/context.js';
import type { Origin } from './source/locate.js';

const fixtures = path.join(import.meta.dirname, 'fixtures');

/** Renders Markdown and reports the position of each link. */
function markdown(text: string, origin: Origin): Outcome<Fragment> {
  const references = [...text.matchAll(/\]\(([^)]*)\)/g)].map(({ 1: target = '', index }) => ({
    kind: 'link' as const,
    target,
    place: { file: origin.file, start: origin.at(index + 2) },
  }));
  const body = { text: [text], placeholders: [] };
  return { value: { body, references, embeds: [], text }, diagnostics: [] };
}

const ports: Ports = {
  markdown,
  highlight: (text, language) => ({ language, text, html: text }),
};

async function load(file: string): Promise<Api> {
  const siteDir = path.join(fixtures, path.dirname(file));
  const text = await readFile(path.join(fixtures, file), 'utf8');
  const name = path.basename(file);
  const { value } = await loadApi({ path: name, text, digest: '' }, { siteDir }, ports);
  if (value === undefined) throw new Error('nothing was loaded');
  return value;
}

async function loadText(text: string): Promise<Api> {
  const head = "openapi: 3.1.0\ninfo: { title: Planets, version: '1' }\n";
  const file = { path: 'openapi.yaml', text: head + text, digest: '' };
  const { value } = await loadApi(file, { siteDir: fixtures }, ports);
  if (value === undefined) throw new Error('nothing was loaded');
  return value;
}

/**
 * Shortens the normalized form for snapshots: omits empty values and JSON schemas, which have their own tests, and
 * replaces fragments by their text.
 */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  if ('html' in value && 'text' in value) return value.text;
  if ('body' in value && 'embeds' in value && 'text' in value) return value.text;
  if ('file' in value && 'start' in value) {
    const { line, column } = value.start as { line: number; column: number };
    return `${value.file}:${line}:${column}`;
  }
  const isEmpty = (child: unknown) =>
    child === undefined ||
    child === false ||
    child === 'unspecified' ||
    (Array.isArray(child) && child.length === 0);
  const entries = Object.entries(value).filter(
    ([key, child]) => key === 'value' || !(isEmpty(child) || /jsonSchemas?$/i.test(key)),
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, compact(child)]));
}

describe('a description in one file', () => {
  let api: Api;
  beforeAll(async () => {
    api = await load('openapi-3-1/openapi.yaml');
  });

  it('has its servers, groups and security schemes', () => {
    const { operations, schemas, downloads, ...rest } = api;
    expect(compact(rest)).toMatchSnapshot();
  });

  it('has its operations in the order of the groups', () => {
    expect(api.operations.map(({ tag, slug }) => `${tag}/${slug}`)).toEqual([
      'orders/list-orders',
      'orders/create-order',
      'orders/cancel-order',
      'orders/put-orders-order-id',
      'schemas-2/http-photo-upload',
      'default/get-health',
    ]);
  });

  it('describes each operation', () => {
    const plain = api.operations.map(({ samples, ...operation }) => compact(operation));
    expect(plain).toMatchSnapshot();
  });

  it('describes each schema', () => {
    expect(api.schemas.map(compact)).toMatchSnapshot();
  });

  it('knows where each link of a description stands', async () => {
    const text = await readFile(path.join(fixtures, 'openapi-3-1/openapi.yaml'), 'utf8');
    const tags = api.groups.flatMap(({ tags }) => tags);
    const fragments = [api.description, ...tags.map(({ description }) => description)];
    const links = fragments.flatMap((fragment) => fragment?.references ?? []);
    expect(links.map(({ target }) => target)).toEqual(['./menu.md', './orders.md']);
    for (const { target, place } of links) {
      expect(text.slice(place.start.offset)).toMatch(
        new RegExp(`^${target.replaceAll('.', '\\.')}`),
      );
    }
  });

  it('offers its own text and a converted one', async () => {
    const text = await readFile(path.join(fixtures, 'openapi-3-1/openapi.yaml'), 'utf8');
    const [yaml, json] = api.downloads;
    expect(yaml).toEqual({ format: 'yaml', text });
    expect(json?.format).toBe('json');
    expect(JSON.parse(json?.text ?? '').info.title).toBe('Corner Café');
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(api))).toEqual(api);
  });
});

describe('a description in several files', () => {
  it('is one normal form with places in the right files', async () => {
    const { downloads, ...api } = await load('several-files-3-0/openapi.yaml');
    const operations = api.operations.map(({ samples, ...operation }) => operation);
    expect(compact({ ...api, operations })).toMatchSnapshot();
    expect(downloads.map(({ text }) => text).join()).not.toContain('.yaml');
  });
});

describe('schemas', () => {
  async function schemas(text: string): Promise<Record<string, unknown>> {
    const api = await loadText(`components:\n  schemas:\n    ${text.replaceAll('\n', '\n    ')}`);
    return Object.fromEntries(api.schemas.map(({ name, schema }) => [name, compact(schema)]));
  }

  it.each([
    ['3.0', '{ type: string, nullable: true }'],
    ['a list of types', "{ type: [string, 'null'] }"],
    ['anyOf', "{ anyOf: [{ type: string }, { type: 'null' }] }"],
    ['oneOf with an enum of null', '{ oneOf: [{ enum: [null] }, { type: string }] }'],
  ])('may be null in the spelling of %s', async (_, text) => {
    expect((await schemas(`A: ${text}`)).A).toEqual({ types: ['string'], nullable: true });
  });

  it('keep a reference and its siblings', async () => {
    const text = `A: { type: object }
B: { $ref: '#/components/schemas/A', description: beside }
C: { allOf: [{ $ref: '#/components/schemas/A' }], description: beside, nullable: true }
D: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }], deprecated: true }`;
    expect(await schemas(text)).toMatchObject({
      B: { ref: 'A', description: 'beside' },
      C: { ref: 'A', description: 'beside', nullable: true },
      D: { ref: 'A', deprecated: true, nullable: true },
    });
  });

  it('end at circular references', async () => {
    const text = `A: { $ref: '#/components/schemas/B' }
B: { $ref: '#/components/schemas/A' }
C: { allOf: [{ $ref: '#/components/schemas/A' }, { type: object }] }
D: { allOf: [{ $ref: '#/components/schemas/D' }, { type: object }] }
E: { type: object, properties: { e: { $ref: '#/components/schemas/E/properties/e' } } }
F: { type: array, items: { $ref: '#/components/schemas/G/items' } }
G: { type: array, items: { type: array, items: { $ref: '#/components/schemas/F/items' } } }`;
    const found = await schemas(text);
    expect(found).toMatchObject({ A: { ref: 'B' }, B: { ref: 'A' } });
    expect(found).toMatchSnapshot();
  });

  it('show a single constant with a title as a value, and one without as the only value', async () => {
    const text = `A: { type: integer, oneOf: [{ const: 2, title: MOON, description: Of a planet. }] }
B: { type: integer, oneOf: [{ const: 2 }] }`;
    expect(await schemas(text)).toEqual({
      A: { types: ['integer'], enum: [{ value: 2, name: 'MOON', description: 'Of a planet.' }] },
      B: { types: ['integer'], const: { value: 2 } },
    });
  });

  it('list equal alternatives once', async () => {
    const text = `A: { oneOf: [{ type: string }, { type: string }] }
B: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: integer }, { $ref: '#/components/schemas/A' }] }`;
    expect(await schemas(text)).toEqual({
      A: { types: ['string'] },
      B: { alternatives: [{ keyword: 'anyOf', schemas: [{ ref: 'A' }, { types: ['integer'] }] }] },
    });
  });

  it('stay apart where allOf contradicts itself', async () => {
    const text = 'A: { allOf: [{ type: string }, { type: integer }], description: odd }';
    expect((await schemas(text)).A).toEqual({
      description: 'odd',
      alternatives: [
        { keyword: 'allOf', schemas: [{ types: ['string'] }, { types: ['integer'] }] },
      ],
    });
  });

  it('show a part that is required elsewhere in allOf', async () => {
    const text = `Base: { type: object, properties: { id: { type: string } } }
A: { allOf: [{ $ref: '#/components/schemas/Base' }, { required: [id] }] }`;
    expect((await schemas(text)).A).toMatchObject({
      types: ['object'],
      properties: [{ name: 'id', required: true }],
    });
  });

  it('survive values of the wrong kind', async () => {
    const text = `A: { type: 7, properties: [1], required: yes, enum: no, oneOf: {}, allOf: 1, items: 2 }
B: null
C: [1]
constructor: { type: object, properties: { __proto__: { type: string } } }`;
    expect(Object.keys(await schemas(text))).toEqual(['A', 'B', 'C', 'constructor']);
  });

  it('fold a schema that was written out many times into one object', async () => {
    const level = (n: number) =>
      `L${n}: { type: object, properties: { a: { $ref: '#/components/schemas/L${n + 1}/properties' }, b: { $ref: '#/components/schemas/L${n + 1}/properties' } } }`;
    const text = [...Array.from({ length: 12 }, (_, n) => level(n)), 'L12: { properties: {} }'];
    const api = await loadText(`components:\n  schemas:\n    ${text.join('\n    ')}\n`);
    const distinct = new Set<ApiSchema>();
    const visit = (schema: ApiSchema): void => {
      if (distinct.has(schema)) return;
      distinct.add(schema);
      for (const { schema: property } of schema.properties) visit(property);
    };
    for (const { schema } of api.schemas) visit(schema);
    expect(distinct.size).toBeLessThan(100);
  });
});

describe('a description that takes too long', () => {
  it('is given up with an error', async () => {
    const schemas = Array.from({ length: 14 }, (_, level) => {
      const next = `{ $ref: '#/components/schemas/L${level + 1}/items', title: x }`;
      const properties = Array.from({ length: 8 }, (_, index) => `p${index}: ${next}`);
      return `    L${level}: { items: { properties: { ${properties.join(', ')} } } }`;
    });
    const text = `openapi: 3.1.0\ncomponents:\n  schemas:\n${schemas.join('\n')}\n    L14: { items: {} }\n`;
    const file = { path: 'openapi.yaml', text, digest: '' };
    const outcome = await loadApi(file, { siteDir: fixtures, seconds: 1 }, ports);
    expect(outcome.value).toBeUndefined();
    expect(outcome.diagnostics.map(({ code }) => code)).toContain('openapi/too-complex');
  });
});

describe('a description made to be endless', () => {
  it('by callbacks that fan out shows the first levels of them', async () => {
    const callbacks = Array.from({ length: 12 }, (_, level) => {
      const next = `{ $ref: '#/components/callbacks/C${level + 1}' }`;
      return `    C${level}: { '{$url}': { post: { responses: {}, callbacks: { a: ${next}, b: ${next}, c: ${next} } } } }`;
    });
    const { operations } = await loadText(
      [
        'paths:',
        "  /a: { get: { responses: {}, callbacks: { x: { $ref: '#/components/callbacks/C0' } } } }",
        'components:',
        '  callbacks:',
        ...callbacks,
        "    C12: { '{$url}': { post: { responses: {} } } }",
        '',
      ].join('\n'),
    );
    const below = (list: typeof operations) =>
      list.flatMap(({ callbacks = [] }) => callbacks.flatMap((one) => one.operations));
    expect(below(below(below(operations)))).toHaveLength(9);
    expect(below(below(below(below(operations))))).toHaveLength(0);
  });

  /** Returns thirty levels, each of which refers to the next several times. */
  function levels(of: (next: string) => string): string {
    const lines = Array.from({ length: 30 }, (_, level) => {
      const next = `{ $ref: '#/components/schemas/L${level + 1}' }`;
      return `    L${level}: ${of(next)}`;
    });
    return ['components:', '  schemas:', ...lines, '    L30: { type: string }', ''].join('\n');
  }

  it.each([
    ['allOf', (next: string) => `{ allOf: [${next}, { properties: { a: ${next} } }, ${next}] }`],
    [
      'alternatives',
      (next: string) => `{ anyOf: [{ allOf: [${next}, ${next}] }], oneOf: [${next}, ${next}] }`,
    ],
  ])('by references that fan out in %s is read once a level', async (_, of) => {
    const { schemas } = await loadText(`paths: {}\n${levels(of)}`);
    expect(schemas).toHaveLength(31);
    const alternatives = schemas.flatMap(({ schema }) => schema.alternatives);
    expect(alternatives.length).toBeLessThan(31 * 31 * 3);
  });
});

it('finds nothing wrong with a callback that is a reference', async () => {
  const doneResponses = "responses: { '200': { description: Seen. } }";
  const text = `openapi: 3.1.0
info: { title: Planets, version: '1' }
paths:
  /planets:
    get: { callbacks: { risen: { $ref: '#/components/callbacks/Risen' } }, ${doneResponses} }
components: { callbacks: { Risen: { '{$url}': { post: { summary: A moon has risen, ${doneResponses} } } } } }
`;
  const file = { path: 'openapi.yaml', text, digest: '' };
  const { value, diagnostics } = await loadApi(file, { siteDir: fixtures }, ports);
  expect(diagnostics).toEqual([]);
  const [planets] = value?.operations ?? [];
  expect(planets?.callbacks).toMatchObject([{ operations: [{ title: 'A moon has risen' }] }]);
});
