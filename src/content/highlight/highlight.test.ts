import { describe, expect, test } from 'vitest';
import { highlight } from '../index.js';
import { splitLines } from './to-html.js';

describe('highlighted code', () => {
  test('has classes for its tokens and everything escaped', () => {
    expect(highlight('{"planet": "<Mars> & co", "moons": 2}', 'json')).toMatchInlineSnapshot(`
      {
        "html": "{"planet": <span class="hljs-string">"&lt;Mars> &amp; co"</span>, "moons": <span class="hljs-number">2</span>}",
        "language": "json",
        "text": "{"planet": "<Mars> & co", "moons": 2}",
      }
    `);
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
  ])('in %s is highlighted as %s', (written, known) => {
    expect(highlight('a < b', written).language).toBe(known);
  });

  test.each([
    ...['powershell', 'dockerfile', 'nginx', 'graphql', 'protobuf', 'toml', 'elixir', 'dart'],
    ...['scala', 'haskell', 'csharp', 'kotlin', 'swift', 'php', 'ruby', 'rust', 'go', 'vb'],
  ])('%s is known', (language) => {
    expect(highlight('x', language).language).toBe(language);
  });

  test.each([
    ['{"moons": 2}', '<span class="hljs-number">2</span>'],
    ['<planet moons="2"/>', '<span class="hljs-name">planet</span>'],
  ])('the body of a message is JSON or XML: %s', (body, expected) => {
    expect(highlight(`POST /planets HTTP/1.1\nHost: a.example\n\n${body}`, 'http').html).toContain(
      expected,
    );
  });

  test('a message with any other body is not held against every language', () => {
    expect(
      highlight('POST /planets HTTP/1.1\nHost: a.example\n\nlet name = 2', 'http').html,
    ).toMatch(/\n\n.*let name = 2/);
  });

  test('is the same when it is asked for again', () => {
    expect(highlight('let a;', 'js')).toBe(highlight('let a;', 'js'));
    for (let number = 0; number < 600; number += 1) highlight(`let a${number};`, 'js');
    expect(highlight('let a;', 'js')).toEqual(highlight('let a;', 'js'));
  });

  test('in a language that nobody knows is plain', () => {
    expect(highlight('<a> & b', 'klingon').html).toBe('&lt;a> &amp; b');
  });
});

test('a token that goes on over a line end is closed and opened again', () => {
  const { html } = highlight('a /* b\nc */ d', 'js');
  expect(splitLines(html)).toEqual([
    'a <span class="hljs-comment">/* b</span>',
    '<span class="hljs-comment">c */</span> d',
  ]);
});
