import { describe, expect, test } from 'vitest';
import { highlight } from '../index.js';
import { splitLines } from './split-lines.js';

describe('highlight', () => {
  test('wraps tokens in classes and escapes HTML', () => {
    expect(highlight('{"planet": "<Mars> & co", "moons": 2}', 'json')).toMatchInlineSnapshot(`
      {
        "html": "{<span class="hljs-attr">"planet"</span>: <span class="hljs-string">"&lt;Mars> &amp; co"</span>, <span class="hljs-attr">"moons"</span>: <span class="hljs-number">2</span>}",
        "language": "json",
        "text": "{"planet": "<Mars> & co", "moons": 2}",
      }
    `);
  });

  test('reads front matter at the beginning of Markdown as YAML, and a line of dashes elsewhere as one', () => {
    const html = (text: string): string => highlight(text, 'md').html;
    const page = html('---\ntitle: Mars\nsidebar_position: 3\n---\n\n# Mars');
    expect(page).toContain('<span class="hljs-attr">sidebar_position:</span>');
    expect(page).toContain('<span class="hljs-section"># Mars</span>');
    expect(html('# Mars\n\n---\ntitle: Mars\n')).not.toContain('hljs-attr');
    expect(html('---\nA text.\n')).not.toContain('hljs-attr');
  });

  test.each([
    ['sh', 'sh'],
    ['console', 'console'],
    ['ts', 'ts'],
    ['yml', 'yml'],
    ['curl', 'bash'],
    ['jsonc', 'jsonc'],
    ['vue', 'xml'],
    ['HTTP', 'http'],
    ['', ''],
    ['text', ''],
    ['klingon', ''],
    ['constructor', ''],
    ['__proto__', ''],
  ])('maps the language %s to %s', (written, known) => {
    expect(highlight('a < b', written).language).toBe(known);
  });

  test.each([
    ...['powershell', 'dockerfile', 'nginx', 'graphql', 'protobuf', 'toml', 'elixir', 'dart'],
    ...['scala', 'haskell', 'csharp', 'kotlin', 'swift', 'php', 'ruby', 'rust', 'go', 'vb'],
  ])('supports %s', (language) => {
    expect(highlight('x', language).language).toBe(language);
  });

  test.each([
    ['{"moons": 2}', '<span class="hljs-number">2</span>'],
    ['<planet moons="2"/>', '<span class="hljs-name">planet</span>'],
  ])('highlights a JSON or XML body of an HTTP message: %s', (body, expected) => {
    expect(highlight(`POST /planets HTTP/1.1\nHost: a.example\n\n${body}`, 'http').html).toContain(
      expected,
    );
  });

  test('does not detect the language of any other HTTP message body', () => {
    expect(
      highlight('POST /planets HTTP/1.1\nHost: a.example\n\nlet name = 2', 'http').html,
    ).toMatch(/\n\n.*let name = 2/);
  });

  test('renders code in an unknown language as plain text', () => {
    expect(highlight('<a> & b', 'klingon').html).toBe('&lt;a> &amp; b');
  });
});

test('splitLines closes a token at the end of a line and reopens it on the next', () => {
  const { html } = highlight('a /* b\nc */ d', 'js');
  expect(splitLines(html)).toEqual([
    'a <span class="hljs-comment">/* b</span>',
    '<span class="hljs-comment">c */</span> d',
  ]);
});

test('highlights JSON in single quotes of a shell command as JSON', () => {
  const { html } = highlight(
    `curl --json '{"name": "O'\\''Neill", "age": 7, "on": true}' \\\n  -o 'x'`,
    'bash',
  );
  expect(html).toContain(
    `'{<span class="hljs-attr">"name"</span>: <span class="hljs-string">"O'\\''Neill"</span>, <span class="hljs-attr">"age"</span>: <span class="hljs-number">7</span>, <span class="hljs-attr">"on"</span>: <span class="hljs-keyword">true</span>}'`,
  );
  expect(html).toContain(`<span class="hljs-string">'x'</span>`);
  expect(highlight(`awk '{print $1}'`, 'bash').html).toContain(`<span class="hljs-string">'{print`);
});
