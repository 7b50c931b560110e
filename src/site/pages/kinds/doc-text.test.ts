import { describe, expect, it } from 'vitest';
import { textSheets } from './doc-text.js';

describe('the style sheets of a text are those of', () => {
  it.each([
    ['cards', '<div class="cards">'],
    ['cards', '<span class="badge text-badge blue">'],
    ['lists', '<strong class="badge">'],
    ['lists', '<a data-footnote-ref href="#fn-1">'],
    ['lists', '<div class="table-scroll table-stack">'],
    ['admonitions', '<aside class="admonition note">'],
    ['terms', '<dfn class="term">'],
    ['controls', '<form action="https://example.com">'],
    ['controls', '<docsgen-island data-component="content/price">'],
    ['images', '<img class="wide only-dark">'],
    ['annotations', '<span class="line marked line-add">'],
    ['diagrams', '<figure class="mermaid">'],
    ['math', '<span class="math-inline">'],
  ])('%s, by %s', (sheet, html) => {
    expect(textSheets([html])).toEqual([sheet]);
  });

  it('none, for other classes and for words', () => {
    expect(textSheets(['<p class="terms mermaids">the class cards</p>'])).toEqual([]);
  });

  it('a block after text with a quote that looks like an attribute', () => {
    const html = '<p><code>&lt;div class="</code></p><aside class="admonition note">';
    expect(textSheets([html])).toEqual(['admonitions']);
  });
});
