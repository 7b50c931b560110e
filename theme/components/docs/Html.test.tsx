import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NestedHeadings } from '../../heading-level.js';
import { Html } from './Html.js';

const html = '<h2 id="orbit">Orbit</h2><p>&lt;h2></p><h3>Moons</h3><h6>Notes</h6><hr>';

test('a text has its headings as they are where it has the page to itself', () => {
  expect(renderToStaticMarkup(<Html html={html} />)).toBe(`<div>${html}</div>`);
});

test('below the title of an operation among others, headings of a text lie deeper', () => {
  const among = renderToStaticMarkup(
    <NestedHeadings by={2}>
      <Html html={html} />
    </NestedHeadings>,
  );
  expect(among).toBe(
    '<div><h4 id="orbit">Orbit</h4><p>&lt;h2></p><h5>Moons</h5><h6>Notes</h6><hr></div>',
  );
});
