import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';
import { tryItSite } from '../support/try-it-site.js';

const site = tryItSite();
const reader = readerOf(site.origin);
const at = (name: string): string => `/api/weather/${name}`;

describe('form input during a login', () => {
  /** A login that nobody has completed yet. */
  async function halfway() {
    const page = await reader.open(at('login'), {
      prepare: (context) =>
        context.route('**/authorize?**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }),
        ),
    });
    const form = await tryIt(page);
    await form.panel.getByText('Get a token').click();
    await form.panel.getByLabel('Client ID').fill('docs');
    const opened = page.waitForEvent('popup');
    await form.panel.getByRole('button', { name: 'Log in' }).click();
    const popup = await opened;
    await popup.waitForURL('**/authorize?**');
    const asked = new URL(popup.url());
    const state = asked.searchParams.get('state') ?? '';
    // The server learns of the proof; its own response is not followed.
    await page.request.get(asked.href, { maxRedirects: 0 });
    return { page, form, popup, back: `/oauth-callback.html?code=code-1&state=${state}` };
  }

  it('is kept when the token arrives', async () => {
    const { form, popup, back } = await halfway();
    await form.field('note').fill('in the meantime');
    await popup.goto(back).catch(() => {});
    await form.panel.getByText('The token is filled in.').waitFor();
    await form.sample().filter({ hasText: 'note=in the meantime' }).waitFor();
  });

  it('never combines the token with another server, which cancels the login', async () => {
    const { page, form, popup, back } = await halfway();
    await form.field('URL').selectOption({ index: 1 });
    await popup.goto(back).catch(() => {});
    await form.sample().filter({ hasText: 'localhost' }).waitFor();
    await form.send();
    expect(await form.field('Token').inputValue()).toBe('');
    const asked = site.hostile().received.at(-1);
    expect(asked?.headers.host).toMatch(/^localhost:/);
    expect(asked?.headers).not.toHaveProperty('authorization');
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe('filling the form from an example', () => {
  it('does not move the focus', async () => {
    const page = await reader.open('/api/planets/create-planet');
    const form = await tryIt(page);
    await form.field('Token').fill('sesame');
    await form.field('Example').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => form.editor.inputValue()).toContain('Jupiter');
    const hasFocus = (label: string) =>
      form.field(label).evaluate((node) => node === document.activeElement);
    expect(await hasFocus('Example')).toBe(true);
    await form.field('Media type').focus();
    await page.keyboard.press('ArrowDown');
    await form.field('mass').waitFor();
    expect(await hasFocus('Media type')).toBe(true);
    expect(await form.field('Token').inputValue()).toBe('sesame');
  });
});

describe('body of a media type', () => {
  it('is restored when the reader switches back to it', async () => {
    const page = await reader.open('/api/planets/create-planet');
    const form = await tryIt(page);
    await form.editor.fill('{"name": "mine"}');
    await form.field('Media type').selectOption('application/x-www-form-urlencoded');
    await form.field('name').fill('also mine');
    await form.field('Media type').selectOption('application/json');
    expect(await form.editor.inputValue()).toBe('{"name": "mine"}');
    await form.sample().filter({ hasText: 'mine' }).waitFor();
    await form.field('Media type').selectOption('application/x-www-form-urlencoded');
    expect(await form.field('name').inputValue()).toBe('also mine');
  });
});

describe('field', () => {
  it('can be sent empty if the parameter has allowEmptyValue', async () => {
    const page = await reader.open(at('quirks'));
    const form = await tryIt(page);
    await form.panel.getByLabel('flag', { exact: false }).first().fill('on');
    await form.field('Send it without a value').check();
    await form.send();
    expect(site.hostile().received.at(-1)?.url).toBe('/quirks?flag=');
    await form.field('Send it without a value').uncheck();
    await form.sample().filter({ hasNotText: 'flag' }).waitFor();
  });

  it('warns about headers that browsers do not let a page set', async () => {
    const page = await reader.open(at('quirks'));
    const form = await tryIt(page);
    await form.panel.getByText('Browsers do not let pages set this header.').waitFor();
  });

  it('reports a missing file and names the file to choose again from the history', async () => {
    const page = await reader.open(at('add-map'));
    const form = await tryIt(page);
    await form.send();
    await form.panel.getByText('A value is needed.').waitFor();
    const file = { name: 'mars.bin', mimeType: '', buffer: Buffer.from([1, 2]) };
    await form.field('Contents').setInputFiles(file);
    await form.panel.getByText('A value is needed.').waitFor({ state: 'detached' });
    await form.send();
    await form.panel.getByText('Requests of this tab (2)').click();
    await form.panel.getByRole('button', { name: 'Fill in again' }).first().click();
    await form.panel.locator('.try-field').getByText('mars.bin').waitFor();
  });

  it('accepts a timeout while the reader types it and limits it', async () => {
    const page = await reader.open(at('odd'));
    const form = await tryIt(page);
    const seconds = form.field('Timeout (s)');
    await seconds.fill('');
    await seconds.pressSequentially('45');
    expect(await seconds.inputValue()).toBe('45');
    await seconds.fill('99999999999999999999');
    await form.send();
    await form.response.getByText('200').first().waitFor();
  });
});

describe('JSON response', () => {
  it('has sufficient pointer targets on each collapsible line', async () => {
    const page = await reader.open('/api/planets/get-planet');
    const form = await tryIt(page);
    await form.field('X-API-Key').fill('sesame');
    await form.send();
    await form.response.locator('summary', { hasText: 'moons' }).waitFor();
    expect(await violationsOf(page, ['target-size'])).toEqual([]);
  });
});

describe('slow response', () => {
  it('does not move the focus while the reader types', async () => {
    const page = await reader.open(at('quirks'), {
      prepare: (context) =>
        context.route('**/quirks?*', async (route) => {
          await later(600);
          await route.continue();
        }),
    });
    const form = await tryIt(page);
    const flag = form.panel.getByLabel('flag', { exact: false }).first();
    await flag.fill('a');
    await form.panel.getByRole('button', { name: 'Send' }).click();
    await flag.press('b');
    await form.response.waitFor();
    await page.keyboard.type('c');
    expect(await flag.inputValue()).toContain('c');
    expect(await form.panel.locator('p[role=status]').last().textContent()).toBe(
      'Received response',
    );
  });
});
