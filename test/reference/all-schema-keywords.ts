import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { highlight, parseFragment } from '../../src/content/index.js';
import { messagesFor } from '../../src/i18n/index.js';
import type { Api } from '../../src/openapi/api/api.js';
import { loadApi } from '../../src/openapi/index.js';
import { Document } from '../../theme/layouts/Document.js';
import { PlannedSite } from '../build/planned-site.js';

const siteDir = path.join(import.meta.dirname, '../fixtures/all-schema-keywords');

/** The reference of a description that uses every schema keyword once. */
export class AllSchemaKeywords {
  readonly #site: PlannedSite;
  readonly #pages = new Map<string, string>();

  private constructor(api: Api) {
    this.#site = new PlannedSite({ files: {}, api });
  }

  static async open(): Promise<AllSchemaKeywords> {
    const text = await readFile(path.join(siteDir, 'openapi.yaml'), 'utf8');
    const options = { trustedHtml: false, messages: messagesFor('en') };
    const { value, diagnostics } = await loadApi(
      { path: 'openapi.yaml', text, digest: '' },
      { siteDir },
      { highlight, markdown: (markdown, origin) => parseFragment(markdown, origin, options) },
    );
    if (!value) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    return new AllSchemaKeywords(value);
  }

  /** The HTML of a page's article. */
  html(route: string): string {
    const known = this.#pages.get(route);
    if (known !== undefined) return known;
    const page = renderToStaticMarkup(
      createElement(Document, { page: this.#site.page(route), body: '' }),
    );
    const article = page.slice(page.indexOf('<article'), page.indexOf('</article>'));
    this.#pages.set(route, article);
    return article;
  }

  /** The text visible without a click and without scripts, on one line. */
  seen(route: string): string {
    return wordsOf(withoutClosed(this.html(route)));
  }

  /** All text, including collapsed sections. */
  said(route: string): string {
    return wordsOf(this.html(route));
  }

  markdown(route: string): string {
    const file = this.#site.site.files.find(({ path: name }) => name === `${route.slice(1)}.md`);
    if (!file) throw new Error(`no Markdown of ${route}`);
    return String(file.contents);
  }
}

/** Removes closed `<details>` with their summaries. */
function withoutClosed(html: string): string {
  let shown = '';
  /** Whether each of the open `<details>` tags is closed, by depth. */
  const closed: boolean[] = [];
  for (const piece of html.split(/(?=<)/)) {
    if (piece.startsWith('<details')) closed.push(!/^<details[^>]* open=""/.test(piece));
    if (!closed.includes(true)) shown += piece;
    if (piece.startsWith('</details')) closed.pop();
  }
  return shown;
}

function wordsOf(html: string): string {
  return html
    .replace(/<wbr\/>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
