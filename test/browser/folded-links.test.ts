import type { Browser } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesFor } from '../../src/i18n/index.js';
import { Schema } from '../../theme/components/schema/Schema.js';
import { exampleField, exampleSchema } from '../../theme/pages.test.data.js';
import { MessagesProvider } from '../../theme/text.js';
import { connectToChromium } from '../support/chromium.js';

/** An object with so many fields that it is folded where it lies deep. */
const many = (id: string) =>
  exampleSchema('object', {
    fields: Array.from({ length: 30 }, (_, index) =>
      exampleField(`${id}.f${index}`, false, exampleSchema('string')),
    ),
  });
const moons = exampleSchema('object', {
  fields: [exampleField('p.m.c', false, many('p.m.c'))],
  alternatives: [
    {
      label: 'One of',
      schemas: ['p.m.ice', 'p.m.rock'].map((id) => ({ id, label: id, schema: many(id) })),
    },
  ],
});
const planet = exampleSchema('object', { fields: [exampleField('p.m', false, moons)] });
const html = renderToStaticMarkup(
  createElement(
    MessagesProvider,
    { value: messagesFor('en') },
    createElement(Schema, { schema: planet }),
  ),
);

let browser: Browser;
beforeAll(async () => {
  browser = await connectToChromium();
});
afterAll(() => browser?.close());

test.each(['p.m.c.f8', 'p.m.rock'])(
  'a link to %s opens the collapsed sections around it without scripts',
  async (id) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await context.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }),
    );
    const place = page.locator(`[id="${id}"]`);
    await page.goto('http://planets.test/');
    expect(await place.isVisible()).toBe(false);
    await page.goto(`http://planets.test/?#${encodeURIComponent(id)}`);
    expect(await place.isVisible()).toBe(true);
    await context.close();
  },
);
