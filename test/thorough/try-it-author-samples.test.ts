import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';

const schema = { type: 'object', properties: { name: { type: 'string' } } };

const get = (operationId: string, extensions: object) => ({
  operationId,
  tags: ['Planets'],
  parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
  responses: { 200: { description: 'Planets', content: { 'application/json': { schema } } } },
  ...extensions,
});

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Planets', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  tags: [{ name: 'Planets' }],
  paths: {
    '/sdk': {
      get: get('sdk', {
        'x-codeSamples': [
          { lang: 'Python', label: 'SDK', source: 'planets.list()' },
          { lang: 'Shell', label: 'CLI', source: 'planets list' },
        ],
      }),
    },
    '/readme': {
      get: get('readme', {
        'x-readme': { 'code-samples': [{ language: 'python', code: 'readme.list()' }] },
      }),
    },
    '/examples': {
      get: get('examples', {
        'x-oaiMeta': {
          examples: [
            {
              title: 'Near',
              request: { curl: 'curl "https://api.example.com/examples?near"', python: 'near()' },
              response: '{\n  "name": "Venus"\n}',
            },
            { title: 'Far', request: { python: 'far()' }, response: '{"name": "Neptune"}' },
          ],
        },
      }),
    },
    '/plain': { get: get('plain', {}) },
  },
};

const { origin } = fixtureSite({
  'openapi/planets.json': JSON.stringify(openapi),
  'docsgen.config.json': JSON.stringify({ title: 'Planets' }),
  'content/index.md': '# Planets\n',
});
const reader = readerOf(origin);

const requestOf = (page: Page) => page.locator('.samples-part').first();
const tabsOf = (page: Page) => requestOf(page).getByRole('tab').allTextContents();
const shownIn = (page: Page) => requestOf(page).locator('.tab:not([hidden]) code').textContent();

it("shows the author's code samples first, with curl beside them", async () => {
  const page = await reader.open('/api/planets/sdk');
  expect(await tabsOf(page)).toEqual(['SDK', 'CLI', 'cURL', 'JavaScript']);
  expect(await shownIn(page)).toBe('planets.list()');
  await page.goto('/api/planets/readme');
  expect(await tabsOf(page)).toEqual(['Python', 'cURL', 'JavaScript']);
  expect(await shownIn(page)).toBe('readme.list()');
});

it("replaces the author's code sample with the generated request when the form changes", async () => {
  const page = await reader.open('/api/planets/sdk');
  const form = await tryIt(page);
  await form.sample('curl').filter({ hasText: '/sdk' }).waitFor({ state: 'attached' });
  expect(await shownIn(page)).toBe('planets.list()');
  await form.field('limit').fill('5');
  await form
    .sample('python')
    .filter({ hasText: /limit\W+5/ })
    .waitFor();
  await requestOf(page).getByRole('tab', { name: 'CLI' }).click();
  expect(await shownIn(page)).toBe('planets list');
  await requestOf(page).getByRole('tab', { name: 'cURL' }).click();
  expect(await shownIn(page)).toContain('limit=5');
});

it.each([
  ['/api/planets/sdk', 'planets.list()'],
  ['/api/planets/readme', 'readme.list()'],
  ['/api/planets/examples', 'near()'],
])("shows the author's code sample again when the form of %s is cleared", async (url, sample) => {
  const page = await reader.open(url);
  const form = await tryIt(page);
  await requestOf(page)
    .getByRole('tab', { name: /SDK|Python/ })
    .first()
    .click();
  const shown = requestOf(page).locator('.tab:not([hidden]) code');
  for (const limit of ['5', '12']) {
    await form.field('limit').fill(limit);
    await shown.filter({ hasText: new RegExp(`limit\\W+${limit}`) }).waitFor();
    await form.field('limit').fill('');
    await shown.filter({ hasText: sample }).waitFor();
  }
});

it('keeps the chosen language, whatever label the author gives the sample', async () => {
  const page = await reader.open('/api/planets/plain');
  await requestOf(page).getByRole('tab', { name: 'Python' }).click();
  await page.goto('/api/planets/examples');
  expect(await tabsOf(page)).toEqual(['cURL', 'Python', 'Python: Far', 'JavaScript']);
  expect(await shownIn(page)).toBe('near()');
  await requestOf(page).getByRole('tab', { name: 'cURL' }).click();
  await page.goto('/api/planets/plain');
  expect(await shownIn(page)).toContain('curl');
  await page.goto('/api/planets/sdk');
  await requestOf(page).getByRole('tab', { name: 'SDK' }).click();
  await page.goto('/api/planets/plain');
  expect(await requestOf(page).getByRole('tab', { selected: true }).textContent()).toBe('Python');
});

it('shows responses that only the code samples have', async () => {
  const page = await reader.open('/api/planets/examples');
  const responses = page.locator('.samples-part').nth(1);
  const choice = responses.getByRole('combobox', { name: 'Show response' });
  expect(await choice.locator('option').allTextContents()).toEqual(['200 Near', '200 Far']);
  await choice.selectOption('200 Far');
  await expect.poll(() => responses.locator('code:visible').textContent()).toContain('Neptune');
});
