import { describe, expect, it } from 'vitest';
import { applyFixes } from './apply-fixes.js';
import { diagnose } from './diagnose.js';

/** Fixes a target in a text; the diagnostic is at `source`. */
function fixed(text: string, source: string, written: string, replacement: string): string {
  const offset = text.indexOf(source);
  const at = (from: number) => ({ line: 1, column: from + 1, offset: from });
  const place = { file: 'mars.md', start: at(offset), end: at(offset + source.length) };
  const found = diagnose(
    'site/broken-link',
    { target: written },
    { place, fix: { written, replacement } },
  );
  return applyFixes(text, [found, found]).text;
}

describe('a fix', () => {
  it('replaces the target of a link, not its text', () => {
    expect(fixed('a [#Dust](#Dust) b', '[#Dust](#Dust)', '#Dust', '#dust')).toBe(
      'a [#Dust](#dust) b',
    );
    expect(fixed('[x](<a b.md> "t")', '[x](<a b.md> "t")', 'a b.md', 'A.md')).toBe(
      '[x](<A.md> "t")',
    );
  });

  it('replaces the definition of a reference', () => {
    const text = 'See [Mars].\n\n[Mars]: Mars.md "Red"\n';
    expect(fixed(text, '[Mars]', 'Mars.md', 'mars.md')).toBe(text.replace('Mars.md', 'mars.md'));
  });

  it('is left out if its source is not there or there twice', () => {
    for (const text of ['[x](y.md)', '[![](Mars.md)](Mars.md)'])
      expect(fixed(text, text, 'Mars.md', 'mars.md')).toBe(text);
  });

  it('reports which findings it solves', () => {
    const start = { line: 1, column: 1, offset: 0 };
    const place = { file: 'mars.md', start, end: { line: 1, column: 10, offset: 9 } };
    const fix = { written: 'y.md', replacement: 'z.md' };
    const found = diagnose('site/broken-link', { target: 'y.md' }, { place, fix });
    const other = diagnose('site/broken-link', { target: 'y.md' }, { place });
    expect(applyFixes('[x](y.md)', [found, other])).toEqual({ text: '[x](z.md)', fixed: [found] });
  });
});
