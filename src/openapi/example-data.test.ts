import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Api } from './api/api.js';
import { loadApi } from './index.js';
import { plainPorts } from './plain-ports.test.data.js';

let siteDir: string;
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'docsgen-examples-'));
});
afterAll(() => rm(siteDir, { recursive: true }));

async function load(text: string, files: Readonly<Record<string, string>> = {}) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
    await writeFile(path.join(siteDir, name), content);
  }
  const file = { path: 'openapi/openapi.yaml', text, digest: '' };
  const { value, diagnostics } = await loadApi(file, { siteDir }, plainPorts);
  if (value === undefined) throw new Error(diagnostics.map(line).join('\n'));
  return { api: value, found: diagnostics.map(line) };
}

function line({ code, message, place }: Diagnostic): string {
  return `${place?.file}:${place?.start.line} ${code} ${message}`;
}

const mars = 'components:\n  examples:\n    Mars: {value: {name: Mars}}\n';

const planet = (media: string, components = mars) => `openapi: 3.1.0
info: {title: Planets, version: '1'}
paths:
  /planet:
    get:
      operationId: getPlanet
      responses:
        '200':
          description: A planet.
          content:
            application/json:
              ${media}
${components}`;

const apiMedia = (api: Api) => api.operations[0]?.responses[0]?.media[0];
const codes = (api: Api) =>
  apiMedia(api)?.examples.map(({ code }) => code.text.replace(/\s+/g, ''));

describe('references in examples', () => {
  it.each([
    ['the example of a media type', `example: {$ref: '#/components/examples/Mars'}`],
    ['its value', `example: {$ref: '#/components/examples/Mars/value'}`],
    [
      'the value of a named example',
      `examples: {a: {value: {$ref: '#/components/examples/Mars'}}}`,
    ],
    ['a named example', `examples: {a: {$ref: '#/components/examples/Mars'}}`],
    [
      'the example of a schema',
      `schema: {type: object, example: {$ref: '#/components/examples/Mars'}}`,
    ],
    [
      'an example of a schema',
      `schema: {type: object, examples: [{$ref: '#/components/examples/Mars'}]}`,
    ],
  ])('are resolved as %s', async (_, media) => {
    const { api, found } = await load(planet(media));
    expect(codes(api)).toEqual(['{"name":"Mars"}']);
    expect(found).toEqual([]);
  });

  it('are resolved inside values and recursively', async () => {
    const components = `${mars}    All: {value: [{$ref: '#/components/examples/Mars'}, {name: Venus}]}\n`;
    const media = `example: {planets: {$ref: '#/components/examples/All'}}`;
    const { api, found } = await load(planet(media, components));
    expect(codes(api)).toEqual(['{"planets":[{"name":"Mars"},{"name":"Venus"}]}']);
    expect(found).toEqual([]);
  });

  it('are resolved in parameters and headers', async () => {
    const { api } = await load(`openapi: 3.0.3
info: {title: Planets, version: '1'}
paths:
  /planets:
    get:
      parameters:
        - {name: near, in: query, schema: {type: string}, example: {$ref: '#/components/examples/Name'}}
      responses:
        '200':
          description: Planets.
          headers:
            X-Near: {schema: {type: string}, examples: {a: {value: {$ref: '#/components/examples/Name'}}}}
components:
  examples:
    Name: {value: Mars}
`);
    const [operation] = api.operations;
    expect(operation?.parameters[0]?.examples.map(({ code }) => code.text)).toEqual(['Mars']);
    const [header] = operation?.responses[0]?.headers ?? [];
    expect(header?.examples?.map(({ code }) => code.text)).toEqual(['Mars']);
  });

  it('are resolved in Swagger 2.0 responses', async () => {
    const { api } = await load(`swagger: '2.0'
info: {title: Planets, version: '1'}
paths:
  /planet:
    get:
      produces: [application/json]
      responses:
        '200':
          description: A planet.
          schema: {type: object}
          examples:
            application/json: {$ref: '#/x-examples/Mars'}
x-examples:
  Mars: {name: Mars}
`);
    expect(codes(api)).toEqual(['{"name":"Mars"}']);
  });

  it('are kept when the example itself shows a reference', async () => {
    const media = `example: {$ref: '#/components/schemas/Planet'}`;
    const components = 'components: {schemas: {Planet: {type: object}}}\n';
    const { api, found } = await load(planet(media, components));
    expect(codes(api)).toEqual(['{"$ref":"#/components/schemas/Planet"}']);
    expect(found).toEqual([]);
  });

  it('are shown as written when they are unresolved or cyclic', async () => {
    const missing = await load(planet(`example: {$ref: '#/components/examples/Venus'}`));
    expect(codes(missing.api)).toEqual(['{"$ref":"#/components/examples/Venus"}']);
    expect(missing.found).toEqual([
      expect.stringMatching(/^openapi\/openapi\.yaml:12 openapi\/unresolved-reference/),
    ]);
    const circle = `components:
  examples:
    A: {value: {$ref: '#/components/examples/B'}}
    B: {value: {$ref: '#/components/examples/A'}}
`;
    const { api } = await load(planet(`example: {$ref: '#/components/examples/A'}`, circle));
    expect(codes(api)?.[0]).toMatch(/^\{"\$ref":/);
  });

  it('are reported as too complex when they expand exponentially', async () => {
    const levels = Array.from(
      { length: 40 },
      (_, at) =>
        `    E${at + 1}: {value: [{$ref: '#/components/examples/E${at}'}, {$ref: '#/components/examples/E${at}'}]}\n`,
    );
    const components = `components:\n  examples:\n    E0: {value: 1}\n${levels.join('')}`;
    await expect(
      load(planet(`example: {$ref: '#/components/examples/E40'}`, components)),
    ).rejects.toThrow('openapi/too-complex');
  });

  it('are not resolved in the downloadable file', async () => {
    const text = planet(`example: {$ref: '#/components/examples/Mars'} # red`);
    const { api } = await load(text);
    expect(api.downloads[0]?.text).toBe(text);
  });
});

describe('external examples', () => {
  it('are shown inline when they are short text files', async () => {
    const { api, found } = await load(
      planet(`examples: {a: {externalValue: ../examples/mars.json, summary: Mars}}`),
      { 'examples/mars.json': '{"name": "Mars"}' },
    );
    expect(codes(api)).toEqual(['{"name":"Mars"}']);
    expect(apiMedia(api)?.externalExamples).toEqual([]);
    expect(api.files).toEqual(['examples/mars.json']);
    expect(found).toEqual([]);
  });

  it('are linked when they are large or binary', async () => {
    const { api } = await load(
      planet(`examples: {a: {externalValue: ../examples/long.json}, b: {externalValue: mars.png}}`),
      { 'examples/long.json': JSON.stringify('x'.repeat(300_000)) },
    );
    expect(codes(api)).toEqual([]);
    expect(
      apiMedia(api)?.externalExamples?.map(({ name, description }) => [name, description?.text]),
    ).toEqual([
      ['a', '[long\\.json](<../examples/long.json>)'],
      ['b', '[mars\\.png](<mars.png>)'],
    ]);
  });

  it('are linked when they are remote URLs', async () => {
    const url = 'https://example.com/mars.json';
    const { api, found } = await load(planet(`examples: {a: {externalValue: '${url}'}}`));
    expect(apiMedia(api)?.externalExamples).toMatchObject([{ name: 'a', url }]);
    expect(found).toEqual([]);
  });

  it('are reported with their position when they are missing or outside the site', async () => {
    const { api, found } = await load(
      planet(
        `examples: {a: {externalValue: none.json}, b: {externalValue: ../../../etc/none.json}}`,
      ),
    );
    expect(codes(api)).toEqual([]);
    expect(found).toEqual([
      expect.stringMatching(/^openapi\/openapi\.yaml:12 openapi\/missing-file/),
      expect.stringMatching(/^openapi\/openapi\.yaml:12 openapi\/outside-reference/),
    ]);
  });
});
