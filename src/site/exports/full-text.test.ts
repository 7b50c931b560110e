import { describe, expect, it } from 'vitest';
import { messagesFor } from '../../i18n/index.js';
import type { FoundPage } from '../pages/page.js';
import { makeUrls } from '../urls.js';
import { type FullTextCache, type FullTextPart, fullTextFile } from './full-text.js';

const surroundings = {
  urls: makeUrls({ baseUrl: '/', trailingSlash: false }),
  input: { texts: messagesFor('en') },
} as unknown as Parameters<typeof fullTextFile>[1];
const routes = Array.from({ length: 100 }, (_, index) => `/moon-${index}`);
const facts = { path: 'llms-full.txt', head: '# Moons', index: '/llms.txt', routes };

/** Returns pages of 60 to 80 characters; the last one has no text. */
function moons(edited?: number): readonly FoundPage[] {
  return routes.map((route, index) => {
    const body = index === edited ? 'Éditée.' : `Moon ${index} is made of 🧀.`;
    const markdown = () => (index === 99 ? undefined : { title: route, body });
    return { page: { route, url: route }, textKey: body, markdown } as unknown as FoundPage;
  });
}

/** A cache that records what was created. */
function keeper(): { readonly keep: FullTextCache; made(): readonly string[] } {
  const kept = new Map<string, { key: string; part: FullTextPart }>();
  const names: string[] = [];
  return {
    keep: (name, key, make) => {
      const known = kept.get(name);
      if (known?.key === key) return known.part;
      names.push(name);
      const part = make();
      kept.set(name, { key, part });
      return part;
    },
    made: () => names.splice(0),
  };
}

const fullText = (...args: [readonly FoundPage[], Parameters<typeof fullTextFile>[3]?]) =>
  String(fullTextFile(facts, surroundings, ...args).contents);

describe('llms-full.txt', () => {
  it('is assembled from cached parts, and rebuilds only the part with a changed page', () => {
    const { keep, made } = keeper();
    const first = fullText(moons(), { keep });
    expect(first).toBe(fullText(moons()));
    expect(first).toContain('Moon 31 is made of 🧀.\n\n# /moon-32\n');
    expect(made()).toHaveLength(4);
    const second = fullText(moons(50), { keep });
    expect(second).toBe(fullText(moons(50)));
    expect(second).toContain('Éditée.');
    expect(made()).toEqual(['llms-full.txt#32']);
  });

  it('has as many pages as the limit allows, with and without a cache', () => {
    const { keep } = keeper();
    for (const limit of [0, 10, 1000, 2500, 4000, 6000, 1_000_000]) {
      const text = fullText(moons(), { limit });
      const count = text.split('\n# /moon').length - 1;
      const rest = routes.length - count;
      expect(text.includes('See /llms.txt.')).toBe(rest > 0);
      if (rest > 1) expect(text).toContain(`${rest} more pages`);
      expect(fullText(moons(), { limit, keep })).toBe(text);
      expect(fullText(moons(), { limit, keep })).toBe(text);
    }
  });

  it('does not cache a part with a page that has no cache key', () => {
    const { keep, made } = keeper();
    const unknown = moons().map((page, index) =>
      index === 40 ? { ...page, textKey: undefined } : page,
    );
    expect(fullText(unknown, { keep })).toBe(fullText(moons()));
    expect(made()).not.toContain('llms-full.txt#32');
  });

  it('follows a changed page order in spite of the cache', () => {
    const { keep } = keeper();
    fullText(moons(), { keep });
    const routesTurned = routes.toReversed();
    const turned = { ...facts, routes: routesTurned };
    const contents = fullTextFile(turned, surroundings, moons(), { keep }).contents;
    expect(String(contents)).toBe(String(fullTextFile(turned, surroundings, moons()).contents));
  });
});
