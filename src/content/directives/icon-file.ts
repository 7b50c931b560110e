import type { Element } from 'hast';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import type { Positioned } from '../sources.js';
import { cleanIcon, hasShapes, maxIconCharacters } from './clean-icon.js';
import { element } from './element.js';

/** `rocket`, or `brands/github` for a file in a subfolder. */
const iconName = /^[\w-]+(?:\/[\w-]+)*$/;

/** Returns the icon `icons/<name>.svg` of the site; undefined if there is no such file. */
export function iconFromFile(
  name: string,
  node: Positioned,
  builder: DocBuilder,
): Element | undefined {
  if (!iconName.test(name)) return undefined;
  const file = `icons/${name}.svg`;
  const svg = builder.read(file);
  if (typeof svg !== 'string') return undefined;
  const { html, refused } = cleanIcon(svg);
  const place = builder.sources.placeOf(node);
  if (refused.length > 0) {
    const args = { file, refused: refused.join(', ') };
    builder.reportOnce(diagnose('content/icon-file', args, { place }));
  }
  if (svg.length <= maxIconCharacters && !hasShapes(html)) {
    builder.reportOnce(diagnose('content/empty-icon', { file }, { place }));
  }
  const drawing = element('span', { className: ['drawing'] }, [{ type: 'raw', value: html }]);
  return { ...drawing, data: { finished: { text: '' } } };
}
