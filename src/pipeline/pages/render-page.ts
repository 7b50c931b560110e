import type { ComponentType } from 'react';
import type { Outcome } from '../../diagnostics/diagnostic.js';
import { componentErrorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { replaceControlCharacters } from '../../site/control-characters.js';
import type { BodyPart } from '../../site/page-props/body.js';
import type { PageProps } from '../../site/page-props/page.js';
import { renderStatic } from '../modules/react-library.js';
import { stackFrames } from '../modules/stack-places.js';
import { themeFilename } from '../theme/failure-places.js';

/** The two components that every theme exports. */
export interface Theme {
  readonly Document: ComponentType<{ page: PageProps; body: string }>;
  readonly Embed: ComponentType<{ embed: Exclude<BodyPart, string>; page: PageProps }>;
}

/**
 * Renders a page with a theme. API blocks are rendered first and inserted into the page's HTML,
 * because they may be inside a list or a tab, where React could not place them. The value is
 * undefined if a component throws.
 */
export function renderPage(page: PageProps, theme: Theme): Outcome<string | undefined> {
  const parts = 'body' in page.content ? page.content.body : [];
  try {
    const body = parts
      .map((part) =>
        typeof part === 'string' ? part : renderStatic(theme.Embed, { embed: part, page }),
      )
      .join('');
    const html = renderStatic(theme.Document, { page, body });
    return { value: `<!doctype html>${replaceControlCharacters(html)}\n`, diagnostics: [] };
  } catch (error) {
    const problem = componentErrorMessage(error);
    return {
      value: undefined,
      diagnostics: [
        diagnose(
          'theme/render-failed',
          { route: page.path, problem },
          // `placeThemeFailures` turns it into a place.
          { cause: stackFrames(error, themeFilename) },
        ),
      ],
    };
  }
}
