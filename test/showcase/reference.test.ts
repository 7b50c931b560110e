import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { connectToChromium } from '../support/chromium.js';
import { repository } from '../support/repository.js';
import { description, descriptionText, operations } from './description.js';
import { operationCount, tagGroups } from './specification.js';

const { origin } = inject('showcase');
let page: Page;

beforeAll(async () => {
  page = await (await connectToChromium()).newPage({ baseURL: origin });
});
afterAll(() => page.context().browser()?.close());

describe('/api', () => {
  beforeAll(async () => {
    await page.goto('/api');
  });

  it('shows the tag groups and their tags in order, including the empty group', async () => {
    const shown = await page.locator('.tag-group').evaluateAll((groups) =>
      groups.map((group) => ({
        name: group.querySelector('h2')?.firstChild?.textContent,
        tags: [...group.querySelectorAll('h3')].map((tag) => tag.querySelector('a')?.textContent),
        operations: group.querySelectorAll('.operations > li').length,
      })),
    );
    expect(shown.map(({ name, tags }) => ({ name, tags }))).toEqual(tagGroups);
    expect(shown.map((group) => group.operations)).toEqual([34, 0, 1]);
    const empty = page.locator('.tag-group', { hasText: 'Export API' });
    expect(await empty.textContent()).toContain('No operations are published here yet.');
  });

  it('lists every operation with an anchor and a link to its page', async () => {
    expect(operations).toHaveLength(operationCount);
    const rows = await page.locator('.operations > li').evaluateAll((found) =>
      found.map((row) => ({
        id: row.id,
        href: row.querySelector('a')?.getAttribute('href') ?? '',
        method: row.querySelector('.method')?.textContent?.trim(),
        path: row.querySelector('code')?.textContent?.trim(),
      })),
    );
    expect(rows).toHaveLength(operationCount);
    for (const { slug, method, path: route } of operations) {
      const row = rows.find(({ id }) => id === slug);
      expect(row, slug).toMatchObject({ method, path: route });
      expect(row?.href).toMatch(new RegExp(`^/api/[a-z-]+/${slug}$`));
    }
  });
});

describe('operation pages', () => {
  it('show method, path, all responses and request samples', async () => {
    await page.goto('/api');
    const links = await page
      .locator('.operations > li > a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const shown = await page.evaluate(
      (urls) =>
        Promise.all(
          urls.map(async (url) => {
            const html = await (await fetch(url)).text();
            const parsed = new DOMParser().parseFromString(html, 'text/html');
            return {
              slug: url.split('/').at(-1),
              endpoint: parsed.querySelector('.endpoint')?.textContent?.replace(/\s+/g, ' ').trim(),
              statuses: [...parsed.querySelectorAll('[id^="response-"].response')].map(({ id }) =>
                id.replace('response-', ''),
              ),
              samples: [...parsed.querySelectorAll('.samples [data-sync="language"] > .tab')].map(
                (tab) => tab.getAttribute('data-label'),
              ),
            };
          }),
        ),
      links,
    );
    expect(shown).toHaveLength(operationCount);
    for (const { slug, method, path: route, statuses } of operations) {
      const of = shown.find((one) => one.slug === slug);
      expect(of?.endpoint, slug).toBe(`${method} ${route}`);
      expect(of?.statuses.toSorted(), slug).toEqual(statuses.toSorted());
      expect(of?.samples.length, slug).toBeGreaterThan(0);
    }
  });
});

describe('field tables in the guides', () => {
  const guides = ['customer', 'product', 'price', 'invoice', 'invoice_line_item'].concat(
    'credit_note',
    'credit_note_line_item',
    'subscription',
  );

  it.each(guides)(
    '%s show every property of the embedded schemas as in the OpenAPI file, required ones first',
    async (guide) => {
      const route = `docs/import_api/invoicing/${guide}`;
      const text = readFileSync(path.join(repository, 'content', `${route}.md`), 'utf8');
      const embeds = [...text.matchAll(/^::schema\[(\w+)\]/gm)].map(([, name = '']) => name);
      expect(embeds.length).toBeGreaterThan(0);
      await page.goto(`/${route}`);
      const tables = await page.locator('.embed-schema').evaluateAll((found) =>
        found.map((table) => ({
          name: table.querySelector('.embed-name')?.textContent,
          fields: [...table.querySelectorAll(':scope > .schema > .fields > li')].map((field) => ({
            name: field.querySelector(':scope > div > a')?.textContent,
            required: field.querySelector(':scope > div > strong') !== null,
          })),
        })),
      );
      const wanted = embeds.map((name) => {
        const { properties = {}, required = [] } = description.components.schemas[name] ?? {};
        const fields = Object.keys(properties).map((field) => ({
          name: field,
          required: required.includes(field),
        }));
        const [first, last] = [true, false].map((isFirst) =>
          fields.filter((field) => field.required === isFirst),
        );
        return { name, fields: [...(first ?? []), ...(last ?? [])] };
      });
      expect(tables).toEqual(wanted);
      expect(wanted.flatMap(({ fields }) => fields).length).toBeGreaterThan(2);
    },
  );
});

describe('OpenAPI download', () => {
  it('contains the description that the pages are built from', async () => {
    const [yaml, json] = await Promise.all(
      ['yaml', 'json'].map(async (format) =>
        (await fetch(`${origin}/api/openapi.${format}`)).text(),
      ),
    );
    expect(yaml).toBe(descriptionText);
    expect(JSON.parse(json ?? '')).toEqual(parse(descriptionText));
  });
});
