import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import { checkedIcon } from './directives/checked-icon.js';
import { hasShapes } from './directives/clean-icon.js';
import { drawnIcon } from './directives/icon-names.js';

/** SVG files by the name of their icon: `moons/io`. */
export type IconFiles = ReadonlyMap<string, Pick<SourceFile, 'path' | 'text'>>;

/** An icon of an entry of a sidebar or navbar. */
interface NavigationIcon {
  /** Undefined if there is no such icon, or if its file has no shapes. */
  readonly html: string | undefined;
  /** Problems of its file; undefined for an icon of docsgen. */
  readonly fileProblems: readonly Diagnostic[] | undefined;
}

/** Returns the icon of a name: a file of the site, else one of docsgen. */
export function navigationIcon(
  name: string,
  files: IconFiles,
  place: Place | undefined,
): NavigationIcon {
  const own = files.get(name);
  if (own !== undefined) {
    const { value, diagnostics } = checkedIcon(own, place);
    return { html: hasShapes(value) ? value : undefined, fileProblems: diagnostics };
  }
  const path = drawnIcon(name);
  const drawing = `<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
  return { html: path === undefined ? undefined : drawing, fileProblems: undefined };
}
