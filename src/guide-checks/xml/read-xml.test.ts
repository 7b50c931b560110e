import { expect, it } from 'vitest';
import { readXml, XmlProblem } from './read-xml.js';

/** Returns the problem of a text, with the marked part. */
function problem(text: string): string {
  try {
    readXml(text);
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    return `${error.message}: ${text.slice(error.span.start, error.span.end)}`;
  }
  return 'none';
}

it('returns elements without prefixes, with the span of the opening tag', () => {
  const text = '<?xml version="1.0"?>\n<s:planet id="4"><moon/>text</s:planet>\n';
  const root = readXml(text);
  expect(root.name).toBe('planet');
  expect(text.slice(root.span.start, root.span.end)).toBe('<s:planet id="4">');
  expect(root.children.map(({ name }) => name)).toEqual(['moon']);
});

it.each([
  ['<planet><moon></planet>', '<moon> is not closed: <moon>'],
  ['<planet>', '<planet> is not closed: <planet>'],
  ['<planet/><moon/>', '<moon> follows the first element: <moon/>'],
  ['Mars <planet/>', 'there is text outside of the first element: Mars '],
  [' ', 'it has no element:  '],
])('reports %s', (text, expected) => {
  expect(problem(text)).toBe(expected);
});
