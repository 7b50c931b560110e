import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page: one line for each element. Given in by evaluation: no policy of the page is
 * in its way.
 *
 * @param rules by id; by default all that axe runs by default
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
