import { expect, inject, it } from 'vitest';
import { pageTypes } from '../support/page-types.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

/** What leaves the window on the right without a box that scrolls around it; runs in the browser. */
function sticksOut(): readonly string[] {
  const width = document.documentElement.clientWidth;
  const isClipped = (node: Element): boolean => {
    for (let box: Element | null = node; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  };
  const out = [...document.body.querySelectorAll('*')].filter((node) => {
    const { right, left, width: wide } = node.getBoundingClientRect();
    return wide > 0 && (right > width + 1 || left < -1) && !isClipped(node);
  });
  const scrolls = document.documentElement.scrollWidth > width ? ['the page itself scrolls'] : [];
  return [...scrolls, ...out.slice(0, 3).map((node) => node.outerHTML.slice(0, 160))];
}

it.each(pageTypes)('the $name never scrolls horizontally', async ({ url }) => {
  const page = await reader.open(url, { width: 320 });
  for (const width of [320, 390, 768, 995, 996, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(sticksOut), `${width} px`).toEqual([]);
  }
});

it.each(pageTypes)(
  'the $name does not scroll horizontally at twice the text size',
  async ({ url }) => {
    const page = await reader.open(url, { width: 390 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(sticksOut)).toEqual([]);
  },
);
