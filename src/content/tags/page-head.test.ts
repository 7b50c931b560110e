import { expect, it } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const tagged = (text: string) => page(text, {}, { tags: true });
const head = (...lines: readonly string[]) => `<head>\n${lines.join('\n')}\n</head>\n\n# Mars`;

it('gives the page its title, description, keywords and image', () => {
  const { html, messages, doc } = tagged(
    head(
      '  <title>Mars: how &amp; why</title>',
      '  <meta property="og:description" content="For previews." />',
      '  <meta name="description" content="The red planet." />',
      '  <meta name="keywords" content="mars, dust" />',
      '  <meta property="og:image" content="https://example.com/mars.png" />',
      '  <meta name="twitter:card" content="summary" />',
    ),
  );
  expect(messages).toEqual([]);
  expect(html).toBe('');
  expect(doc).toMatchObject({
    title: 'Mars',
    meta: {
      title_meta: 'Mars: how & why',
      description: 'The red planet.',
      keywords: ['mars', 'dust'],
      image: 'https://example.com/mars.png',
    },
    metaPlaces: { image: { start: { line: 6 } } },
  });
});

it('gives way to front matter', () => {
  const text = head('<meta name="description" content="The red planet." />');
  const { doc } = tagged(`---\ndescription: Own\n---\n\n${text}`);
  expect(doc.meta.description).toBe('Own');
});

it('may be a component of Docusaurus', () => {
  const { messages, doc } = tagged(
    "import Head from '@docusaurus/Head'\n\n<Head>\n<title>Mars!</title>\n</Head>\n\nDust.",
  );
  expect(messages).toEqual([]);
  expect(doc.meta.title_meta).toBe('Mars!');
});

it.each([
  ['<link rel="canonical" href="https://example.com/" />', '<link> in <head>'],
  ['<script>alert(1)</script>', '<script> in <head>'],
  ['<meta name="robots" content="noindex" />', '<meta name="robots"> in <head>'],
])('reports %s', (line, what) => {
  const { html, messages } = tagged(head(line));
  expect(messages).toEqual([expect.stringContaining(`2:1 content/unsafe-html: ${what}`)]);
  expect(html).not.toContain('alert');
});
