import type { Element } from 'hast';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import type { Positioned } from '../source-positions.js';
import { element } from './element.js';
import { iconFromFile } from './icon-file.js';
import { drawnIcon, unknownIconHint } from './icon-names.js';

/** Returns an icon of the site, or a drawn icon by its name, or by the name that other icon sets give it; undefined with a diagnostic. */
export function iconElement(
  written: string,
  node: Positioned,
  builder: DocBuilder,
): Element | undefined {
  const own = iconFromFile(written, node, builder);
  if (own) return own;
  const path = drawnIcon(written);
  if (path === undefined) {
    const hint = unknownIconHint(written, builder.options.iconNames?.() ?? []);
    const details = { place: builder.sources.nodePlace(node), hint };
    builder.reportOnce(diagnose('content/unknown-icon', { name: written }, details));
    return undefined;
  }
  return drawing([path], ['drawing']);
}

/** Returns an icon that passes through the HTML parser and the sanitizer, which remove drawings of authors. */
export function drawing(paths: readonly string[], className: string[]): Element {
  const properties = { className: ['icon'], viewBox: '0 0 16 16', ariaHidden: 'true' };
  const svg = element(
    'svg',
    properties,
    paths.map((d) => element('path', { d })),
  );
  return { ...element('span', { className }, [svg]), data: { finished: { text: '' } } };
}
