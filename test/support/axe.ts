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
  await page.evaluate(source);
  const options: RunOptions =
    rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } };
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
