import { escapeText } from '../../text/escape.js';

/** A key with its colon, a string, a number, a literal, or what has no color of its own (RFC 8259, section 2). */
const tokens =
  /("(?:[^"\\\n]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(true|false|null)\b|[{}[\],\s]+/y;

/**
 * Returns JSON as HTML with the token classes of highlight.js, in a tenth of its time: most code of a reference is
 * JSON. Undefined if the text has anything else, such as comments.
 */
export function jsonHtml(text: string): string | undefined {
  let html = '';
  for (let end = 0; end < text.length; end = tokens.lastIndex) {
    tokens.lastIndex = end;
    const found = tokens.exec(text);
    if (found === null) return undefined;
    const [plain, quoted, colon, number, literal] = found;
    if (quoted !== undefined) {
      html += colon === undefined ? span('string', quoted) : span('attr', quoted) + colon;
    } else if (number !== undefined) html += span('number', number);
    else if (literal !== undefined) html += span('keyword', literal);
    else html += plain;
  }
  return html;
}

function span(name: string, text: string): string {
  return `<span class="hljs-${name}">${escapeText(text)}</span>`;
}
