import { expect, test } from 'vitest';
import { decodeLabel, encodeLabel } from './mermaid-labels.js';

test.each([
  ['#quot;Moon#quot; &amp; &lt;Mars&gt;', '"Moon" & <Mars>'],
  ['#35;1 #9829; &copy;', '#1 ♥ ©'],
  ['&#91;1&#93;', '[1]'],
  ['#moon; a#b', '#moon; a#b'],
])('decodes codes of characters in the label %j', (written, shown) => {
  expect(decodeLabel(encodeLabel(written))).toBe(shown);
});
