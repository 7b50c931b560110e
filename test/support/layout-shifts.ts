import type { BrowserContext, Page } from 'playwright-core';

/** Lets pages record their layout shifts from the beginning. */
export async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the scores of the layout shifts so far, for a page whose context has {@link recordShifts}. */
export function layoutShifts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
