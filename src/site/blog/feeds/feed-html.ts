import { Parser } from 'htmlparser2';
import { escapeMarkup } from '../../../text/escape.js';

/** Attributes that feed items keep; classes, ids and roles only have a meaning on docsgen's own pages. */
const kept: ReadonlySet<string> = new Set([
  ...['href', 'src', 'srcset', 'poster', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'start'],
  ...['colspan', 'rowspan', 'scope', 'type', 'checked', 'disabled', 'datetime', 'controls', 'open'],
]);

/** Elements that are useless without the page's scripts and styles; they are removed with their content. */
const dropped: ReadonlySet<string> = new Set(['button', 'script', 'style', 'svg', 'template']);

const empty: ReadonlySet<string> = new Set([
  ...['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'],
]);

/**
 * Returns the HTML of a page for feed readers: URLs become absolute, and parts that depend on docsgen's styles and
 * scripts (heading anchors, syntax colors) are removed.
 *
 * @param base absolute URL of the page
 */
export function feedHtml(html: string, base: string): string {
  let written = '';
  /** Number of open elements that are removed with their content. */
  let hidden = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hidden > 0 || isHidden(name, attributes)) {
          if (!empty.has(name)) hidden += 1;
        } else if (name !== 'span') {
          written += `<${name}${attributesHtml(attributes, base)}>`;
        }
      },
      ontext(text) {
        if (hidden === 0) written += escapeMarkup(text);
      },
      onclosetag(name) {
        if (empty.has(name)) return;
        if (hidden > 0) hidden -= 1;
        else if (name !== 'span') written += `</${name}>`;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return written.trim();
}

function isHidden(
  name: string,
  { class: classes = '' }: Readonly<Record<string, string>>,
): boolean {
  return dropped.has(name) || classes.split(' ').includes('heading-anchor');
}

function attributesHtml(attributes: Readonly<Record<string, string>>, base: string): string {
  return Object.entries(attributes)
    .filter(([name]) => kept.has(name))
    .map(([name, value]) => ` ${name}="${escapeMarkup(whole(name, value, base))}"`)
    .join('');
}

function whole(name: string, value: string, base: string): string {
  if (name === 'srcset') {
    return value.replace(/(^|,\s*)([^\s,]+)/g, (_, before: string, url: string) => {
      return before + absolute(url, base);
    });
  }
  return name === 'href' || name === 'src' || name === 'poster' ? absolute(value, base) : value;
}

function absolute(url: string, base: string): string {
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}
