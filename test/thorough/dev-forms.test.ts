import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DevServer, startDevServer } from '../support/dev-server.js';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';

let siteDir: string;
let server: DevServer | undefined;
const reader = readerOf(() => server?.origin ?? '');

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
};

const describe = (word: string, parameters: readonly string[]): void =>
  write(
    'openapi/planets.json',
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Planets', version: '1' },
      servers: [{ url: 'https://api.example.com' }],
      paths: {
        '/planets': {
          post: {
            operationId: 'createPlanet',
            summary: `Create ${word}`,
            parameters: parameters.map((name) => ({
              ...{ name, in: 'query', description: `Of ${word}.` },
              schema: { type: 'string' },
            })),
            requestBody: {
              content: {
                'application/json': {
                  schema: { type: 'object', properties: { name: { type: 'string' } } },
                },
              },
            },
            responses: { 200: { description: `It is ${word}.` } },
          },
        },
      },
    }),
  );

beforeAll(async () => {
  siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-forms-')));
  write('docsgen.config.json', '{ "title": "Sky" }');
  write('content/docs/guide.md', '# Guide\n');
  describe('a planet', ['near']);
  server = await startDevServer(siteDir);
});
afterAll(async () => {
  await server?.stop();
  await rm(siteDir, { recursive: true });
});

it('Try it form keeps its input while the OpenAPI file changes', async () => {
  const page = await reader.open('/api/default/create-planet');
  const { field, editor } = await tryIt(page);
  await field('near').fill('the sun');
  await editor.fill('{ "name": "Vulcan" }');
  await editor.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 7));
  for (const [word, parameters] of [
    ['a moon', ['near']],
    ['a comet', ['far', 'near']],
  ] as const) {
    describe(word, parameters);
    await page.getByRole('heading', { name: `Create ${word}`, exact: true }).waitFor();
    await page.getByText(`It is ${word}.`).waitFor();
    await expect.poll(() => field('near').inputValue()).toBe('the sun');
    await expect.poll(() => editor.inputValue()).toContain('Vulcan');
    const cursor = () =>
      page.evaluate(() => {
        const field = document.activeElement;
        return field instanceof HTMLTextAreaElement && [field.selectionStart, field.selectionEnd];
      });
    await expect.poll(cursor).toEqual([3, 7]);
  }
  expect(await field('far').inputValue()).toBe('');
  const sample = page.locator('.samples [data-sample="curl"] code');
  await expect.poll(() => sample.textContent()).toContain('the%20sun');
});
