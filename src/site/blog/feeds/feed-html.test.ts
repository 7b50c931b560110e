import { expect, it } from 'vitest';
import { feedHtml } from './feed-html.js';

const base = 'https://almanac.example/blog/eclipse';
const shown = (html: string) => feedHtml(html, base);

it('makes every URL absolute', () => {
  expect(shown('<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="A">')).toBe(
    '<img src="https://almanac.example/a.png" srcset="https://almanac.example/a.png 1x, https://almanac.example/b.png 2x" alt="A">',
  );
  expect(shown('<video poster="p.png" controls></video>')).toBe(
    '<video poster="https://almanac.example/blog/p.png" controls=""></video>',
  );
  expect(shown('<a href="mailto:ada@example.com">Ada</a>')).toContain('"mailto:ada@example.com"');
});

it('removes heading anchors and buttons with their content', () => {
  expect(shown('<h2 id="x">A<a class="heading-anchor" href="#x"><b>#</b></a></h2>')).toBe(
    '<h2>A</h2>',
  );
  expect(shown('<p>1<button>Copy<br><i>it</i></button>2</p>')).toBe('<p>12</p>');
});

it('escapes text', () => {
  expect(shown('<p>a &lt;script&gt; &amp; "b"</p>')).toBe(
    '<p>a &lt;script&gt; &amp; &quot;b&quot;</p>',
  );
});
