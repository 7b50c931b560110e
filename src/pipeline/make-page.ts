import { DiagnosticError, type Outcome } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import type { BuiltPage, PlannedPage } from '../site/index.js';
import type { PageProps } from '../site/page-props/page.js';
import { renderPage, type Theme } from './render/index.js';
import { digest } from './theme/index.js';

export interface RenderTheme {
  readonly module: Theme;
  /** Of its code. */
  readonly digest: string;
}

/** A page that has been made, with its HTML. */
export interface NewPageHtml extends Omit<BuiltPage, 'props' | 'frame'> {
  /** Digest of all that the HTML shows. */
  readonly htmlKey: string;
  /** The value is undefined where it is known, or where the theme could not show the page. */
  readonly html: Outcome<string | undefined>;
}

/**
 * Makes a page, and renders it unless it shows what it has shown before.
 *
 * @param knownHtml key of the HTML that an earlier build has left
 */
export function renderNewPage(
  page: PlannedPage,
  theme: RenderTheme,
  knownHtml: string | undefined,
): NewPageHtml {
  const { props, frame, ...made } = pageContent(page);
  const htmlKey = digest(theme.digest + frame + pageKey(props));
  const html =
    htmlKey === knownHtml ? { value: undefined, diagnostics: [] } : renderPage(props, theme.module);
  return { ...made, htmlKey, html };
}

/** @throws DiagnosticError that names the page, whatever goes wrong */
function pageContent(page: PlannedPage): BuiltPage {
  try {
    return page.build();
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const problem = error instanceof Error ? error.message : String(error);
    throw new DiagnosticError([diagnose('build/page-failed', { page: page.file, problem })]);
  }
}

/** docsgen's own words: one object for all pages of a language, and more than most pages say. */
const wordDigests = new WeakMap<object, string>();

/** Of what is not in the frame: that is JSON already. */
function pageKey({ texts, chrome, sidebar, breadcrumbs, version, ...props }: PageProps): string {
  const words = wordDigests.get(texts) ?? digest(JSON.stringify(texts));
  wordDigests.set(texts, words);
  const { content } = props;
  if (!('body' in content)) return JSON.stringify([words, props]);
  // Written as JSON, the HTML of a text would take longer than all the rest: it stands behind, and its lengths there.
  const html = content.body.filter((part) => typeof part === 'string');
  const body = content.body.map((part) => (typeof part === 'string' ? part.length : part));
  return JSON.stringify([words, { ...props, content: { ...content, body } }]) + html.join('');
}
