import { type CleanIcon, cleanIcon, hasShapes } from './directives/clean-icon.js';
import { drawnIcon } from './directives/icon-names.js';

/** An icon of an entry of a sidebar or navbar. */
interface NavigationIcon extends Pick<CleanIcon, 'refused'> {
  /** Undefined if there is no such icon, or if it has no shapes. */
  readonly html: string | undefined;
}

/**
 * Returns the icon of a name: a file of the site, else one of docsgen.
 *
 * @param files texts of the site's SVG files by name: `moons/io`
 */
export function navigationIcon(name: string, files: ReadonlyMap<string, string>): NavigationIcon {
  const own = files.get(name);
  if (own !== undefined) {
    const { html, refused } = cleanIcon(own);
    return { html: hasShapes(html) ? html : undefined, refused };
  }
  const path = drawnIcon(name);
  const drawing = `<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
  return { html: path === undefined ? undefined : drawing, refused: [] };
}
