import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const planet = (name: string) => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'string' }, mass: { type: 'number' } },
});
const json = (schema: object) => ({ schema });
const problem = { 'application/json': json({ $ref: '#/components/schemas/Problem' }) };
const site = fixtureSite({
  'docsgen.config.json': '{ "title": "Planets" }',
  'openapi/openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    servers: [{ url: 'https://planets.example.com' }],
    paths: {
      '/planets': {
        post: {
          operationId: 'addPlanet',
          tags: ['Planets'],
          requestBody: {
            content: { 'application/json': json({ oneOf: [planet('rock'), planet('gas')] }) },
          },
          responses: {
            201: {
              description: 'Added.',
              content: {
                'application/json': json(planet('rock')),
                'application/xml': json(planet('gas')),
              },
            },
            404: { description: 'No such star.', content: problem },
            409: { description: 'Exists.', content: problem },
          },
        },
      },
    },
    components: {
      schemas: { Problem: { type: 'object', properties: { detail: { type: 'string' } } } },
    },
  }),
});
const reader = readerOf(site.origin);
const path = '/api/planets/add-planet';

describe('alternatives', () => {
  it('are chosen by keyboard', async () => {
    const page = await reader.open(path);
    const shown = () =>
      page.locator('[data-side=request] .fields > li:visible a').allTextContents();
    expect(await shown()).toEqual(['rock', 'mass']);
    await page.getByRole('radio', { name: 'rock' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'gas' }).isChecked()).toBe(true);
    await expect.poll(shown).toEqual(['gas', 'mass']);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('are all listed without scripts', async () => {
    const page = await reader.open(path, { javaScriptEnabled: false });
    expect(await page.getByRole('radio').count()).toBe(0);
    const labels = page.locator('[data-side=request] .choice-option > :first-child');
    expect(await labels.allTextContents()).toEqual(['rock', 'gas']);
    expect(await page.locator('[data-side=request] .fields > li:visible').count()).toBe(4);
  });

  it('show the one that a link leads to', async () => {
    const page = await reader.open(`${path}#body.oneOf-2.gas`);
    const target = page.locator('[id="body.oneOf-2.gas"]');
    expect(await target.isVisible()).toBe(true);
    await page.locator('body').press('Shift');
    await expect.poll(() => page.getByRole('radio', { name: 'gas' }).isChecked()).toBe(true);
    await page.evaluate(() => location.assign('#body.oneOf-1.rock'));
    await page.locator('[id="body.oneOf-1.rock"]').waitFor();
    expect(await target.isVisible()).toBe(false);
    expect(await page.getByRole('radio', { name: 'rock' }).isChecked()).toBe(true);
  });
});

describe('media types and examples', () => {
  it('are chosen from lists', async () => {
    const page = await reader.open(path);
    const xml = page.locator('#response-201-application-xml');
    expect(await xml.isVisible()).toBe(false);
    await page.getByRole('combobox', { name: 'Media type' }).selectOption('application/xml');
    await xml.waitFor();
    await page.getByRole('combobox', { name: 'Show response' }).selectOption({ index: 1 });
    await expect
      .poll(() => page.locator('.samples code:visible').last().textContent())
      .toContain('<');
  });

  it('are all readable without scripts', async () => {
    const page = await reader.open(path, { javaScriptEnabled: false });
    expect(await page.getByRole('combobox').count()).toBe(0);
    expect(await page.locator('#response-201-application-xml').isVisible()).toBe(true);
  });
});

it('opens the block of errors that a link leads to', async () => {
  const page = await reader.open(path);
  const block = page.locator('details.response', { hasText: 'Exists.' });
  expect(await block.textContent()).toContain('No such star.');
  expect(await block.getAttribute('open')).toBeNull();
  await page.evaluate(() => location.assign('#response-409'));
  await expect.poll(() => block.getAttribute('open')).toBe('');
  expect(await block.getByText('detail').isVisible()).toBe(true);
});
