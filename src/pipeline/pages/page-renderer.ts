import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { sha256, valueDigest } from '../../files/sha256.js';
import type { Messages } from '../../i18n/index.js';
import type { TermCounter } from '../../search/index.js';
import type { BuiltPage, PlannedPage } from '../../site/index.js';
import type { PageProps } from '../../site/page-props/page.js';
import type { ThemeModule } from '../theme/index.js';
import { linkDigest } from './page-keys.js';
import { renderPage, type SlotFailures } from './render-page.js';
import type { RenderedPage } from './rendered-page.js';

export interface RenderTheme {
  readonly module: ThemeModule;
  /** Digest of the theme's code. */
  readonly digest: string;
}

/** What the cache has of a page, which is not made again. */
export interface KnownTexts {
  /** Key of the HTML. */
  readonly html?: string | undefined;
  /** Key of the search terms: the digest of the search record. */
  readonly terms?: string | undefined;
}

/** Renders the pages of a site with one theme. */
export class PageRenderer {
  readonly #theme: RenderTheme;
  readonly #counter: TermCounter | undefined;
  readonly #slotFailures: SlotFailures = new Map();
  /**
   * Digests of the locale messages: one object is shared by all pages of a locale and is larger than
   * most pages.
   */
  readonly #messageDigests = new Map<Messages, string>();

  /** @param counter counts the search terms of the pages */
  constructor(theme: RenderTheme, counter?: TermCounter) {
    this.#theme = theme;
    this.#counter = counter;
  }

  /** Builds a page, and renders it if its content has changed. */
  render(page: PlannedPage, knownTexts: KnownTexts = {}): RenderedPage<string> {
    const { module, digest: themeDigest } = this.#theme;
    const { props, frame, linkInputs, facts, markdown, record } = buildPage(page);
    const htmlKey = sha256(themeDigest + frame + this.#pageKey(props));
    const html =
      htmlKey === knownTexts.html
        ? { value: undefined, diagnostics: [] }
        : renderPage(props, module, this.#slotFailures);
    const isCounted = facts.record === knownTexts.terms;
    return {
      linkDigest: linkDigest(linkInputs),
      facts,
      htmlKey,
      diagnostics: html.diagnostics,
      texts: {
        html: html.value,
        markdown: markdown && JSON.stringify(markdown),
        record: record && JSON.stringify(record),
        terms:
          record && this.#counter && !isCounted
            ? JSON.stringify(this.#counter.count(record))
            : undefined,
      },
    };
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
function buildPage(page: PlannedPage): BuiltPage {
  try {
    return page.build();
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const problem = errorMessage(error);
    throw new DiagnosticError([diagnose('build/page-failed', { page: page.file, problem })]);
  }
}
