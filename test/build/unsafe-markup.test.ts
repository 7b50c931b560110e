import { expect, it } from 'vitest';
import { unsafeMarkup } from './unsafe-markup.js';

it.each([
  '<div class="prose"><script>alert(1)</script></div>',
  '<script src="/assets/x.js"></script>',
  '<head><script>alert(1)</script></head>',
  '<img src="x" onerror="alert(1)">',
  '<a href="java\tscript:alert(1)">x</a>',
  '<meta http-equiv="refresh" content="0; url=//space.example">',
  '<iframe src="/x"></iframe>',
  '<p style="position: fixed">x</p>',
  '<div class="prose"><svg></svg></div>',
])('unsafeMarkup reports %s', (html) => {
  expect(unsafeMarkup(html)).not.toEqual([]);
});

it('unsafeMarkup accepts the scripts and SVG images of docsgen', () => {
  const html =
    '<head><script src="/planets/assets/boot.js"></script></head><main><svg></svg><div class="prose"><a href="/x">x</a></div><svg></svg></main>';
  expect(unsafeMarkup(html)).toEqual([]);
});
