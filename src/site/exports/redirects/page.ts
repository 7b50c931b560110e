import { formatMessage } from '../../../i18n/index.js';
import { escapeHtml } from '../../escape-html.js';
import type { SiteInput } from '../../input.js';

/**
 * A page at an old address. A refresh works on every host and without scripts; search engines take one after
 * zero seconds for a permanent redirect.
 *
 * @param url where it leads, as the browser asks for it
 * @param whole the same with the site's origin, where that is known
 */
export function redirectPage(
  { url, whole, title }: { readonly url: string; readonly whole: string; readonly title: string },
  { locale, texts }: Pick<SiteInput, 'locale' | 'texts'>,
): string {
  const href = escapeHtml(url);
  const name = escapeHtml(title);
  return [
    `<!doctype html><html lang="${escapeHtml(locale.lang)}" dir="${locale.dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title><link rel="canonical" href="${escapeHtml(whole)}">`,
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><p>${escapeHtml(formatMessage(texts, 'markdown.moved'))} <a href="${href}">${name}</a></p></body></html>\n`,
  ].join('\n');
}
