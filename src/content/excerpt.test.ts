import { describe, expect, it } from 'vitest';
import { messagesFor } from '../i18n/index.js';
import { parseDoc } from './index.js';

const path = 'content/blog/2026-02-17-eclipse.md';
const textDoc = (text: string, files: Readonly<Record<string, string>> = {}) =>
  parseDoc(
    { path, text, digest: '' },
    { trustedHtml: false, messages: messagesFor('en') },
    (file) => {
      const text = files[file];
      return text === undefined ? undefined : { text };
    },
  );
const excerpt = (text: string) => textDoc(text).value.text.excerpt?.body.text.join('…');

describe('<!-- truncate -->', () => {
  it('ends the summary that post lists show', () => {
    expect(excerpt('One.\n\n<!-- truncate -->\n\nTwo.')).toBe('<p>One.</p>');
    expect(excerpt('One.\n\n<!--truncate-->\n\nTwo.')).toBe('<p>One.</p>');
  });

  it('leaves no trace in the rendered page', () => {
    expect(textDoc('One.\n\n<!-- truncate -->\n\nTwo.').value.text.body.text).toEqual([
      '<p>One.</p>\n<p>Two.</p>',
    ]);
  });

  it('works inside a paragraph, a list or raw HTML', () => {
    expect(excerpt('One, <!-- truncate --> two.')).toBe('<p>One, </p>');
    expect(excerpt('- One\n- Two\n\n  <!-- truncate -->\n\n  more\n- Three')).toMatch(
      /Two\s*<\/p>\s*<\/li>\s*<\/ul>$/,
    );
    expect(excerpt('<p>One</p>\n<!-- truncate -->\n<p>Two</p>')).toBe('<p>One</p>');
  });

  it('leaves the title out of the excerpt', () => {
    expect(excerpt('# Eclipse\n\nOne.\n\n<!-- truncate -->\n\nTwo.')).toBe('<p>One.</p>');
  });

  it('keeps links defined after it and drops footnotes', () => {
    const text = 'See [it][1].[^a]\n\n<!-- truncate -->\n\n[1]: https://example.com\n[^a]: Note.';
    const { excerpt: found } = textDoc(text).value.text;
    expect(found?.references.map(({ target }) => target)).toEqual(['https://example.com']);
    expect(found?.body.text.join('…')).toBe('<p>See <a href="…">it</a>.</p>');
  });

  it('prefixes ids in the excerpt and keeps link targets of the full text', () => {
    const { excerpt: found, headings } = textDoc(
      '## Ring {#fire}\n\n[Here](#fire)\n\n<!-- truncate -->\n\nMore.',
    ).value.text;
    expect(headings.map(({ id }) => id)).toEqual(['fire']);
    expect(found?.body.text[0]).toContain('id="content-blog-2026-02-17-eclipse--');
    expect(found?.references.map(({ target }) => target)).toEqual(['#fire']);
  });

  it('reports a problem in the excerpt once, at its position', () => {
    const { diagnostics } = textDoc('[x](javascript:a)\n\n<!-- truncate -->\n\nMore.');
    expect(diagnostics.map(({ code, place }) => [code, place?.start.line])).toEqual([
      ['content/unsafe-link', 1],
    ]);
  });

  it('includes the text of included files', () => {
    const { text, doc } = textDoc('::include[./_ring.md]\n\n<!-- truncate -->\n\nMore.', {
      'content/blog/_ring.md': 'A ring.',
    }).value;
    expect(text.excerpt?.text).toBe('A ring.');
    expect(doc.includes).toEqual(['content/blog/_ring.md']);
  });

  it('yields no excerpt where it is missing, in code or in an MDX comment', () => {
    expect(textDoc('One.').value).not.toHaveProperty('excerpt');
    expect(textDoc('`<!-- truncate -->`').value).not.toHaveProperty('excerpt');
    expect(textDoc('{/* truncate */}').value).not.toHaveProperty('excerpt');
  });
});
