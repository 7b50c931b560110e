import { expect, test } from 'vitest';
import { jsonHtml } from './json-html.js';

test('marks keys, strings, numbers and literals of JSON', () => {
  expect(jsonHtml('{\n  "a \\" <b>" : [-1.5e3, 0, true, null],\n  "c": "&"\n}')).toBe(
    `{
  <span class="hljs-attr">"a \\" &lt;b>"</span> : [<span class="hljs-number">-1.5e3</span>, <span class="hljs-number">0</span>, <span class="hljs-keyword">true</span>, <span class="hljs-keyword">null</span>],
  <span class="hljs-attr">"c"</span>: <span class="hljs-string">"&amp;"</span>
}`,
  );
});

test.each(['{ // a comment\n}', "{'a': 1}", '{"a": 1px}', '{"a": …}', '{"a'])(
  'leaves %s, which is not JSON, to the library',
  (text) => {
    expect(jsonHtml(text)).toBeUndefined();
  },
);
