import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the axe violations of a page, one line for each element. Injects axe by evaluation, which no
 * Content-Security-Policy of the page blocks.
 *
 * @param rules ids; by default the default rules of axe
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
  };
  return page.evaluate(async (given) => {
    const axe: { run(options: RunOptions): Promise<AxeResults> } = Reflect.get(window, 'axe');
    const { violations } = await axe.run(given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
        return `${id}: ${target.join(' ')}: ${why}`;
      }),
    );
  }, options);
}

/** What colours can make different: the rules to check in dark mode after all of them in light mode. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the axe violations of a page at each width and in both colour modes, each with the width and mode. The page
 * must be opened with reduced motion, so that colours have arrived when axe looks at them.
 */
export async function violationsInModes(
  page: Page,
  widths: readonly number[] = [390, 1280],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const mode of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, mode);
      const violations = await violationsOf(page, mode === 'light' ? undefined : ofColours);
      found.push(...violations.map((one) => `${width} px, ${mode}: ${one}`));
    }
  }
  return found;
}
