import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const names = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
const body = { 'application/json': { schema: { $ref: '#/components/schemas/Planet' } } };
const responses = { 200: { description: 'The planet.', content: body } };
const operation = (name: string) => ({
  operationId: `visit${name}`,
  summary: `Visit ${name}`,
  tags: [names.indexOf(name) < 4 ? 'Rocky' : 'Giant'],
  description: `${name} goes round the sun. `.repeat(40),
  responses,
});
const description = {
  openapi: '3.1.0',
  info: { title: 'Planets', version: '1' },
  paths: Object.fromEntries(
    names.map((name) => [`/${name.toLowerCase()}`, { get: operation(name) }]),
  ),
  components: { schemas: { Planet: { type: 'object', properties: { mass: { type: 'number' } } } } },
};

describe('single-page API reference', () => {
  const { origin } = fixtureSite({
    'docsgen.config.json': JSON.stringify({
      title: 'Planets',
      url: 'https://planets.example.com',
      i18n: { locales: ['en', 'fr'] },
      openapi: { path: 'openapi.json', layout: 'single' },
    }),
    'openapi.json': JSON.stringify(description),
  });
  const reader = readerOf(origin);
  const marked = (page: Page) => page.locator('#_sidebar [aria-current="location"]');
  const markOn = (page: Page, name: string) => marked(page).filter({ hasText: name }).waitFor();

  it('marks the operation in view in the sidebar', async () => {
    const page = await reader.open('/api');
    await page.locator('#visit-mars').evaluate((heading) => {
      heading.scrollIntoView({ behavior: 'instant' });
    });
    await markOn(page, 'Visit Mars');
    expect(await marked(page).count()).toBe(1);

    await page.locator('#_sidebar').getByText('Visit Saturn').click();
    await markOn(page, 'Visit Saturn');
    await page.goBack();
    await markOn(page, 'Visit Mars');
  });

  it('does not mark the other pages of the sidebar', async () => {
    const page = await reader.open('/api#visit-mars');
    await markOn(page, 'Visit Mars');
    await page.locator('main').getByRole('link', { name: 'Planet', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Planet', exact: true }).waitFor();
    expect(await marked(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Visit Venus' }).last().click();
    await markOn(page, 'Visit Venus');
  });

  it('keeps the operation in view when the reader changes the language', async () => {
    const page = await reader.open('/api#visit-mars');
    await page.locator('[data-menu="locale"] > summary').first().click();
    await page.getByRole('link', { name: 'Français' }).first().click();
    await page.waitForURL('**/fr/api#visit-mars');
    const top = () => page.locator('#visit-mars').evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(200);
  });
});
