import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { UserConfig } from '../../src/config/index.js';
import { highlight, parseFragment } from '../../src/content/index.js';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.js';
import { messagesFor } from '../../src/i18n/index.js';
import { loadApi } from '../../src/openapi/index.js';
import { pageIds } from '../../src/site/pages/page-ids.js';
import { Document } from '../../theme/layouts/Document.js';
import { PlannedSite, type SiteFixture } from '../build/planned-site.js';

const fixtures = path.join(import.meta.dirname, '../../src/openapi/fixtures');

/** Inline elements, whose text continues in the next node. */
const inline = new Set(['a', 'code', 'em', 's', 'span', 'strong', 'wbr']);

/** The rendered reference of a description from the fixtures. */
export class RenderedReference {
  private constructor(
    readonly site: PlannedSite,
    /** Diagnostics of reading the description. */
    readonly diagnostics: readonly Diagnostic[],
  ) {}

  static async of(
    file: string,
    config: UserConfig = {},
    files: SiteFixture['files'] = {},
  ): Promise<RenderedReference> {
    const text = await readFile(path.resolve(fixtures, file), 'utf8');
    const folder = path.resolve(fixtures, path.dirname(file));
    // Referenced files are beside it in the site's folder, if it has one.
    const siteDir = path.basename(folder) === 'openapi' ? path.dirname(folder) : folder;
    const options = { trustedHtml: false, messages: messagesFor('en') };
    const { value: api, diagnostics } = await loadApi(
      { path: 'openapi/openapi.yaml', text, digest: '' },
      { siteDir },
      { highlight, markdown: (markdown, origin) => parseFragment(markdown, origin, options) },
    );
    if (!api) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    return new RenderedReference(new PlannedSite({ files, api, config }), diagnostics);
  }

  html(route: string): string {
    return renderToStaticMarkup(createElement(Document, { page: this.site.page(route), body: '' }));
  }

  /** The text of a page outside of closed `<details>`, as readers without scripts see it first. */
  seen(route: string): string {
    const words: string[] = [];
    const around: { readonly isClosed: boolean; readonly isHidden: boolean }[] = [];
    const parser = new Parser({
      onopentag: (name, attributes) => {
        const { isClosed = false, isHidden = false } = around.at(-1) ?? {};
        around.push({
          isClosed: name === 'details' && !('open' in attributes),
          isHidden: isHidden || (isClosed && name !== 'summary') || 'hidden' in attributes,
        });
      },
      ontext: (text) => {
        const { isClosed = false, isHidden = false } = around.at(-1) ?? {};
        if (!isClosed && !isHidden) words.push(text);
      },
      onclosetag: (name) => {
        around.pop();
        if (!inline.has(name)) words.push(' ');
      },
    });
    parser.end(mainOf(this.html(route)));
    return words.join('').replace(/\s+/g, ' ').trim();
  }

  /** Every id on a page, in order. */
  ids(route: string): string[] {
    return idsIn(this.html(route));
  }

  /** The ids that the link check accepts but the pages of the reference do not have, as `/api#id`. */
  missingIds(): string[] {
    const routes = this.site.routes.filter((route) => route.startsWith('/api'));
    return routes.flatMap((route) => {
      const ids = new Set(this.ids(route));
      const accepted = [...pageIds(this.site.page(route).content, [])];
      return accepted.filter((id) => !ids.has(id)).map((id) => `${route}#${id}`);
    });
  }

  /** Ids in the content of the page, without the layout around it. */
  idsOfContent(route: string): string[] {
    const html = this.html(route);
    return idsIn(html.slice(html.indexOf('<article'), html.indexOf('</article>')));
  }
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
}

/** The content without the layout around it. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
