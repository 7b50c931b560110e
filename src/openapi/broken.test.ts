import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fragment } from '../content/fragment.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { loadApi } from './index.js';
import type { Ports } from './normalize/context.js';

const folder = path.join(import.meta.dirname, 'fixtures/broken');

const ports: Ports = {
  markdown: (text) => ({ value: plain(text), diagnostics: [] }),
  highlight: (text, language) => ({ language, text, html: text }),
};

function plain(text: string): Fragment {
  return { body: { text: [text], placeholders: [] }, references: [], embeds: [], text };
}

function line({ code, severity, message, hint, place, related = [] }: Diagnostic): string {
  const where = `${place?.file}:${place?.start.line}:${place?.start.column}`;
  const others = related.map((one) => ` (${one.message}: line ${one.place?.start.line})`).join('');
  return `${where} ${severity} ${code} ${message}${others}${hint === undefined ? '' : ` | ${hint}`}`;
}

async function findings(file: string, text: string, siteDir: string): Promise<string> {
  const { value, diagnostics } = await loadApi(
    { path: file, text, digest: '' },
    { siteDir },
    ports,
  );
  const shown = value === undefined ? 'nothing is shown' : `${value.operations.length} operations`;
  return [...diagnostics.map(line), `→ ${shown}`].join('\n');
}

const everyMoon = Array.from({ length: 150 }, (_, index) => ({
  $ref: `#/components/schemas/s${index}`,
}));

describe('broken descriptions', async () => {
  const files = (await readdir(folder)).sort();

  it.each(files)('%s is reported at its place', async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    expect(await findings(file, text, folder)).toMatchSnapshot();
  });

  it('JSON with two commas is reported at its place', async () => {
    const text = '{\n  "openapi": "3.1.0",\n  "paths": {},,\n}\n';
    expect(await findings('openapi.json', text, folder)).toMatchInlineSnapshot(`
      "openapi.json:3:15 error openapi/syntax The API description cannot be read: Unexpected , in flow map
      → nothing is shown"
    `);
  });

  it('JSON with a comment is distinguished from files that are no description', async () => {
    const text = '{\n  // Planets\n  "openapi": "3.1.0",\n  "paths": {}\n}\n';
    expect(await findings('openapi.json', text, folder)).toMatchInlineSnapshot(`
      "openapi.json:2:3 error openapi/syntax The API description cannot be read: JSON has no comments.
      → nothing is shown"
    `);
  });

  it('JSON with a comment further down is not taken for YAML', async () => {
    const text = '{\n  "openapi": "3.1.0", // "Planets"\n  "paths": { "//": {} }\n}\n';
    expect(await findings('openapi.json', text, folder)).toMatchInlineSnapshot(`
      "openapi.json:2:23 error openapi/syntax The API description cannot be read: JSON has no comments.
      → nothing is shown"
    `);
  });

  it('JSON that ends within a text is reported once', async () => {
    const text = '{\n  "openapi": "3.1.0",\n  "info": { "title": "Pla';
    expect(await findings('openapi.json', text, folder)).toMatchInlineSnapshot(`
      "openapi.json:3:22 error openapi/syntax The API description cannot be read: The quotation mark is never closed.
      → nothing is shown"
    `);
  });

  it('text in quotes that is not indented is reported once', async () => {
    const text =
      'openapi: 3.1.0\ninfo:\n  description: "MII\nBQA\nGA"\n  title: Moons\n  version: 1\n';
    expect(await findings('openapi.yaml', text, folder)).toMatchInlineSnapshot(`
      "openapi.yaml:3:16 error openapi/syntax The API description cannot be read: The quoted text ends without a quotation mark, where a line is not indented. | indent all lines of the text, or close it on its line
      → nothing is shown"
    `);
  });

  it('text over several lines that is not indented is reported once', async () => {
    const text =
      'openapi: 3.1.0\ninfo:\n  description: MII\nBQA\nGA\n  title: Moons\n  version: 1\n';
    expect(await findings('openapi.yaml', text, folder)).toMatchInlineSnapshot(`
      "openapi.yaml:4:1 error openapi/syntax The API description cannot be read: Implicit keys need to be on a single line | indent the line if it continues the text above; a key has a colon
      → nothing is shown"
    `);
  });

  it('JSON that ends too early is reported once', async () => {
    const text = '{\n  "openapi": "3.1.0",\n  "paths": { "/planets": {\n';
    expect(await findings('openapi.json', text, folder)).toMatchInlineSnapshot(`
      "openapi.json:4:1 error openapi/syntax The API description cannot be read: Flow map must end with a }
      → nothing is shown"
    `);
  });

  it('does not expand aliases of aliases without end', async () => {
    const rows = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg']) {
      rows.push(`${to}: &${to} [${`*${from}, `.repeat(9)}]`);
    }
    expect(await findings('openapi.yaml', rows.join('\n'), folder)).toContain(
      'openapi/too-complex',
    );
  });

  it.each([
    [
      'a server with thousands of placeholders',
      { servers: [{ url: `https://planets.example.com/${'{moon}'.repeat(50_000)}` }] },
      '1:84 error openapi/too-complex The check of the API description was stopped: the URL of a server has more than 100 placeholders.',
    ],
    [
      'a path with thousands of placeholders',
      { paths: { [`/${'{moon}/'.repeat(50_000)}`]: {} } },
      '1:64 error openapi/too-complex The check of the API description was stopped: a path has more than 100 placeholders.',
    ],
    [
      'a path with thousands of parameters',
      {
        paths: {
          [`/${'{moon}/'.repeat(50_000)}`]: {
            get: {
              parameters: Array.from({ length: 50_000 }, () => ({ name: 'moon', in: 'path' })),
            },
          },
        },
      },
      '1:64 error openapi/too-complex The check of the API description was stopped: a path has more than 100 placeholders.',
    ],
    [
      'hundreds of schemas that are alternatives of each other',
      {
        components: {
          schemas: Object.fromEntries(
            everyMoon.map((_, index) => [`s${index}`, { oneOf: everyMoon }]),
          ),
        },
      },
      'error openapi/too-complex The check of the API description was stopped: its schemas have more than 20000 alternatives.',
    ],
    [
      'a chain of thousands of tags',
      {
        tags: Array.from({ length: 20_000 }, (_, index) => ({
          name: `t${index}`,
          parent: `t${index + 1}`,
        })),
      },
      'error openapi/too-complex The check of the API description was stopped: a tag is nested in more than 100 others.',
    ],
  ])('gives up %s at its place', async (_, more, expected) => {
    const info = { title: 'T', version: '1' };
    const text = JSON.stringify({ openapi: '3.2.0', info, paths: {}, ...more });
    expect(await findings('openapi.json', text, folder)).toContain(expected);
  });

  it('does not merge mappings into each other without end', async () => {
    const doubling = Array.from(
      { length: 28 },
      (_, at) => `  m${at + 1}: &m${at + 1} {<<: [*m${at}, *m${at}]}`,
    );
    const text = ['openapi: 3.1.0', 'x-m:', '  m0: &m0 {a: 1}', ...doubling, 'paths: {}'].join(
      '\n',
    );
    expect(await findings('openapi.yaml', text, folder)).toMatchInlineSnapshot(`
      "openapi.yaml:20:13 error openapi/syntax The API description cannot be read: The merge keys (<<) of this mapping would copy far more than the file holds
      → nothing is shown"
    `);
  });

  it('takes an alias as often as it is wanted', async () => {
    const paths = Array.from({ length: 500 }, (_, index) => `  /p${index}: *same`);
    const same = 'x-same: &same { get: { responses: { 200: { description: Done. } } } }';
    const text = ['openapi: 3.1.0', "info: { title: T, version: '1' }", same, 'paths:', ...paths];
    expect(await findings('openapi.yaml', text.join('\n'), folder)).toBe('→ 500 operations');
  });

  it('reports parts that are nested too deeply', async () => {
    const responseAt = (level: number) =>
      `#/paths/~1p${level}/get/responses/200/content/application~1json/schema`;
    const paths = Array.from({ length: 5000 }, (_, level) => {
      const schema = { properties: { a: level === 4999 ? {} : { $ref: responseAt(level + 1) } } };
      const content = { 'application/json': { schema } };
      return [`/p${level}`, { get: { responses: { 200: { description: 'Done.', content } } } }];
    });
    const info = { title: 'T', version: '1' };
    const text = JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) });
    expect(await findings('openapi.json', text, folder)).toContain('nested too deeply');
  });
});

describe('files outside the site', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'docsgen-openapi-'));
    await writeFile(path.join(dir, 'secret.yaml'), 'get: { summary: secret }\n');
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('are not read through a symbolic link', async () => {
    const siteDir = await mkdtemp(path.join(dir, 'site-'));
    await symlink(path.join(dir, 'secret.yaml'), path.join(siteDir, 'planets.yaml'));
    const text = 'openapi: 3.1.0\npaths:\n  /planets: { $ref: ./planets.yaml }\n';
    expect(await findings('openapi.yaml', text, siteDir)).toMatchInlineSnapshot(`
      "openapi.yaml:1:1 warning openapi/missing-field The description needs the field info.
      openapi.yaml:3:21 error openapi/outside-reference The reference ./planets.yaml points to a file outside the site's folder. | move the file into the site's folder, or list it or its folder in \`fs.allow\`
      → 0 operations"
    `);
  });

  it('are not read because a file of the site refers to them in an example', async () => {
    const siteDir = await mkdtemp(path.join(dir, 'site-'));
    const example = 'get:\n  responses: {}\n  x-example: { $ref: ../secret.yaml }\n';
    await writeFile(path.join(siteDir, 'planets.yaml'), example);
    const text = 'openapi: 3.1.0\npaths:\n  /planets: { $ref: planets.yaml }\n';
    expect(await findings('openapi.yaml', text, siteDir)).toMatchInlineSnapshot(`
      "openapi.yaml:1:1 warning openapi/missing-field The description needs the field info.
      planets.yaml:2:3 warning openapi/no-responses The operation has no responses. | add at least one, such as 200 with a description
      planets.yaml:3:22 warning openapi/outside-reference The reference ../secret.yaml points to a file outside the site's folder. | move the file into the site's folder, or list it or its folder in \`fs.allow\`
      → 1 operations"
    `);
  });
});
