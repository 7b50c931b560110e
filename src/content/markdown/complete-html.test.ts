import { expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';
import { completeHtml } from './complete-html.js';

const tagged = (text: string, options = {}) => page(text, {}, { tags: true, ...options });

/** Makes the tag parser refuse the text as it is. */
const after = '\n\nRed.<br>Dust.';

test.each([
  ['Red.<br>Dust.', '<p>Red.<br>Dust.</p>'],
  ['<img\n  src="./a.png"\n  alt="a > b"\n>', 'alt="a > b"'],
  ['- See <https://example.com/a_b>.', '<li>See <a href="{reference https://example.com/a_b}">'],
  [
    '(<https://example.com>)',
    '(<a href="{reference https://example.com}">https://example.com</a>)',
  ],
  ['<mars@example.com>', '<a href="{reference mailto:mars@example.com}">'],
  ['`<br>` and {"a"}', '<code>&lt;br></code> and a'],
  ['```html\n<br>\n```', '<span class="hljs-name">br</span>></span>'],
  ['<CodeBlock language="html">{`<br>`}</CodeBlock>', '<span class="hljs-name">br</span>></span>'],
])('reads %j as Markdown does', (text, expected) => {
  const { html, messages } = tagged(text + after);
  expect(messages.filter((one) => !one.includes('missing-alt'))).toEqual([]);
  expect(html).toContain(expected);
  expect(html).toContain('Red.<br>Dust.');
});

it('reads <details> and <summary> on one line, also in a list', () => {
  const { html, messages } = tagged(
    '<details><summary>Moons</summary>\n\n- Io\n\n</details>\n\n1. <details><summary>More</summary>\n\n   Io\n\n   </details>',
  );
  expect(messages).toEqual([]);
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toMatch(/<li>\s*<details[\s\S]*Io[\s\S]*<\/details>[\s\S]*<\/li>/);
});

it('leaves the code of scripts and styles alone', () => {
  const script = `<script>\nif (a < 1) { b(\`\${c}\\n\`) }\n\nd()\n</script>`;
  const { html, messages } = tagged(`${script}\n\n<style>\n.a > b { color: red }\n</style>`, {
    trustedHtml: true,
  });
  expect(messages).toEqual([]);
  expect(html).toContain(`if (a < 1) { b(\`\${c}\\n\`) }\n\nd()`);
  expect(html).toContain('.a > b { color: red }');
});

it('reports a script of Vue as in Markdown', () => {
  const { html, messages } = tagged('<script setup>\nconst a = { b: 1 }\n</script>\n\nMars');
  expect(messages).toEqual([expect.stringMatching(/^1:1 content\/unsafe-html: <script> /)]);
  expect(html.trim()).toBe('<p>Mars</p>');
});

test.each([
  ['a<br>\n<details><summary>b</summary>\n\n<hr>{moon}\n\n</details>', /^4:5 content\/tag-needs/],
  ['a<br>b<br>c {moon}', /^1:13 content\/tag-needs-code/],
  ['a<br>\n\n<img src="a" alt="b"> <Nope />', /^3:23 content\/unknown-tag/],
  ['a<br>\n\nb<br><Note>\n\nc', /^3:6 content\/tag-syntax/],
])('reports the place in the text as written: %j', (text, expected) => {
  expect(tagged(text).messages).toEqual([expect.stringMatching(expected)]);
});

it('completes a long line of tags', () => {
  // In square time, this would take minutes.
  const { text } = completeHtml('<details>x '.repeat(500_000));
  expect(text).toContain('<details>x ');
});
