import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';
import { tryItSite } from '../support/try-it-site.js';

const site = tryItSite();
const reader = readerOf(site.origin);
const at = (name: string): string => `/api/planets/${name}`;
const choice = (page: Page) => page.getByLabel('Show request');

describe('Try it form of an operation', () => {
  it('requests nothing before the reader uses it', async () => {
    const asked: string[] = [];
    const page = await reader.open(at('list-planets'), {
      prepare: async (context) => {
        context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /island|try-it|request-/.test(path))).toEqual([]);
    await tryIt(page);
    expect(
      asked.filter((path) => /try-it-[\da-f]{8}\.css|request-list-planets/.test(path)),
    ).toHaveLength(2);
  });

  it('starts with the request of the code samples and updates them', async () => {
    const page = await reader.open(at('list-planets'));
    const form = await tryIt(page);
    const before = await form.sample().textContent();
    await form.field('limit').fill('5');
    await form.field('kind').selectOption('gas');
    await form.field('rings').selectOption('true');
    await form.panel.getByRole('textbox', { name: 'names 1' }).fill('Saturn');
    await form.panel.getByRole('button', { name: 'Add to names' }).click();
    await form.panel.getByRole('textbox', { name: 'names 2' }).fill('Ura nus');
    await form.panel.getByText('filter', { exact: true }).click();
    const filter = form.panel.getByRole('group', { name: 'filter' });
    await filter.getByRole('button', { name: 'Add field' }).first().click();
    await form.panel.getByRole('textbox', { name: 'mass' }).fill('5');
    await form.field('X-Trace').fill('a-1');
    const sample = form
      .sample()
      .filter({ hasText: "--data-urlencode 'names=Ura nus'" })
      .filter({ hasText: 'X-Trace' });
    await sample.waitFor();
    expect(await sample.textContent()).toContain('--data-urlencode \'filter={"mass":5}\'');
    // A form would encode the space differently, so the query stays in the URL.
    const query =
      'limit=5&kind=gas&rings=true&names=Saturn&names=Ura%20nus&filter=%7B%22mass%22%3A5%7D';
    expect(await sample.textContent()).toContain("--header 'X-Trace: a-1'");
    expect(await sample.locator('.hljs-string').count()).toBeGreaterThan(0);
    await form.sample('python').filter({ hasText: query }).waitFor({ state: 'attached' });
    await form.panel.getByRole('button', { name: 'Remove names 2' }).click();
    await sample.waitFor({ state: 'detached' });
    expect(before).toContain('/planets');
  });

  it('shows errors beside the field and moves the focus there instead of sending', async () => {
    const page = await reader.open(at('list-planets'));
    const form = await tryIt(page);
    await form.field('limit').fill('99');
    const problem = form.panel.getByText('Violates: maximum: 50');
    await problem.waitFor();
    expect(await form.field('limit').getAttribute('aria-describedby')).toBe(
      await problem.getAttribute('id'),
    );
    await page.goto(at('get-planet'));
    const other = await tryIt(page);
    await other.field('id').fill('');
    await other.panel.getByRole('button', { name: 'Send' }).click();
    await other.panel.getByText('A value is needed.').waitFor();
    expect(await other.field('id').evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('fills the body from an example and follows the media type', async () => {
    const page = await reader.open(at('create-planet'));
    const form = await tryIt(page);
    await form.field('Example').selectOption('Jupiter');
    expect(JSON.parse(await form.editor.inputValue())).toEqual({ name: 'Jupiter', kind: 'gas' });
    await form.field('Media type').selectOption('application/x-www-form-urlencoded');
    await form.field('name').fill('Saturn & co');
    await form.sample().filter({ hasText: 'Saturn' }).waitFor();
    expect(await form.sample().textContent()).toMatch(/name=Saturn(\+|%20| )(%26|&) ?(\+|%20)?co/);
  });

  it('shows status, time and size, and validates the response against the description', async () => {
    const page = await reader.open(at('get-planet'));
    const form = await tryIt(page);
    await form.field('X-API-Key').fill('sesame');
    await form.send();
    expect(
      await form.response.getByRole('heading').evaluate((h) => h === document.activeElement),
    ).toBe(true);
    expect(await form.response.locator('.try-facts').textContent()).toMatch(
      /200 OK\d[\d,.]* ms\d+ bytes/,
    );
    await form.response.getByText('The response matches the description.').waitFor();
    await form.response.getByText('Headers (').click();
    await form.response.getByText('application/json', { exact: true }).waitFor();
  });

  it('scrolls a received image into view once it has its height', async () => {
    const page = await reader.open(at('get-planet'));
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="400"/>';
    const form = await tryIt(page);
    await page.route(/\/planets\/[^/]+$/, (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({
            body,
            contentType: 'image/svg+xml',
            headers: { 'access-control-allow-origin': '*' },
          }),
    );
    await form.field('X-API-Key').fill('sesame');
    await form.send();
    await page.waitForFunction(() => {
      const image = document.querySelector('.try-preview-media')?.getBoundingClientRect();
      return image && image.height >= 400 && image.bottom <= innerHeight;
    });
  });

  it('sends JSON bodies, forms and files in the format of the service', async () => {
    const page = await reader.open(at('create-planet'));
    const form = await tryIt(page);
    await form.field('Token').fill('sesame');
    await form.send();
    await form.response.getByText('201').waitFor();
    await page.goto(at('add-photo'));
    const photo = await tryIt(page);
    await photo.field('photo').setInputFiles({
      name: 'mars.png',
      mimeType: 'image/png',
      buffer: Buffer.from([137, 80, 78, 71]),
    });
    await photo.field('caption').fill('Red');
    await photo.send();
    await photo.response.getByText('204').waitFor();
  });

  it('follows the form as the own request, and keeps it while an example is shown', async () => {
    const page = await reader.open(at('list-planets'));
    const form = await tryIt(page);
    await form.field('limit').fill('5');
    await form.sample().filter({ hasText: 'limit=5' }).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('.samples select')?.value === 'own',
    );
    await choice(page).selectOption('Required fields');
    await form.sample().filter({ hasText: 'limit=5' }).waitFor({ state: 'detached' });
    expect(await form.field('limit').inputValue()).toBe('');
    await choice(page).selectOption('Your request');
    await form.sample().filter({ hasText: 'limit=5' }).waitFor();
    expect(await form.field('limit').inputValue()).toBe('5');
  });

  it('keeps the own request while the reader visits other pages and reloads', async () => {
    const page = await reader.open(at('list-planets'));
    const form = await tryIt(page);
    await form.field('limit').fill('7');
    await form.sample().filter({ hasText: 'limit=7' }).waitFor();
    await page.goto(at('get-planet'));
    await page.goto(at('list-planets'));
    const again = await tryIt(page);
    expect(await again.field('limit').inputValue()).toBe('7');
    await again.sample().filter({ hasText: 'limit=7' }).waitFor();
  });
});
