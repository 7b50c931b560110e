import { decodeHTMLAttribute } from 'entities/decode';
import { Parser } from 'htmlparser2';
import { escapeMarkup } from '../../text/escape.js';

/** Attributes of pages whose value is the URL of a file or page; `srcset` is a list of them. */
const urlAttributes: ReadonlySet<string> = new Set([
  ...['href', 'src', 'poster', 'data', 'action', 'content'],
  ...['data-index', 'data-request', 'data-messages', 'data-base'],
]);

/** An attribute in the source of a tag (HTML standard, 13.1.2.3). */
const attribute = /(\s)([^\s"'<>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+)/g;

/**
 * Changes the URLs in the tags of a page.
 * @param change returns what to write in place of a URL
 * @param script URLs of the module script of the site and of the classic one that replaces it
 */
export function changeUrls(
  html: string,
  change: (url: string) => string,
  script: { readonly module: string; readonly classic: string },
): string {
  const parts: string[] = [];
  let end = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = html.slice(parser.startIndex, parser.endIndex + 1);
      const isMain = name === 'script' && attributes.src === script.module;
      const changed = isMain ? classicScript(change(script.classic)) : changeTag(tag, change);
      if (changed === tag) return;
      parts.push(html.slice(end, parser.startIndex), changed);
      end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return parts.join('') + html.slice(end);
}

/** Like a module, the script runs when the document is parsed. */
function classicScript(src: string): string {
  return `<script defer src="${escapeMarkup(src)}">`;
}

function changeTag(tag: string, change: (url: string) => string): string {
  return tag.replace(attribute, (written, space: string, name: string, quoted: string) => {
    const source = /^["']/.test(quoted) ? quoted.slice(1, -1) : quoted;
    const value = decodeHTMLAttribute(source);
    const changed = changeValue(name.toLowerCase(), value, change);
    return changed === value ? written : `${space}${name}="${escapeMarkup(changed)}"`;
  });
}

function changeValue(name: string, value: string, change: (url: string) => string): string {
  if (name === 'srcset' || name === 'imagesrcset') {
    return value.replace(/(^|,\s*)(\S*[^\s,])/g, (_, before: string, url: string) => {
      return before + change(url);
    });
  }
  if (!urlAttributes.has(name)) return value;
  const [, delay, target] = name === 'content' ? (/^(\d+; url=)(.*)$/s.exec(value) ?? []) : [];
  if (delay !== undefined && target !== undefined) return delay + change(target);
  return name === 'content' ? value : change(value);
}
