import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const text = `# Orbits

- [ ] Mercury
- Venus
  - [x] Moons of Saturn

\`\`\`sh
launch --to saturn --with ${'a-very-long-payload '.repeat(12)}--now
\`\`\`

:::::tabs
${['Mercury', 'Venus', 'Earth and its moon', 'Mars and its moons', 'Jupiter and its moons']
  .map((label) => `::::tab[${label}]\nA planet.\n::::`)
  .join('\n')}
:::::
`;

const planet = (name: string) => ({
  type: 'object',
  description: `It is ${name}.`,
  properties: { kind: { type: 'string' }, moons: { type: 'integer' } },
});
const kinds = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter'];

const { origin } = fixtureSite({
  'content/index.md': '# Home\n\nHere.\n',
  'content/docs/orbits.md': text,
  'docsgen.config.json': JSON.stringify({ title: 'Orbits', openapi: { layout: 'paged' } }),
  'openapi/orbits.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Orbits', version: '1', description: 'Orbits of planets.' },
    servers: [{ url: 'https://api.example.com' }],
    tags: [{ name: 'planets', description: 'Planets.' }],
    paths: {
      '/planets': {
        get: {
          operationId: 'getPlanet',
          tags: ['planets'],
          responses: {
            200: {
              description: 'A planet.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Planet' } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Planet: {
          oneOf: kinds.map((kind) => ({ $ref: `#/components/schemas/${kind}` })),
          discriminator: { propertyName: 'kind' },
        },
        ...Object.fromEntries(kinds.map((kind) => [kind, planet(kind)])),
      },
    },
  }),
});
const reader = readerOf(origin);

const leftOf = (page: Page, words: string) =>
  page
    .locator('.prose li', { hasText: words })
    .last()
    .evaluate((item) => {
      const range = document.createRange();
      const label = [...item.childNodes].find((node) => node.textContent?.trim());
      if (label) range.selectNodeContents(label);
      return Math.round(range.getBoundingClientRect().left);
    });

it('indents lists inside task lists below items without a checkbox', async () => {
  const page = await reader.open('/docs/orbits');
  const [task, item, inner] = [
    await leftOf(page, 'Mercury'),
    await leftOf(page, 'Venus'),
    await leftOf(page, 'Moons of Saturn'),
  ];
  expect(Math.abs(task - item)).toBeLessThan(6);
  expect(inner).toBeGreaterThan(item + 12);
});

it('shows the copy button without covering the end of a long line', async () => {
  const page = await reader.open('/docs/orbits');
  const button = page.locator('figure .copy-button').first();
  expect(await button.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  const end = await page.locator('.code-body').evaluate((node) => {
    node.scrollLeft = node.scrollWidth;
    const range = document.createRange();
    range.selectNodeContents(node);
    return Math.max(...Array.from(range.getClientRects(), ({ right }) => right));
  });
  expect(end).toBeLessThanOrEqual((await button.boundingBox())?.x ?? 0);
});

it('shows a gradient at the edge when more tabs follow', async () => {
  const page = await reader.open('/docs/orbits', { width: 390 });
  const list = page.getByRole('tablist');
  expect(await list.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
  expect(await list.evaluate((node) => getComputedStyle(node).backgroundImage)).toContain(
    'linear-gradient',
  );
});

it.each([390, 1440])('schema names have sufficient pointer targets at %d px', async (width) => {
  const page = await reader.open('/api/planets/get-planet', { width });
  const link = page.locator('.choice-option[data-chosen] a[href*="/schemas/"]').first();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await violationsOf(page, ['target-size'])).toEqual([]);
});

it('aligns a list of schemas with its heading', async () => {
  const page = await reader.open('/api/schemas/mars');
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => node.getBoundingClientRect().left);
  expect(await left('.schema-links code')).toBe(await left('.schema-users-title'));
});
