import { expect, it } from 'vitest';
import { page } from '../../test/commonmark/page.js';
import { withoutSmallZooms } from './small-images.js';

const image = (width: number): string =>
  page(`![Mars](./mars.png){width=${width}}`, {}, { imageZoom: true }).html;

it('keeps images of 160 pixels and more', () => {
  expect(withoutSmallZooms(image(160))).toBe(image(160));
});

it('shows narrower images without a button, and leaves the others', () => {
  const shown = withoutSmallZooms(`${image(159)}${image(400)}`);
  expect(shown).toContain(
    '<p class="picture"><img src="{reference ./mars.png}" alt="Mars" width="159"',
  );
  expect(shown.match(/popover="auto"/g)).toHaveLength(1);
});
