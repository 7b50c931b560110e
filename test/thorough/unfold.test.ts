import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

/** A chain of named schemas that is deeper than what an operation's page shows; the last contains itself. */
const levels = ['Galaxy', 'Star', 'Planet', 'Moon', 'Crater', 'Rock'];
const schemas = Object.fromEntries(
  levels.map((name, index) => {
    const next = levels[index + 1] ?? name;
    const properties = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [`${name.toLowerCase()}${n}`, { type: 'string' }]),
    );
    return [
      name,
      {
        type: 'object',
        description: `A ${name}.${' It is far away.'.repeat(20)}\n\nThe end.`,
        properties: {
          ...properties,
          [next.toLowerCase()]: { $ref: `#/components/schemas/${next}` },
          // Only the pages of the deeper schemas have the style sheet of admonitions.
          ...(index > 3 ? { depth: { type: 'string', description: ':::note\nDark.\n:::' } } : {}),
          found: { type: 'string', readOnly: true },
          survey: {
            type: 'object',
            properties: { day: { type: 'string', readOnly: true } },
            additionalProperties: false,
          },
          secret: { type: 'string', writeOnly: true },
        },
      },
    ];
  }),
);
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Galaxy' } } };
/** Alternatives with more fields than the page of an operation repeats. */
const cargo = Object.fromEntries(
  ['Ice', 'Dust'].map((name) => [
    name,
    {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 300 }, (_, n) => [`${name.toLowerCase()}${n}`, { type: 'string' }]),
      ),
    },
  ]),
);
const load = {
  type: 'object',
  properties: {
    // Keeps the alternatives off the first screen.
    note: { type: 'string', description: 'A line.\n\n'.repeat(80) },
    cargo: { oneOf: Object.keys(cargo).map((name) => ({ $ref: `#/components/schemas/${name}` })) },
  },
};
const site = fixtureSite({
  'docsgen.config.json': '{ "title": "Deep space" }',
  'openapi/openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Deep space', version: '1' },
    servers: [{ url: 'https://space.example.com' }],
    paths: {
      '/galaxies': {
        post: {
          operationId: 'addGalaxy',
          tags: ['Space'],
          requestBody: { content },
          responses: { 201: { description: 'Added.', content } },
        },
      },
      '/cargo': {
        post: {
          operationId: 'loadCargo',
          tags: ['Space'],
          requestBody: { content: { 'application/json': { schema: load } } },
          responses: { 204: { description: 'Loaded.' } },
        },
      },
    },
    components: { schemas: { ...schemas, ...cargo } },
  }),
});
const reader = readerOf(site.origin);
/** The hash opens the sections around the first link in the request body. */
const path = '/api/space/add-galaxy';
const operation = `${path}#body.star.planet.moon`;

/** The first link that unfolds fields of the request body. */
const firstLink = (page: Page) => page.locator('[data-side=request] a.unfold').first();
/** Runs in the page. */
const openSections = () => {
  for (const section of document.querySelectorAll('details')) section.open = true;
};
const isExpanded = (page: Page, link = firstLink(page)) => link.getAttribute('aria-expanded');

it('unfolds fields in place, to any depth, and shows their path', async () => {
  const page = await reader.open(operation);
  await firstLink(page).click();
  const body = page.locator('[data-side=request] .children-body[id^=_unfolded]');
  for (const depth of [1, 2, 3, 4]) {
    await expect.poll(() => body.count()).toBe(depth);
    await page.evaluate(openSections);
    if (depth < 4) await body.last().locator('a.unfold').first().click();
  }
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await body.last().locator('> .unfold-path').textContent()).toMatch(
    /^star\.planet\.moon\.crater(\.rock)+$/,
  );
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await violationsOf(page)).toEqual([]);
});

it('leaves room for the words of fields that are unfolded deep on a narrow screen', async () => {
  const page = await reader.open(operation, { width: 320 });
  const body = page.locator('[data-side=request] .children-body[id^=_unfolded]');
  await firstLink(page).click();
  for (let depth = 1; depth < 14; depth += 1) {
    await expect.poll(() => body.count()).toBe(depth);
    await page.evaluate(openSections);
    await body.last().locator('a.unfold').first().click();
  }
  const field = body.last().locator('.fields > li').first();
  expect(await field.evaluate((item) => item.clientWidth)).toBeGreaterThan(100);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

it('brings the style sheets of the contents', async () => {
  const page = await reader.open(operation);
  const sheets = page.locator('link[rel=stylesheet][href*="/admonitions-"]');
  expect(await sheets.count()).toBe(0);
  await firstLink(page).click();
  await page.locator('[id^=_unfolded] .admonition').waitFor();
  expect(await sheets.count()).toBe(1);
});

it('completes a description that only begins at the link', async () => {
  const page = await reader.open(operation);
  const texts = page
    .locator('li', { has: page.locator('> a.unfold') })
    .first()
    .locator('> p');
  const [only, ...more] = await texts.allTextContents();
  expect([only, more]).toEqual(['A Moon.', []]);
  await firstLink(page).click();
  await expect.poll(() => texts.last().textContent()).toBe('The end.');
});

it('omits read-only fields from a request body and write-only ones from a response', async () => {
  const page = await reader.open(operation);
  for (const [side, shown, hidden] of [
    // All fields of the survey are read-only.
    ['request', 'secret', ['found', 'survey']],
    ['response', 'found', ['secret']],
  ] as const) {
    const section = page.locator(`[data-side=${side}]`);
    await page.evaluate(openSections);
    await section.locator('a.unfold').first().click();
    const body = section.locator('[id^=_unfolded]');
    await body.waitFor();
    expect(await body.getByText(shown, { exact: true }).count()).toBeGreaterThan(0);
    for (const name of hidden) {
      expect(await body.getByText(name, { exact: true }).count()).toBe(0);
    }
  }
});

it('opens and closes with the keyboard, keeps the focus and tells its state', async () => {
  const page = await reader.open(operation);
  await firstLink(page).focus();
  await expect.poll(() => isExpanded(page)).toBe('false');
  await page.keyboard.press('Enter');
  await expect.poll(() => isExpanded(page)).toBe('true');
  const id = await firstLink(page).getAttribute('aria-controls');
  expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
  expect(await firstLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => isExpanded(page)).toBe('false');
  expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(false);
});

it('unfolds at a click that comes before its script', async () => {
  const page = await reader.open(operation);
  await firstLink(page).evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(() => isExpanded(page)).toBe('true');
  expect(new URL(page.url()).pathname).toBe(path);
});

it.each([
  ['its script', '**/assets/unfold-*.js'],
  ['the schema', '**/api/schemas/**'],
])('follows the link if %s cannot be loaded', async (_, pattern) => {
  const page = await reader.open(operation, {
    prepare: (context) =>
      context.route(pattern, (route) =>
        route.request().isNavigationRequest() ? route.continue() : route.abort(),
      ),
  });
  const to = await firstLink(page).getAttribute('href');
  await firstLink(page).click();
  await page.waitForURL(`**${to}*`);
});

describe('the fields of the first alternative', () => {
  const cargoPath = '/api/space/load-cargo';
  const link = (page: Page) => page.locator('.choice-option[data-chosen] > .unfold');

  it('unfold when the reader scrolls near them', async () => {
    const page = await reader.open(cargoPath);
    await page.mouse.move(600, 300);
    await expect.poll(() => isExpanded(page, link(page))).toBe('false');
    await page.evaluate(() => document.getElementById('body.cargo')?.scrollIntoView());
    await expect.poll(() => isExpanded(page, link(page))).toBe('true');
    expect(await page.getByText('ice299', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('[id^=_unfolded]').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('unfold on a page that the reader has come to by a link', async () => {
    const page = await reader.open(path);
    await page.locator(`.sidebar a[href="${cargoPath}"]`).click();
    await page.waitForURL(`**${cargoPath}`);
    await page.evaluate(() => document.getElementById('body.cargo')?.scrollIntoView());
    await expect.poll(() => isExpanded(page, link(page))).toBe('true');
  });

  it('stay a link that leads to them if they cannot be loaded', async () => {
    const page = await reader.open(cargoPath, {
      prepare: (context) =>
        context.route('**/api/schemas/ice', (route) =>
          route.request().isNavigationRequest() ? route.continue() : route.abort(),
        ),
    });
    await page.mouse.move(600, 300);
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => document.getElementById('body.cargo')?.scrollIntoView());
    await failed;
    expect(await isExpanded(page, link(page))).toBe('false');
    await link(page).click();
    await page.waitForURL('**/api/schemas/ice*');
  });
});

it('is a link without scripts', async () => {
  const page = await reader.open(operation, { javaScriptEnabled: false });
  const to = await firstLink(page).getAttribute('href');
  await firstLink(page).click();
  await page.waitForURL(`**${to}*`);
});
