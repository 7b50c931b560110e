import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fragment } from '../content/fragment.js';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import type { Api } from './api/api.js';
import type { Operation } from './api/operation.js';
import { loadApi } from './index.js';
import type { Ports } from './normalize/context.js';
import type { Origin } from './source/locate.js';

const siteDir = path.join(import.meta.dirname, 'fixtures/swagger-2-0');

/** Renders Markdown and reports the position of each link. */
function markdown(text: string, origin: Origin): Outcome<Fragment> {
  const references = [...text.matchAll(/\]\(([^)]*)\)/g)].map(({ 1: target = '', index }) => ({
    kind: 'link' as const,
    target,
    place: { file: origin.file, start: origin.at(index + 2) },
  }));
  return {
    value: { body: { text: [text], placeholders: [] }, references, embeds: [], text },
    diagnostics: [],
  };
}

const ports: Ports = {
  markdown,
  highlight: (text, language) => ({ language, text, html: text }),
};

async function load(text: string): Promise<Outcome<Api | undefined>> {
  return loadApi({ path: 'swagger.yaml', text, digest: '' }, { siteDir }, ports);
}

describe('a Swagger 2.0 description', () => {
  let source: string;
  let api: Api;
  let diagnostics: readonly Diagnostic[];
  beforeAll(async () => {
    source = await readFile(path.join(siteDir, 'swagger.yaml'), 'utf8');
    const loaded = await load(source);
    if (loaded.value === undefined) throw new Error('nothing was loaded');
    api = loaded.value;
    diagnostics = loaded.diagnostics;
  });

  function operation(slug: string): Operation {
    const found = api.operations.find((one) => one.slug === slug);
    if (found === undefined) throw new Error(`no operation ${slug}`);
    return found;
  }

  it('loads without diagnostics', () => {
    expect(diagnostics).toEqual([]);
    expect(api.format).toBe('Swagger 2.0');
  });

  it('has a server for each scheme, also at operation level', () => {
    expect(api.servers.map(({ url }) => url)).toEqual([
      'https://library.example.com/v3',
      'http://library.example.com/v3',
    ]);
    expect(operation('add-book')).toMatchObject({ serversFrom: 'operation', servers: [{}] });
  });

  it('has a server when host is a whole URL', async () => {
    const text = "swagger: '2.0'\nhost: http://library.example.com/\nbasePath: /v3\npaths: {}\n";
    const { value } = await load(text);
    expect(value?.servers.map(({ url }) => url)).toEqual(['https://library.example.com/v3']);
  });

  it('has OpenAPI 3 security schemes', () => {
    expect(api.securitySchemes).toMatchObject([
      { name: 'card', type: 'apiKey', in: 'query', parameter: 'card' },
      { name: 'desk', type: 'http', scheme: 'basic' },
      {
        type: 'oauth2',
        flows: [
          { type: 'authorizationCode', scopes: [{ name: 'lend', description: 'Lend a book' }] },
        ],
      },
    ]);
    expect(operation('add-book').security).toEqual([
      [{ scheme: 'desk', scopes: [] }],
      [{ scheme: 'account', scopes: ['lend'] }],
    ]);
  });

  it('maps collectionFormat to parameter styles', () => {
    expect(operation('list-books').parameters).toMatchObject([
      { name: 'page', schema: { limits: [{ keyword: 'minimum' }], default: { value: 1 } } },
      { name: 'genre', style: 'form', explode: true },
      { name: 'ids', style: 'pipeDelimited', explode: false },
      { name: 'years', style: 'form', explode: false },
      { name: 'X-Shelf', in: 'header', examples: [{ code: { text: 'A7' } }] },
    ]);
  });

  it('turns a shared body parameter into a request body', () => {
    expect(operation('add-book')).toMatchObject({
      deprecated: true,
      parameters: [],
      requestBody: {
        required: true,
        description: { text: 'The book.' },
        media: [{ type: 'application/json', schema: { ref: 'Book' } }],
      },
    });
  });

  it('turns form parameters into form bodies, with and without files', () => {
    expect(operation('add-cover').requestBody?.media).toMatchObject([
      {
        type: 'multipart/form-data',
        schema: {
          properties: [
            {
              name: 'picture',
              required: true,
              schema: { format: 'binary', description: { text: 'The picture.' } },
            },
            { name: 'notes', required: false },
          ],
        },
        encoding: [{ property: 'notes', style: 'spaceDelimited', explode: false }],
      },
    ]);
    expect(operation('describe-cover').requestBody).toMatchObject({
      required: false,
      media: [{ type: 'application/x-www-form-urlencoded' }],
    });
  });

  it('has responses in every media type with their examples', () => {
    expect(operation('list-books').responses[0]).toMatchObject({
      headers: [{ name: 'X-Total', schema: { types: ['integer'] } }],
      media: [
        { type: 'application/json', examples: [{ generated: false }] },
        { type: 'application/xml', examples: [{ generated: true }] },
      ],
    });
    expect(operation('add-cover').responses[0]?.media).toMatchObject([
      { type: 'image/png', schema: { format: 'binary' } },
    ]);
    expect(operation('add-book').responses[1]).toMatchObject({
      status: '404',
      media: [{ schema: { ref: 'Problem' } }, {}],
    });
  });

  it('has its schemas', () => {
    const [book, novel] = api.schemas;
    expect(book?.schema).toMatchObject({
      discriminator: { property: 'kind', mapping: [{ value: 'Novel', schema: 'Novel' }] },
      properties: [
        { name: 'title', required: true },
        { name: 'kind' },
        { name: 'subtitle', schema: { nullable: true } },
        { name: 'lent', schema: { readOnly: true } },
        { name: 'first', schema: { types: ['string'], examples: [{ value: 'Emma' }] } },
      ],
    });
    expect(novel?.schema.properties.map(({ name }) => name)).toContain('pages');
    expect(JSON.parse(novel?.examples[0]?.code.text ?? '')).toMatchObject({ kind: 'Novel' });
  });

  it('is offered for download unchanged', () => {
    expect(api.downloads[0]?.text).toBe(source);
    expect(JSON.parse(api.downloads[1]?.text ?? '').swagger).toBe('2.0');
  });

  it('keeps the source position of every element', () => {
    const textLine = (text: string) =>
      source.split('\n').findIndex((line) => line.includes(text)) + 1;
    expect(operation('add-cover').place.start.line).toBe(textLine('operationId: addCover') - 1);
    expect(api.schemas.map(({ place }) => place.start.line)).toEqual([
      textLine('  Book:'),
      textLine('  Novel:'),
      textLine('  Problem:'),
    ]);
    const shelves = api.groups[0]?.tags[0]?.description?.references[0];
    const problems = api.schemas[2]?.schema.properties[0]?.schema.description?.references[0];
    for (const link of [shelves, problems]) {
      expect(source.slice(link?.place.start.offset).startsWith(link?.target ?? 'none')).toBe(true);
    }
  });
});

it('follows a reference with a percent sign that encodes nothing', async () => {
  const text = `swagger: '2.0'
info: { title: Library, version: '1' }
paths:
  /books:
    get:
      parameters: [{ $ref: '#/parameters/100%' }]
      responses: { '200': { description: The books. } }
parameters: { '100%': { name: share, in: query, type: integer } }
`;
  const { value } = await load(text);
  expect(value?.operations[0]?.parameters.map(({ name }) => name)).toEqual(['share']);
});

describe('errors in a Swagger 2.0 description', () => {
  it('are reported with their position', async () => {
    const text = `swagger: '2.0'
info: { title: Library, version: '1' }
paths:
  /books/{id}:
    get:
      sumary: One book
      tags: [book]
      parameters: [{ name: shelf, in: query, type: strng }]
      responses: { '200': { schema: { $ref: '#/definitions/Bok' } } }
tags: [{ name: books }]
definitions:
  Book: { type: object, required: [titel], properties: { title: { type: string } } }
`;
    const { value, diagnostics } = await load(text);
    expect(value?.operations).toHaveLength(1);
    expect(
      diagnostics.map(
        ({ code, place, hint }) => `${place?.start.line}:${place?.start.column} ${code} ${hint}`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "5:5 openapi/undeclared-path-parameter add a parameter with name: id and in: path",
        "6:7 openapi/unknown-key did you mean summary?",
        "7:14 openapi/undeclared-tag did you mean books?",
        "8:52 openapi/unknown-type did you mean string?",
        "9:20 openapi/missing-field undefined",
        "9:45 openapi/unresolved-reference did you mean #/definitions/Book?",
        "12:36 openapi/unknown-required-property did you mean title?",
      ]
    `);
  });
});
