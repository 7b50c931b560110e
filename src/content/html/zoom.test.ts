import { expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const zoomed = (text: string): string => page(text, {}, { imageZoom: true }).html;

it('makes an image a button that opens it in a popover', () => {
  const html = zoomed('![Mars](./mars.png)');
  expect(html).toContain(
    '<button type="button" popovertarget="_picture-1" class="zoom" aria-label="Enlarge: Mars"><img',
  );
  expect(html).toContain(
    '<span class="zoomed" id="_picture-1" popover="auto" role="dialog" aria-label="Mars"><button',
  );
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

it('gives the button of an image for one colour mode its class', () => {
  const html = zoomed('![a](./day.png#only-light)\n![a](./night.png#only-dark)');
  expect(html).toContain('class="zoom only-light"');
  expect(html).toContain('popovertarget="_picture-2" class="zoom only-dark"');
});

it('enlarges the image of a figure', () => {
  expect(zoomed(':::figure[Mars]\n![Red](./mars.png)\n:::')).toContain('class="zoom"');
});

test.each([
  ['in a sentence', 'Red ![Mars](./mars.png)'],
  ['in a link', '[![Mars](./mars.png)](./mars.md)'],
])('leaves an image %s as it is', (_, text) => {
  expect(zoomed(text)).toBe(page(text).html);
});

it('is off by default', () => {
  expect(page('![Mars](./mars.png)').html).not.toContain('button');
});

it('gives the images of an excerpt other ids', () => {
  const { doc } = page('![Mars](./mars.png)\n\n<!-- truncate -->\n\nRed', {}, { imageZoom: true });
  const html = doc.excerpt?.body.text.join('') ?? '';
  expect(html).toContain('popovertarget="content-docs-planets--_picture-1"');
  expect(html).toContain('id="content-docs-planets--_picture-1"');
});
