import { describe, expect, it } from 'vitest';
import { messagesFor } from '../../i18n/index.js';
import type { PageResult } from '../pages/page.js';
import { makeUrls } from '../urls.js';
import { fullTextFile } from './full-text.js';

const surroundings = {
  urls: makeUrls({ baseUrl: '/', trailingSlash: false }),
  input: { messages: messagesFor('en') },
} as unknown as Parameters<typeof fullTextFile>[1];
const routes = Array.from({ length: 100 }, (_, index) => `/moon-${index}`);
const facts = { path: 'llms-full.txt', head: '# Moons', index: '/llms.txt', routes };

/** Returns pages of 60 to 80 characters; the last one has no text. */
function moons(): readonly PageResult[] {
  return routes.map((route, index) => {
    const body = `Moon ${index} is made of 🧀.`;
    const markdown = () => (index === 99 ? undefined : { title: route, body });
    return { page: { route, url: route }, markdown } as unknown as PageResult;
  });
}

const fullText = (...args: [pages: readonly PageResult[], limit?: number]) =>
  String(fullTextFile(facts, surroundings, ...args).contents);

describe('llms-full.txt', () => {
  it('has the pages in order, each below its title', () => {
    const text = fullText(moons());
    expect(text).toMatch(/^# Moons\n\n# \/moon-0\n/);
    expect(text).toContain('Moon 31 is made of 🧀.\n\n# /moon-32\n');
  });

  it('has as many pages as the limit allows', () => {
    for (const limit of [0, 10, 1000, 2500, 4000, 6000, 1_000_000]) {
      const text = fullText(moons(), limit);
      const count = text.split('\n# /moon').length - 1;
      const rest = routes.length - count;
      expect(text.includes('See /llms.txt.')).toBe(rest > 0);
      if (rest > 1) expect(text).toContain(`${rest} more pages`);
    }
  });
});
