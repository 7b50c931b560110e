import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';
import { tryItSite } from '../support/try-it-site.js';

const site = tryItSite();
const reader = readerOf(site.origin);
const at = (name: string): string => `/api/planets/${name}`;

describe('Try it form of an operation, in detail', () => {
  it('is not shown without scripts', async () => {
    const page = await reader.open(at('list-planets'), { javaScriptEnabled: false });
    expect(await page.locator('.try-it-button').isVisible()).toBe(false);
  });

  it('validates a text at once against a pattern with catastrophic backtracking', async () => {
    const page = await reader.open(at('list-planets'));
    const form = await tryIt(page);
    await form.field('X-Trace').fill(`${'a'.repeat(60)}!`);
    await form.panel.getByText('Violates: pattern: ^([\\w -]+)+$').waitFor();
    await form.field('X-Trace').fill('a'.repeat(60));
    await form.panel.getByText('Violates: pattern').waitFor({ state: 'detached' });
  });

  it('fills a parameter from one of its examples', async () => {
    const page = await reader.open(at('list-planets'));
    const form = await tryIt(page);
    await form.field('Example: names').selectOption('Outer planets');
    await form.sample().filter({ hasText: 'names=Uranus&names=Neptune' }).waitFor();
    const second = form.panel.getByRole('textbox', { name: 'names 2' });
    expect(await second.inputValue()).toBe('Neptune');
    await form.field('Example: names').selectOption('inner');
    await form.sample().filter({ hasText: 'names=Mercury&names=Venus' }).waitFor();
    expect(await second.inputValue()).toBe('Venus');
  });

  it('validates the fields of forms and reports missing values', async () => {
    const page = await reader.open(at('create-planet'));
    const form = await tryIt(page);
    await form.field('Media type').selectOption('application/x-www-form-urlencoded');
    await form.field('mass').fill('heavy');
    await form.panel.getByText('Should be: number').waitFor();
    await form.field('name').fill('');
    await form.send();
    await form.panel.getByText('A value is needed.').waitFor();
    await page.goto(at('add-photo'));
    const photo = await tryIt(page);
    await photo.send();
    await photo.panel.getByText('A value is needed.').waitFor();
  });
});

describe('Try it form on a single-page reference', () => {
  it('keeps ids, code samples and history separate for each operation', async () => {
    const page = await reader.open('/api/all');
    const block = (id: string) => page.locator(`[id="${id}"]`);
    for (const id of ['get-planet', 'create-planet']) {
      await block(id).getByRole('button', { name: 'Try it' }).click();
      await block(id).getByRole('form').waitFor();
    }
    const one = block('get-planet');
    await one.getByRole('textbox', { name: 'id' }).fill('770077');
    const curl = (id: string) => block(id).locator('.samples [data-sample=curl] code');
    await curl('get-planet').filter({ hasText: '/planets/770077' }).waitFor();
    expect(await curl('create-planet').textContent()).not.toContain('770077');
    await one.getByLabel('X-API-Key').fill('sesame');
    await one.getByRole('button', { name: 'Send' }).click();
    await one.getByText('200').first().waitFor();
    await one.getByText('Requests of this tab (1)').click();
    await one.getByRole('button', { name: 'Fill in again' }).waitFor();
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('sending a request', () => {
  it('does not move the focus away from a field in use', async () => {
    const page = await reader.open(at('list-planets'));
    const form = await tryIt(page);
    await form.send();
    await form.field('X-Trace').click();
    await page.keyboard.type('once more');
    expect(await form.field('X-Trace').inputValue()).toBe('once more');
  });

  it('shows JSON as a collapsible tree and as raw text, and downloads it', async () => {
    const page = await reader.open(at('get-planet'));
    const form = await tryIt(page);
    await form.field('X-API-Key').fill('sesame');
    await form.send();
    const phobos = form.response.getByText('"Phobos"');
    expect(await phobos.isVisible()).toBe(true);
    await form.response.locator('summary', { hasText: 'moons' }).click();
    await phobos.waitFor({ state: 'detached' });
    await form.response.getByRole('button', { name: 'Raw' }).click();
    expect(await form.response.locator('.try-output').textContent()).toContain('"Phobos"');
    const saved = page.waitForEvent('download');
    await form.response.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('response.json');
  });

  it('keeps the request in the history of the tab, without secrets, to fill the form again', async () => {
    const page = await reader.open(at('get-planet'));
    const form = await tryIt(page);
    await form.field('X-API-Key').fill('sesame');
    await form.field('id').fill('7');
    await form.send();
    await form.field('id').fill('8');
    await form.panel.getByText('Requests of this tab (1)').click();
    const past = form.panel.locator('.try-history');
    expect(await past.textContent()).not.toContain('sesame');
    await past.getByRole('button', { name: 'Fill in again' }).click();
    expect(await form.field('id').inputValue()).toBe('7');
    await page.getByRole('link', { name: 'List planets' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'List planets' }).waitFor();
    const other = await tryIt(page);
    await other.panel.getByText('Requests of this tab (1)').click();
    await other.panel.getByRole('link', { name: 'Open its page' }).waitFor();
  });
});

describe('JSON editor', () => {
  it('reports schema violations while the reader types', async () => {
    const page = await reader.open(at('create-planet'));
    const form = await tryIt(page);
    await form.editor.fill('{\n  "name": "M",\n  "kind": "lava",\n  "moons": [{"seen": 1}]\n}');
    const findings = form.panel.locator('.try-findings li');
    await findings.nth(3).waitFor();
    expect(await findings.allTextContents()).toEqual([
      'Line 2 /name Violates: minLength: 2',
      'Line 3 /kind Should be one of: rock, gas, ice',
      'Line 4 /moons/0 “name” is missing.',
      'Line 4 /moons/0/seen Should be: boolean',
    ]);
    expect(await form.editor.getAttribute('aria-invalid')).toBe('true');
    await form.editor.fill('{"name": "Mars", "kind": "rock"');
    await form.panel.getByText('The JSON ends too early.').waitFor();
  });

  it('completes names and values by keyboard alone', async () => {
    const page = await reader.open(at('create-planet'));
    const form = await tryIt(page);
    await form.editor.fill('');
    await form.editor.focus();
    await page.keyboard.type('{"k');
    const options = page.locator('[role=option]');
    await options.first().waitFor();
    expect(await options.allTextContents()).toEqual(['kind string *']);
    const active = await form.editor.getAttribute('aria-activedescendant');
    expect(await options.first().getAttribute('id')).toBe(active);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    expect(await form.editor.inputValue()).toBe('{"kind": "gas"');
    await page.keyboard.type(', "n');
    await options.first().waitFor();
    await page.keyboard.press('Escape');
    await options.first().waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    expect(await form.editor.evaluate((node) => node === document.activeElement)).toBe(false);
  });
});

describe('accessibility of the Try it form', () => {
  it.each(['light', 'dark'])('has no axe violations in %s mode', async (mode) => {
    const page = await reader.open(at('create-planet'), { reducedMotion: 'reduce' });
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    const form = await tryIt(page);
    await form.field('Token').fill('sesame');
    await form.editor.fill('{"name": "M"}');
    await form.send();
    await form.editor.focus();
    await page.keyboard.press('Control+Space');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('fits into 320 px, both left-to-right and right-to-left', async () => {
    const page = await reader.open(at('create-planet'), { width: 320 });
    const form = await tryIt(page);
    await form.field('Token').fill('sesame');
    await form.send();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await overflow()).toBe(0);
  });
});

describe('Choice of the request that samples show', () => {
  const choice = (page: Page) => page.getByLabel('Show request');

  it('writes the samples with all fields, and back', async () => {
    const page = await reader.open(at('list-planets'));
    await choice(page).focus();
    await choice(page).selectOption('All fields');
    const sample = page.locator('.samples [data-sample="curl"] code');
    await sample.filter({ hasText: 'X-Trace' }).filter({ hasText: 'kind=' }).waitFor();
    await choice(page).selectOption('Required fields');
    await sample.filter({ hasText: 'kind=' }).waitFor({ state: 'detached' });
  });
});
