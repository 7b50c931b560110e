import type { ComponentType } from 'react';
import { type Outcome, startOfFile } from '../../diagnostics/diagnostic.js';
import { componentErrorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { replaceControlCharacters } from '../../site/control-characters.js';
import type { PageProps } from '../../site/page-props/page.js';
import { reactLibrary, renderStatic } from '../modules/react-library.js';
import { stackFrames } from '../modules/stack-places.js';
import { themeFilename } from '../theme/failure-places.js';
import type { ThemeModule } from '../theme/index.js';

/** Files of slots that failed, by failure; undefined for a failure of no slot. */
export type SlotFailures = Map<string, string | undefined>;

/**
 * Renders a page with a theme. The value is undefined if a component throws.
 *
 * @param known failures of other pages, for which no slot is searched again
 */
export function renderPage(
  page: PageProps,
  theme: ThemeModule,
  known: SlotFailures = new Map(),
): Outcome<string | undefined> {
  try {
    const html = pageHtml(page, theme);
    return { value: `<!doctype html>${replaceControlCharacters(html)}\n`, diagnostics: [] };
  } catch (error) {
    const problem = componentErrorMessage(error);
    // `placeThemeFailures` turns it into a place.
    const cause = stackFrames(error, themeFilename);
    const failure = `${cause} ${problem}`;
    const file = known.has(failure) ? known.get(failure) : failingSlot(page, theme);
    known.set(failure, file);
    const details = { place: file === undefined ? undefined : startOfFile(file), cause };
    return {
      value: undefined,
      diagnostics: [diagnose('theme/render-failed', { route: page.path, problem }, details)],
    };
  }
}

/**
 * API blocks are rendered first and inserted into the page's HTML, because they may be inside a list or a tab, where
 * React could not place them.
 */
function pageHtml(
  page: PageProps,
  theme: ThemeModule,
  hiddenSlots: readonly string[] = [],
): string {
  const render = <Props extends object>(component: ComponentType<Props>, props: Props): string => {
    if (!theme.WithoutSlots || hiddenSlots.length === 0) return renderStatic(component, props);
    const children = reactLibrary().react.createElement(component, props);
    return renderStatic(theme.WithoutSlots, { names: hiddenSlots, children });
  };
  const parts = 'body' in page.content ? page.content.body : [];
  const body = parts
    .map((part) => (typeof part === 'string' ? part : render(theme.Embed, { embed: part, page })))
    .join('');
  return render(theme.Document, { page, body });
}

/**
 * Returns the file of the slot without which a failed page can be rendered: a failure in what a component returned, or
 * waits for, has no place in its stack.
 */
function failingSlot(page: PageProps, theme: ThemeModule): string | undefined {
  const hidden: string[] = [];
  for (const [name, file] of Object.entries(theme.slotSources ?? {})) {
    hidden.push(name);
    try {
      pageHtml(page, theme, hidden);
      return file;
    } catch {
      // Another slot, or none, is the reason.
    }
  }
  return undefined;
}
