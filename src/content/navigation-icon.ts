import type { SourceFile } from '../files/source-file.js';
import { type CleanIcon, cleanIcon, hasShapes } from './directives/clean-icon.js';
import { drawnIcon } from './directives/icon-names.js';

/** SVG files by the name of their icon: `moons/io`. */
export type IconFiles = ReadonlyMap<string, Pick<SourceFile, 'path' | 'text'>>;

/** An icon of an entry of a sidebar or navbar. */
interface NavigationIcon extends Pick<CleanIcon, 'refused'> {
  /** The SVG file; undefined for an icon of docsgen. */
  readonly file: string | undefined;
  /** Undefined if there is no such icon, or if it has no shapes. */
  readonly html: string | undefined;
}

/** Returns the icon of a name: a file of the site, else one of docsgen. */
export function navigationIcon(name: string, files: IconFiles): NavigationIcon {
  const own = files.get(name);
  if (own !== undefined) {
    const { html, refused } = cleanIcon(own.text);
    return { html: hasShapes(html) ? html : undefined, refused, file: own.path };
  }
  const path = drawnIcon(name);
  const drawing = `<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
  return { html: path === undefined ? undefined : drawing, refused: [], file: undefined };
}
