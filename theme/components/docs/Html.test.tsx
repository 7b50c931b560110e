import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NestedHeadings } from '../../heading-level.js';
import { Html } from './Html.js';

const html = '<h2 id="orbit">Orbit</h2><p>&lt;h2></p><h3>Moons</h3><h6>Notes</h6><hr>';

test('Html keeps heading levels by default', () => {
  expect(renderToStaticMarkup(<Html html={html} />)).toBe(`<div>${html}</div>`);
});

test('Html lowers heading levels inside NestedHeadings, down to h6', () => {
  const among = renderToStaticMarkup(
    <NestedHeadings by={2}>
      <Html html={html} />
    </NestedHeadings>,
  );
  expect(among).toBe(
    '<div><h4 id="orbit">Orbit</h4><p>&lt;h2></p><h5>Moons</h5><h6>Notes</h6><hr></div>',
  );
});
