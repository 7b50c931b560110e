import { expect, it } from 'vitest';
import { memoryFiles } from '../memory-files.test.data.js';
import { pictureComponents, staticSources } from './picture-components.js';

const converted = (text: string): string => pictureComponents(text, {} as never);

it.each([
  ['<ZoomableImage src="/mars.webp" />', '<img src="/mars.webp" alt="">'],
  [
    '1. Look:\n   <Shot src=\'./mars.png?v=2\' alt=\'The "red" one\' class="wide" zoomable width="300"></Shot>\n',
    '1. Look:\n   <img src="./mars.png?v=2" alt="The &quot;red&quot; one" width="300">\n',
  ],
])('shows the picture of %j', (text, expected) => {
  expect(converted(text)).toBe(expected);
});

it.each([
  '<Player src="/mars.mp4" />',
  '<Shot :src="mars" />',
  '<Shot src="/mars.png" caption="Two moons" />',
  '<Shot src="/mars.png">Two moons</Shot>',
  '<img src="/mars.png">',
  '`<Shot src="/mars.png" />`',
])('leaves %j as it is', (text) => {
  expect(converted(text)).toBe(text);
});

it('completes the paths of static pictures and videos that components name', () => {
  const files = memoryFiles({ 'static/img/mars.png': '', 'static/mars.mp4': '' });
  const text =
    '<Shot\n  alt="Mars"\n  src="img/mars.png"\n/> <Player src="mars.mp4" /> <Shot src="/img/mars.png" /> <Shot src="venus.png" /> <img src="img/mars.png">';
  expect(staticSources(text, { files } as never)).toBe(
    '<Shot\n  alt="Mars"\n  src="/img/mars.png"\n/> <Player src="/mars.mp4" /> <Shot src="/img/mars.png" /> <Shot src="venus.png" /> <img src="img/mars.png">',
  );
});
