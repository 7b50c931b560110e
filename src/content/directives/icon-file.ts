import type { Element } from 'hast';
import type { DocBuilder } from '../doc-builder.js';
import type { Positioned } from '../source-positions.js';
import { checkedIcon } from './checked-icon.js';
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
  const place = builder.sources.nodePlace(node);
  const { value, diagnostics } = checkedIcon({ path: file, text: svg }, place);
  for (const problem of diagnostics) builder.reportOnce(problem);
  return {
    ...element('span', { className: ['drawing'] }, [{ type: 'raw', value }]),
    data: { finished: { text: '' } },
  };
}
