import { expect, it } from 'vitest';
import { page } from '../../test/commonmark/page.js';
import { withoutSmallZooms } from './small-pictures.js';

const picture = (width: number): string =>
  page(`![Mars](./mars.png){width=${width}}`, {}, { imageZoom: true }).html;

it('keeps pictures of 160 pixels and more', () => {
  expect(withoutSmallZooms(picture(160))).toBe(picture(160));
});

it('shows narrower pictures without a button, and leaves the others', () => {
  const shown = withoutSmallZooms(`${picture(159)}${picture(400)}`);
  expect(shown).toContain(
    '<p class="picture"><img src="{reference ./mars.png}" alt="Mars" width="159"',
  );
  expect(shown.match(/popover="auto"/g)).toHaveLength(1);
});
