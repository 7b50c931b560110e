import { expect, test } from 'vitest';
import { formatPlain } from '../../diagnostics/index.js';
import { isUnsupportedSource, unsupportedSourceWarnings } from './unsupported-sources.js';

test.each([
  ['content/docs/mars.mdx', false],
  ['content/docs/moons/_index.md', true],
  ['content/docs/moons/_index.de.md', true],
  ['content/docs/moons/_indexed.md', false],
  ['content/docs/orbits.rst', true],
  ['content/docs/mars.md', false],
  ['content/docs/mars.png', false],
  ['content/pricing.tsx', false],
  ['content/_parts/Price.tsx', false],
  ['content/prices.ts', false],
])('classifies %s as an unsupported page file: %s', (file, expected) => {
  expect(isUnsupportedSource(file)).toBe(expected);
});

test('reports each kind of unsupported file once, with its first file', () => {
  const files = ['content/docs/b.adoc', 'content/docs/a/_index.md', 'content/x.rst'];
  expect(formatPlain(unsupportedSourceWarnings(files)).split('\n')).toEqual([
    'content/docs/a/_index.md:1:1: warning: A file in content/docs (_index.md) is not a page of the site. (rename them to index.md; names that begin with an underscore are parts for other texts) [build/unsupported-source]',
    'content/docs/b.adoc:1:1: warning: 2 files in the site (.rst, .adoc) are not pages of the site. (also here: content/x.rst:1:1) (convert them to Markdown, for instance with pandoc) [build/unsupported-source]',
  ]);
});

test('names at most three further files of a kind', () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => `content/${name}.rst`);
  const [warning] = unsupportedSourceWarnings(files);
  expect(warning?.place?.file).toBe('content/a.rst');
  expect(warning?.related?.map(({ place }) => place?.file)).toEqual([
    'content/b.rst',
    'content/c.rst',
    'content/d.rst',
  ]);
});

test('reports nothing without unsupported files', () => {
  expect(unsupportedSourceWarnings([])).toEqual([]);
});
