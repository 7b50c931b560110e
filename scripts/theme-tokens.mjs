import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the design tokens of the theme with their values and purposes, in the order of the style sheets. */
export function themeTokens(root, descriptions) {
  const values = new Map();
  for (const file of ['tokens.css', 'highlight.css']) {
    const sheet = readFileSync(path.join(root, 'theme/styles', file), 'utf8');
    for (const [, name, value] of sheet.matchAll(/^ {4}--([\w-]+):\s*([^;]+);/gm)) {
      if (!values.has(name) && name in descriptions) {
        values.set(name, value.replace(/\s+/g, ' ').trim());
      }
    }
  }
  return [...values].map(([name, value]) => ({ name, value, description: descriptions[name] }));
}

/**
 * Returns an SVG with the colours of both modes. Browsers do the colour maths; only the custom properties are replaced
 * here, because an image does not see those of the page.
 */
export function tokenImage(tokens) {
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  const resolve = (value, mode) => {
    const inlined = value.replace(/var\(--([\w-]+)\)/g, (_, name) =>
      resolve(values.get(name), mode),
    );
    const [, light, dark] =
      /^light-dark\((.*\)|transparent), (.*\)|transparent)\)$/.exec(inlined) ?? [];
    return light === undefined ? inlined : [light, dark][mode];
  };
  const colors = tokens
    .filter(
      ({ name, value }) =>
        /oklch\(/.test(value) || ['accent-fill', 'accent-fill-hover', 'code-quiet'].includes(name),
    )
    .filter(({ name }) => !name.startsWith('shadow'));
  const columns = 4;
  const [cellWidth, cellHeight] = [180, 72];
  const rows = Math.ceil(colors.length / columns);
  const cells = colors.map(({ name, value }, at) => {
    const [x, y] = [(at % columns) * cellWidth + 8, Math.floor(at / columns) * cellHeight + 8];
    const half = (mode) =>
      `<rect x="${x + mode * 82}" y="${y}" width="82" height="36" style="fill:${resolve(value, mode)}"/>`;
    return [
      half(0),
      half(1),
      `<rect x="${x}" y="${y}" width="164" height="36" fill="none" stroke="#8a8a8a"/>`,
      `<text x="${x}" y="${y + 52}">--${name}</text>`,
    ].join('');
  });
  const [width, height] = [columns * cellWidth, rows * cellHeight + 8];
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="ui-monospace, monospace" font-size="12" fill="#222"><rect width="${width}" height="${height}" fill="#fff"/>\n${cells.join('\n')}\n</svg>\n`;
}
