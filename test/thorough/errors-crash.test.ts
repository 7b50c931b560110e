import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { readerOf } from '../support/reader.js';
import { button, heading, inText, isMarked, mark, mars, soon } from '../support/solar-pages.js';
import { solarSite } from '../support/solar-site.js';

const server = solarSite();
const reader = readerOf(() => server().origin);
const crashed = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { name: 'This page crashed.' }) });
/** How often what can fail on the page is to do so. */
const fail = (page: Page, times: number) =>
  page.evaluate((failures) => Object.assign(window, { failures }), times);

describe('island that crashes', () => {
  const orrery = (page: Page) => button(page, 'Show the orrery');

  it('shows the error with all causes and offers to try again', async () => {
    const page = await reader.open(mars);
    await fail(page, 2);
    await orrery(page).click();
    await crashed(page).waitFor();
    expect(await crashed(page).locator('p').allTextContents()).toEqual([
      'The orrery is stuck',
      'Cause: A wheel is loose',
      'Cause: Tooth 13 is missing',
    ]);
    expect(await heading(page, 'Mars').isVisible()).toBe(true);
    await button(page, 'Try again').click();
    await crashed(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await button(page, 'Try again').click();
    await page.getByText('The orrery turns.').waitFor();
    expect(await crashed(page).count()).toBe(0);
    expect(await page.getByText('Half of an orrery.').count()).toBe(1);
    const words = await page.locator('[data-island="orrery"]').textContent();
    expect(words, 'what was half done is gone').toBe(
      'Show the orreryHalf of an orrery. The orrery turns. Turn',
    );
  });

  it('recovers from an error that occurs later, during use', async () => {
    const page = await reader.open(mars);
    await fail(page, 0);
    await orrery(page).click();
    await button(page, 'Turn').click();
    await crashed(page).getByText('It turned too fast').waitFor();
    await button(page, 'Try again').click();
    await page.getByText('The orrery turns.').waitFor();
  });

  it('shows an accessible error', async () => {
    const page = await reader.open(mars);
    await fail(page, 1);
    await orrery(page).click();
    await crashed(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('works after client-side navigation as on the first page', async () => {
    const page = await reader.open(mars);
    await fail(page, 0);
    await orrery(page).click();
    await page.getByText('The orrery turns.').waitFor();
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(await page.getByText('The orrery turns.').count()).toBe(0);
    await orrery(page).click();
    await page.getByText('The orrery turns.').waitFor();
  });

  it('is loaded only when the reader interacts with it', async () => {
    const page = await reader.open(mars);
    const scripts = () => server().requests.filter((path) => path.includes('orrery'));
    await page.waitForLoadState('networkidle');
    expect(scripts()).toEqual([]);
    await orrery(page).hover();
    await expect.poll(scripts, soon).toHaveLength(1);
  });
});

describe('page whose script fails', () => {
  const failing = {
    prepare: (context: { addInitScript(script: () => void): Promise<unknown> }) =>
      context.addInitScript(() => Object.assign(window, { failures: 1 })),
  };

  it('shows the error, stays readable and renders again on request', async () => {
    const page = await reader.open(mars, failing);
    await crashed(page).getByText('No contents today').waitFor();
    expect(await heading(page, 'Mars').isVisible()).toBe(true);
    await mark(page);
    await button(page, 'Try again').click();
    await crashed(page).waitFor({ state: 'detached' });
    await heading(page, 'Mars').waitFor();
    expect(new URL(page.url()).pathname).toBe(mars);
    expect(await isMarked(page)).toBe(true);
  });

  it('leaves client-side navigation working', async () => {
    const page = await reader.open(mars, failing);
    await crashed(page).waitFor();
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(await crashed(page).count()).toBe(0);
  });

  it('shows an error that occurs later and recovers from it', async () => {
    const page = await reader.open(mars);
    await page.locator('h1').click();
    await crashed(page).getByText('Do not touch').waitFor();
    await button(page, 'Try again').click();
    await crashed(page).waitFor({ state: 'detached' });
  });

  it('ignores errors of extensions and other scripts', async () => {
    const page = await reader.open(mars);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('An extension has failed');
      });
      Promise.reject(new Error('And so has its promise')).then();
    });
    await page.waitForTimeout(200);
    expect(await crashed(page).count()).toBe(0);
  });
});
