import type { GuideResponse } from '../guide-request.js';
import { readHttp } from '../http/read-http.js';
import { plainSourceText, type TextSpan } from '../source-text.js';

const statusLine = /^[ \t]*(?:< )?HTTP\/[\d.]+[ \t]+(\d{3})\b.*$/gm;
/** JSON that cannot be a shell group or test. */
const json = /^[ \t]*(?:\{\s*(?:"[^"\n]*"\s*:|\})|\[\s*(?:\{\s*"[^"\n]*"\s*:|\]))/;

/**
 * Returns the length of a response printed between commands, with headers or as JSON; 0 if there is
 * none.
 */
export function printedResponseLength(text: string, at: number): number {
  const [head = ''] =
    /^[ \t]*HTTP\/[\d.]+[ \t]+\d{3}\b.*(?:\n[\w-]+:.*)*(?:\n|$)/.exec(text.slice(at)) ?? [];
  const [space = ''] = head === '' ? [''] : (/^\s*/.exec(text.slice(at + head.length)) ?? []);
  const body = head.length + space.length;
  if (!json.test(text.slice(at + body))) return head.length;
  return body + jsonLength(text.slice(at + body));
}

/**
 * Reads the response that a terminal shows after a command: the status, if shown, and the body.
 * Other output, such as transfer progress or `-v` messages, is ignored.
 */
export function parsePrintedResponse(
  text: string,
  { start, end }: TextSpan,
): GuideResponse | undefined {
  // Pads with blanks so that offsets stay those of the block.
  const before = text.slice(0, start).replace(/[^\n]/g, ' ');
  const printed = text.slice(start, end);
  const found = [...printed.matchAll(statusLine)].at(-1);
  if (found === undefined || found[0].includes('< ')) {
    const body = bodyIn(before + printed, start);
    const [, status = ''] = found ?? [];
    const line = start + (found?.index ?? 0) + (found?.[0].indexOf(status, 4) ?? 0);
    const statusSpan = found && { start: line, end: line + status.length };
    return found || body ? { status, statusSpan, headers: [], body } : undefined;
  }
  const head = before + printed.slice(0, found.index).replace(/[^\n]/g, ' ');
  const { response } = readHttp(head + printed.slice(found.index));
  const body = response?.body && bodyIn(before + printed, response.body.at(0));
  return response && { ...response, body };
}

function bodyIn(text: string, from: number): GuideResponse['body'] {
  for (const line of text.slice(from).matchAll(/^.*$/gm)) {
    const start = from + line.index;
    if (!json.test(text.slice(start))) continue;
    const end = start + jsonLength(text.slice(start));
    return plainSourceText(text.slice(start, end), start);
  }
  return undefined;
}

/** Returns the offset after the bracket that closes the first one, or the text length. */
function jsonLength(text: string): number {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (part === '{' || part === '[') depth += 1;
    else if (part === '}' || part === ']') depth -= 1;
    else continue;
    if (depth === 0) return index + 1;
  }
  return text.length;
}
