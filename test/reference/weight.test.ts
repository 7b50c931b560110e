import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { estimatedBytes, maxPageBytes } from '../../src/site/reference/page-state/page-budget.js';
import { firstVisitBytes } from '../support/first-visit.js';
import { publishSite } from '../support/publish-site.js';
import { RenderedReference } from './rendered.js';

const maxBytes = 40_000;
/** Numbers of fields of a request body, from an ordinary one to that of the heaviest public descriptions. */
const fieldCounts = [10, 60, 120, 180];

const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu za'.split(' ');

/** Returns a sentence of made-up words; those of different numbers have little in common, like real prose. */
function sentence(number: number, words: number): string {
  let state = number + 1;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const word = () =>
    Array.from({ length: 2 + next(3) }, () => syllables[next(syllables.length)]).join('');
  return `${Array.from({ length: words }, word).join(' ')}.`;
}

function fieldNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${syllables[index % 16]}Field${index}`);
}

/** Whether a field is required; it is a text. */
function isRequired(index: number): boolean {
  return index % 9 === 0 && index % 5 !== 4 && index % 7 !== 3;
}

/** A schema with a number of fields: texts, enumerations, and every fifth time an object that others share. */
function body(fields: number, seed: number): object {
  const field = (index: number): object => {
    const description = sentence(seed + index, 14);
    if (index % 5 === 4) return { $ref: `#/components/schemas/Part${index % 12}` };
    if (index % 7 === 3) return { type: 'string', enum: ['near', 'far', 'lost'], description };
    return { type: 'string', maxLength: 20 + index, description };
  };
  const names = fieldNames(fields);
  return {
    type: 'object',
    required: names.filter((_, index) => isRequired(index)),
    properties: Object.fromEntries(names.map((name, index) => [name, field(index)])),
  };
}

/** Errors without a name of their own: a choice of many causes, each with its explanation. */
function causes(count: number): object {
  const cause = (index: number): object => ({
    properties: {
      issue: { type: 'string', enum: [`CAUSE_${sentence(index, 2).slice(0, -1).toUpperCase()}`] },
      description: { type: 'string', enum: [sentence(5000 + index, 16)] },
    },
  });
  const items = {
    type: 'object',
    anyOf: Array.from({ length: count }, (_, index) => cause(index)),
  };
  return {
    type: 'object',
    properties: { name: { type: 'string' }, details: { type: 'array', items } },
  };
}

function description(): object {
  const content = (fields: number) => {
    const schema = { $ref: `#/components/schemas/Body${fields}` };
    const names = Array.from({ length: 8 }, (_, index) => `case-${index}`);
    const required = fieldNames(fields).filter((_, index) => isRequired(index));
    const value = Object.fromEntries(required.map((name) => [name, name]));
    const examples = Object.fromEntries(names.map((name) => [name, { summary: name, value }]));
    return { 'application/json': { schema, examples } };
  };
  const operation = (fields: number) => ({
    operationId: `send-${fields}-fields`,
    tags: ['Signals'],
    summary: `Send ${fields} fields`,
    description: sentence(fields, 60),
    requestBody: { required: true, content: content(fields) },
    responses: {
      200: { description: 'Done', content: content(fields) },
      ...Object.fromEntries(
        [400, 401, 403, 422, 500].map((status) => [
          status,
          { description: sentence(status, 8), content: content(fieldCounts[0] ?? 0) },
        ]),
      ),
    },
  });
  const parts = Array.from({ length: 12 }, (_, index) => [
    `Part${index}`,
    body(3 + index, 500 * index),
  ]);
  const bodies = fieldCounts.map((fields) => [`Body${fields}`, body(fields, 10_000 * fields)]);
  return {
    openapi: '3.1.0',
    info: { title: 'Signals', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      ...Object.fromEntries(fieldCounts.map((one) => [`/send/${one}`, { post: operation(one) }])),
      '/refuse': {
        post: {
          operationId: 'refuse',
          tags: ['Signals'],
          summary: 'Refuse',
          responses: {
            200: { description: 'Done' },
            422: {
              description: 'Refused',
              content: { 'application/json': { schema: causes(260) } },
            },
          },
        },
      },
    },
    components: { schemas: Object.fromEntries([...parts, ...bodies]) },
  };
}

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-weight-')));
  await mkdir(path.join(root, 'openapi'));
  await writeFile(path.join(root, 'docsgen.config.json'), '{ "title": "Signals" }');
  await writeFile(path.join(root, 'openapi/signals.json'), JSON.stringify(description()));
  await publishSite(root, path.join(root, 'dist'));
});
afterAll(() => rm(root, { recursive: true }));

const pages = [...fieldCounts.map((fields) => `send-${fields}-fields`), 'refuse'];

it.each(pages)('%s loads at most 40,000 bytes', (page) => {
  const bytes = firstVisitBytes(path.join(root, 'dist'), `api/signals/${page}/index.html`);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
});

it('style sheets and scripts leave the HTML what the budget of pages assumes', async () => {
  const page = `api/signals/${pages[0]}/index.html`;
  const html = gzipSync(await readFile(path.join(root, 'dist', page)), { level: 9 });
  const assets = firstVisitBytes(path.join(root, 'dist'), page) - html.length;
  expect(assets + maxPageBytes * 1.05).toBeLessThanOrEqual(maxBytes);
});

it('estimates are at most 4 % below the compressed HTML, and 15 % above it', async () => {
  const { site } = await RenderedReference.of(path.join(root, 'openapi/signals.json'));
  const ratios = pages.map(async (page) => {
    const html = await readFile(path.join(root, 'dist/api/signals', page, 'index.html'));
    const view = site.content(`/api/signals/${page}`, 'operation');
    return gzipSync(html).length / estimatedBytes(view, pages.length + 1);
  });
  for (const ratio of await Promise.all(ratios)) {
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.04);
  }
});
