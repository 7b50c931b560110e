import { all, createLowlight } from 'lowlight';
import { expect, test } from 'vitest';
import { grammars } from './grammars.js';

test('grammars have the order, names and aliases of highlight.js', () => {
  expect(Object.keys(grammars)).toEqual(Object.keys(all));
  const library = createLowlight(all);
  for (const [name, others] of Object.entries(grammars)) {
    for (const other of others.split(' ')) {
      if (other === '') continue;
      // Two names belong to one grammar if they produce the same tree.
      expect(library.registered(other), other).toBe(true);
      expect(library.highlight(other, 'if (x) {}\n<a>"b" 1</a>').children, other).toEqual(
        library.highlight(name, 'if (x) {}\n<a>"b" 1</a>').children,
      );
    }
  }
});

test('grammars include every alias that highlight.js registers', async () => {
  const known = new Set(
    Object.entries(grammars).flatMap(([name, others]) => [name, ...others.split(' ')]),
  );
  const core = (await import('highlight.js/lib/core')).default.newInstance();
  for (const [name, grammar] of Object.entries(all)) {
    core.registerLanguage(name, grammar);
    for (const other of core.getLanguage(name)?.aliases ?? []) {
      expect(known, `${name}: ${other}`).toContain(other.toLowerCase());
    }
  }
});
