import { expect, it } from 'vitest';
import type { PageContext } from '../source-tool.js';
import { iframesToLinks } from './iframes.js';

const convert = (text: string): string => iframesToLinks(text, {} as PageContext);
const frame = '<iframe src="https://www.youtube.com/embed/a1" title="Mars & Io"></iframe>';

it('makes links of frames', () => {
  expect(convert(`Watch:\n\n${frame}\n`)).toBe(
    'Watch:\n\n[Mars & Io](https://www.youtube.com/watch?v=a1)\n',
  );
});

it('writes links as HTML inside of HTML, where Markdown is text', () => {
  expect(convert(`<div class="video">\n${frame}\n</div>\n`)).toBe(
    '<div class="video">\n<a href="https://www.youtube.com/watch?v=a1">Mars &amp; Io</a>\n</div>\n',
  );
});
