import { DiagnosticError, type Outcome } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { sha256, valueDigest } from '../../files/sha256.js';
import type { Messages } from '../../i18n/index.js';
import type { BuiltPage, PlannedPage } from '../../site/index.js';
import type { PageProps } from '../../site/page-props/page.js';
import { linkDigest } from './page-keys.js';
import { renderPage, type Theme } from './render-page.js';

export interface RenderTheme {
  readonly module: Theme;
  /** Digest of the theme's code. */
  readonly digest: string;
}

/** A built page with its HTML. */
export interface BuiltPageHtml extends Omit<BuiltPage, 'props' | 'frame' | 'linkInputs'> {
  /** See `linkDigest`. */
  readonly linkDigest: string | undefined;
  /** Digest of everything that the HTML shows. */
  readonly htmlKey: string;
  /** The value is undefined if the HTML is unchanged or the theme failed to render it. */
  readonly html: Outcome<string | undefined>;
}

/** Renders the pages of a site with one theme. */
export class PageRenderer {
  readonly #theme: RenderTheme;
  /**
   * Digests of the locale messages: one object is shared by all pages of a locale and is larger than
   * most pages.
   */
  readonly #messageDigests = new Map<Messages, string>();

  constructor(theme: RenderTheme) {
    this.#theme = theme;
  }

  /**
   * Builds a page, and renders it if its content has changed.
   * @param knownHtml key of the HTML that an earlier build has rendered
   */
  render(page: PlannedPage, knownHtml: string | undefined): BuiltPageHtml {
    const { module, digest: themeDigest } = this.#theme;
    const { props, frame, linkInputs, ...made } = pageContent(page);
    const htmlKey = sha256(themeDigest + frame + this.#pageKey(props));
    const html =
      htmlKey === knownHtml ? { value: undefined, diagnostics: [] } : renderPage(props, module);
    return { ...made, linkDigest: linkDigest(linkInputs), htmlKey, html };
  }

  /** Returns the key of the props that are not part of the frame, which is JSON already. */
  #pageKey({ messages, chrome, sidebar, breadcrumbs, version, ...props }: PageProps): string {
    const words = this.#messageDigests.get(messages) ?? valueDigest(messages);
    this.#messageDigests.set(messages, words);
    const { content } = props;
    if (!('body' in content)) return JSON.stringify([words, props]);
    // Escaping the body's HTML as JSON would be slow, so it follows the JSON, which contains only its
    // lengths.
    const html = content.body.filter((part) => typeof part === 'string');
    const body = content.body.map((part) => (typeof part === 'string' ? part.length : part));
    return JSON.stringify([words, { ...props, content: { ...content, body } }]) + html.join('');
  }
}

/** @throws DiagnosticError that names the page, for any exception */
function pageContent(page: PlannedPage): BuiltPage {
  try {
    return page.build();
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const problem = errorMessage(error);
    throw new DiagnosticError([diagnose('build/page-failed', { page: page.file, problem })]);
  }
}
