import type { Element } from 'hast';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import type { Positioned } from '../text-sources.js';
import { cleanIcon, hasShapes, maxIconCharacters } from './clean-icon.js';
import { element } from './element.js';
import { plainIconName } from './icon-names.js';

/** `rocket`, or `brands/github` for a file in a subfolder. */
const iconName = /^[\w-]+(?:\/[\w-]+)*$/;

/** Returns the files that an icon may be, the preferred one first: of the site, then of its icon packages. */
export function iconFiles(written: string, folders: readonly string[] = []): readonly string[] {
  const plain = plainIconName(written);
  return [
    ...(iconName.test(written) ? [`icons/${written}.svg`] : []),
    ...(iconName.test(plain) ? folders.map((folder) => `${folder}/${plain}.svg`) : []),
  ];
}

/** Returns the icon of a name from a file of the site or of an icon package; undefined if there is none. */
export function iconFromFile(
  name: string,
  node: Positioned,
  builder: DocBuilder,
): Element | undefined {
  for (const file of iconFiles(name, builder.options.iconFolders)) {
    const svg = builder.read(file);
    if (typeof svg === 'string') return fileIcon(file, svg, node, builder);
  }
  return undefined;
}

function fileIcon(file: string, svg: string, node: Positioned, builder: DocBuilder): Element {
  const { html, refused } = cleanIcon(svg);
  const place = builder.sources.nodePlace(node);
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
