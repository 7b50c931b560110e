import { expect, test } from 'vitest';
import { messagesFor } from '../i18n/index.js';
import { parseDoc, reactPageFile } from './index.js';

const source = `export const frontMatter = { title: 'Moons' };
export default () => <iframe src="https://example.com/map" />;
`;

function problems(html: string, policyDirectives: readonly string[]): readonly string[] {
  const file = reactPageFile('content/moons.tsx', { source, html, styles: [], scripts: [] });
  const options = { trustedHtml: false, messages: messagesFor('en'), policyDirectives };
  const { diagnostics } = parseDoc(file, options, () => undefined);
  return diagnostics.map(({ code, hint, place }) => `${place?.start.line} ${code}: ${hint}`);
}

test.each([
  ['<iframe src="https://example.com/map"></iframe>', 'frame-src', 2],
  ['<form action="https://example.com/order"></form>', 'form-action', 1],
])('reports what the policy blocks until the site allows it: %s', (html, directive, line) => {
  expect(problems(html, [])).toEqual([
    `${line} content/react-blocked: set csp to { '${directive}': ['https://example.com'] }`,
  ]);
  expect(problems(html, [directive])).toEqual([]);
});

test('a form that a script sends, and a frame without an address, are not blocked', () => {
  expect(problems('<form></form><iframe></iframe>', [])).toEqual([]);
});
