import { expect, test } from 'vitest';
import { highlight } from '../../../../src/content/highlight/highlight.js';
import { sampleIds } from '../../../../src/request/code-samples/index.js';
import { languageNames } from '../../../../src/request/index.js';
import { type CodeNode, highlightEditor } from './highlight.js';

/** A line with a string that every language of the samples highlights. */
const code = 'print("Mars")';

const plainText = (nodes: readonly CodeNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');

test.each(sampleIds)('knows the grammar of the code samples in %s', async (id) => {
  const { highlight: grammar } = languageNames(id);
  const nodes = await highlightEditor(code, grammar);
  expect(nodes.some((node) => typeof node !== 'string')).toBe(true);
  expect(plainText(nodes)).toBe(code);
  expect(highlight(code, grammar).html).toContain('<span');
});

test('leaves code in an unknown language unchanged', async () => {
  expect(await highlightEditor(code, 'constructor')).toEqual([code]);
});
