import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstVisitBytes } from '../support/first-visit.js';
import { publishSite } from '../support/publish-site.js';

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
    paths: Object.fromEntries(fieldCounts.map((one) => [`/send/${one}`, { post: operation(one) }])),
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
}, 60_000);
afterAll(() => rm(root, { recursive: true }));

it.each(fieldCounts)('an operation with %i fields loads at most 40,000 bytes', (fields) => {
  const page = `api/signals/send-${fields}-fields/index.html`;
  const bytes = firstVisitBytes(path.join(root, 'dist'), page);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
});
