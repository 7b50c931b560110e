import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

/** Fields of the request and of the response; a line of the sample each. */
const operations = {
  longRequest: [80, 2],
  longResponse: [1, 80],
  longBoth: [80, 80],
  shortBoth: [2, 2],
} as const;

const media = (fields: number, description?: string) => ({
  'application/json': {
    schema: { type: 'object' },
    examples: {
      orbit: {
        description,
        value: Object.fromEntries(
          Array.from({ length: fields }, (_, index) => [`moon${index}`, 'a moon']),
        ),
      },
    },
  },
});

const operation = (
  operationId: string,
  [sent, received]: readonly [number, number],
  note = '',
) => ({
  operationId,
  tags: ['orbits'],
  requestBody: { content: media(sent) },
  responses: { 200: { description: 'Done.', content: media(received, note) } },
});

const paths = Object.fromEntries(
  Object.entries(operations).map(([id, fields]) => [`/${id}`, { post: operation(id, fields) }]),
);

const { origin } = fixtureSite({
  'content/index.md': '# Orbits\n\nWhat goes round.\n',
  'docsgen.config.json': JSON.stringify({ title: 'Orbits', openapi: { layout: 'paged' } }),
  'openapi/orbits.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Orbits', version: '1', description: 'Orbits of moons.' },
    servers: [{ url: 'https://api.example.com' }],
    tags: [{ name: 'orbits', description: 'Orbits.' }],
    paths: {
      ...paths,
      '/explained': {
        post: {
          ...operation('explained', [2, 2]),
          description: 'It is far.\n\n## Why\n\nIt is.',
          parameters: [
            { name: 'far', in: 'query', schema: {}, description: 'Far.\n\n## How far\n\nVery.' },
          ],
        },
      },
      '/noted': { post: operation('noted', [80, 80], 'It is far. '.repeat(300)) },
    },
  }),
});
const reader = readerOf(origin);

/** Heights of the column, of its parts and of the code in view; runs in the browser. */
function heights() {
  const column = document.querySelector('.samples');
  const height = (node: Element) => node.getBoundingClientRect().height;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    column: column ? height(column) : 0,
    hidden: column ? column.scrollHeight - column.clientHeight : 0,
    parts: all('.samples-part').map(height),
    code: all('.samples-part :is(.tab:not([hidden]), [data-chosen]) .code-body').map(height),
  };
}

const slug = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const hasLong = (id: string) => id !== 'shortBoth';

const windows = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

describe.each(windows)('samples column at $width × $height', (viewport) => {
  it.each([...Object.keys(operations), 'noted'])(
    'shows request and response together, whatever their length: %s',
    async (id) => {
      const page = await reader.open(`/api/orbits/${slug(id)}`, { viewport });
      const { column, hidden, parts, code } = await page.evaluate(heights);
      expect(hidden).toBe(0);
      expect(column).toBeLessThanOrEqual(viewport.height);
      expect(Math.min(...code)).toBeGreaterThan(80);
      if (hasLong(id)) expect(parts.reduce((sum, part) => sum + part)).toBeGreaterThan(column - 70);
      if (id === 'longBoth') expect(parts[0]).toBeCloseTo(parts[1] ?? 0, 0);
    },
  );

  it('gives the longer sample the height that the shorter one does not need', async () => {
    const page = await reader.open('/api/orbits/long-request', { viewport });
    const { column, parts } = await page.evaluate(heights);
    const [request = 0, response = 0] = parts;
    expect(request).toBeGreaterThan(column / 2);
    expect(response).toBeGreaterThan(150);
    expect(request + response).toBeGreaterThan(column - 70);
  });
});

it('scrolls both samples by keyboard', async () => {
  const page = await reader.open('/api/orbits/long-both', {
    viewport: { width: 1366, height: 768 },
  });
  for (const index of [0, 1]) {
    const code = page
      .locator('.samples-part')
      .nth(index)
      .locator(':is(.tab:not([hidden]), [data-chosen]) .code-body');
    await code.focus();
    await page.keyboard.press('End');
    await page.waitForFunction(
      (node) => node instanceof Element && node.scrollTop > 500,
      await code.elementHandle(),
    );
  }
});

it('keeps the button Try it beside the endpoint, or else gives it a line of its own', async () => {
  const page = await reader.open('/api/orbits/short-both', { width: 1200 });
  const widths = () =>
    page.evaluate(() =>
      ['.operation-line', '.endpoint', '.try-it-button'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0,
      ),
    );
  const [line = 0, endpoint = 0, button = 0] = await widths();
  expect(endpoint + button).toBeCloseTo(line - 8, 0);
  await page.locator('.try-it-button').evaluate((node) => {
    node.textContent = 'Anfrage zusammenstellen';
  });
  expect(await widths()).toEqual([line, line, line]);
});

it('sets headings of descriptions smaller than those of the sections', async () => {
  const page = await reader.open('/api/orbits/explained');
  const size = (name: string) =>
    page
      .getByRole('heading', { name })
      .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  const ofSection = await size('Request body');
  for (const name of ['Why', 'How far']) expect(await size(name)).toBeLessThan(ofSection);
});
