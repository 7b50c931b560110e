import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { highlight, parseFragment } from '../../src/content/index.js';
import { messagesFor } from '../../src/i18n/index.js';
import type { Api } from '../../src/openapi/api/api.js';
import { loadApi } from '../../src/openapi/index.js';
import { Document } from '../../theme/layouts/Document.js';
import { PlannedSite, type SiteFixture } from '../build/planned-site.js';

/** The Latin API, as a build reads it. */
export async function latinApi(): Promise<Api> {
  const text = await readFile(path.join(import.meta.dirname, 'sidera.yaml'), 'utf8');
  const options = { trustedHtml: false, messages: messagesFor('en') };
  const { value, diagnostics } = await loadApi(
    { path: 'openapi/sidera.yaml', text, digest: '' },
    { siteDir: import.meta.dirname },
    { highlight, markdown: (markdown, origin) => parseFragment(markdown, origin, options) },
  );
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** Every page of the reference in a language, by route. */
export function referenceIn(locale: string, api: Api): ReadonlyMap<string, string> {
  const latin: SiteFixture['apiUntranslated'] = { lang: 'la', dir: 'ltr' };
  const site = new PlannedSite({ files: {}, api, locale, apiUntranslated: latin });
  const routes = site.routes.filter((route) => route.startsWith('/api'));
  return new Map(
    routes.map((route) => {
      const page = { ...site.page(route), untranslated: latin };
      return [route, renderToStaticMarkup(createElement(Document, { page, body: '' }))];
    }),
  );
}

/** Texts and accessible names in the article of a page, one a line, without code. */
export function wordsOf(html: string): string[] {
  const main = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
  return main
    .replace(/<pre\b.*?<\/pre>/gs, '')
    .replace(/<wbr\/>/g, '')
    .replace(/<[^>]*? aria-label="([^"]*)"[^>]*>/g, '\n$1\n')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Code elements whose direction is not left-to-right. */
export function codeNotFromLeftToRight(html: string): string[] {
  const directions: string[] = [];
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, { dir, class: className = '' }) => {
      const direction = dir ?? directions.at(-1) ?? 'ltr';
      directions.push(direction);
      if (/^(code|pre|samp)$/.test(name) && direction !== 'ltr') found.push(`${name} ${className}`);
    },
    onclosetag: () => {
      directions.pop();
    },
  });
  parser.end(html);
  return found;
}
