import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const site = fixtureSite({
  'docsgen.config.json': JSON.stringify({
    analytics: { script: 'count.js' },
    feedback: { endpoint: 'http://localhost/answers', issue: 'https://example.com/new' },
  }),
  'static/count.js': 'document.documentElement.dataset.counted = "";\n',
  'content/docs/mars.md': '# Mars\n\n```sh\nlaunch\n```\n',
  'content/docs/io.md': '# Io\n',
});
const reader = readerOf(site.origin);

const question = (page: Page) => page.getByRole('region', { name: 'Privacy' });
const isCounted = (page: Page) => page.locator('html[data-counted]').count();

describe('consent', () => {
  it('loads the script after the reader has agreed, and on every later page', async () => {
    const page = await reader.open('/docs/mars');
    await question(page).waitFor();
    expect(await isCounted(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('html[data-counted]').waitFor();
    await page.goto('/docs/io');
    await page.locator('html[data-counted]').waitFor();
    expect(await question(page).isVisible()).toBe(false);
  });

  it('is asked once, and can be changed', async () => {
    const page = await reader.open('/docs/mars');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.reload();
    expect(await question(page).isVisible()).toBe(false);
    expect(await isCounted(page)).toBe(0);
    await page.getByRole('button', { name: 'Privacy' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('html[data-counted]').waitFor();
  });

  it('leaves the focus in the page, or where it was opened', async () => {
    const page = await reader.open('/docs/mars');
    await page.getByRole('button', { name: 'Decline' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('_main');
    const opener = page.getByRole('button', { name: 'Privacy' });
    await opener.press('Enter');
    await page.getByRole('button', { name: 'Decline' }).press('Enter');
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('feedback', () => {
  it('sends the answer and the comment, and reports an event', async () => {
    const page = await reader.open('/docs/mars');
    const sent: unknown[] = [];
    // The strict policy of the tests allows only the site itself.
    await page.route('**/answers', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.evaluate(() => {
      document.querySelector('docsgen-feedback')?.setAttribute('data-endpoint', '/answers');
      const events: unknown[] = [];
      Object.assign(window, { events });
      document.addEventListener('docsgen:event', (event) =>
        events.push((event as CustomEvent).detail),
      );
    });
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByLabel('What was missing?').fill('The second moon');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you!').waitFor();
    expect(sent).toMatchObject([
      { page: '/docs/mars', helpful: false },
      { page: '/docs/mars', helpful: false, comment: 'The second moon' },
    ]);
    expect(await page.evaluate(() => Reflect.get(window, 'events'))).toEqual([
      { name: 'consent', granted: false },
      { name: 'feedback', helpful: false, page: '/docs/mars' },
    ]);
  });
});
