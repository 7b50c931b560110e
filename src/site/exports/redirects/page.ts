import { formatMessage } from '../../../i18n/index.js';
import { escapeMarkup } from '../../../text/escape.js';
import type { SiteInput } from '../../input.js';
import type { Urls } from '../../urls.js';

/**
 * Returns the HTML page of a redirect. A meta refresh works on every host and without scripts; search engines treat one
 * after zero seconds as a permanent redirect. The script, `theme/client/redirect.ts`, keeps query and fragment.
 *
 * @param url redirect target as the browser requests it
 * @param whole the absolute URL, if the site's origin is known
 */
export function redirectPage(
  { url, whole, title }: { readonly url: string; readonly whole: string; readonly title: string },
  { locale, messages, bundle }: Pick<SiteInput, 'locale' | 'messages' | 'bundle'>,
  urls: Urls,
): string {
  const href = escapeMarkup(url);
  const name = escapeMarkup(title);
  return [
    `<!doctype html><html lang="${escapeMarkup(locale.lang)}" dir="${locale.dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${name}</title><link rel="canonical" href="${escapeMarkup(whole)}">`,
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${href}">`,
    `<script src="${urls.file(bundle.redirectScript.path)}" defer></script></head>`,
    `<body><p>${escapeMarkup(formatMessage(messages, 'markdown.moved'))} <a href="${href}">${name}</a></p></body></html>\n`,
  ].join('\n');
}
