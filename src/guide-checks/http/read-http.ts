import type { GuideHeader, GuideRequest, GuideResponse } from '../guide-request.js';
import { joinSourceTexts, plainSourceText, type SourceText, sliceText } from '../source-text.js';

/** The messages of an HTTP block (RFC 9112, sections 2 to 5): a request, a response, or both. */
export interface HttpMessages {
  readonly request?: GuideRequest | undefined;
  readonly response?: GuideResponse | undefined;
}

const requestLine = /^[ \t]*([A-Z][A-Z-]*)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;
const statusLine = /^[ \t]*HTTP\/[\d.]+[ \t]+(\d{3})\b/;
const headerLine = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/;

/** Comments before a request, as in HTTP editor files. */
const remark = /^[ \t]*(?:#|\/\/|@\w)/;
/** HTTP editor files may put the query on separate lines. */
const queryLine = /^[ \t]+[?&]\S/;

export function readHttp(text: string): HttpMessages {
  const lines = textLines(text);
  const first = lines.findIndex(({ text }) => text.trim() !== '' && !remark.test(text));
  const status = lines.findIndex(({ text }) => statusLine.test(text));
  const begins = lines[first];
  const [, method, target] = requestLine.exec(begins?.text ?? '') ?? [];
  const isRequest = begins !== undefined && method !== undefined && target !== undefined;
  const requestLines = lines.slice(first + 1, status === -1 ? undefined : status);
  return {
    request: isRequest ? lineRequest(begins, method, target, requestLines) : undefined,
    response: status === -1 ? undefined : parseResponse(lines.slice(status)),
  };
}

function lineRequest(
  line: Line,
  method: string,
  target: string,
  rest: readonly Line[],
): GuideRequest {
  const at = line.start + line.text.indexOf(method);
  const url = line.start + line.text.indexOf(target, line.text.indexOf(method) + method.length);
  const others = rest.findIndex(({ text }) => !queryLine.test(text));
  const query = rest.slice(0, others === -1 ? undefined : others);
  const { headers, body } = messageParts(rest.slice(query.length));
  return {
    method,
    methodSpan: { start: at, end: at + method.length },
    url: joinSourceTexts([plainSourceText(target, url), ...query.map(trimmed)], ''),
    headers,
    body: body && { content: body },
    isWhole: headers.length > 0,
  };
}

function parseResponse([line, ...rest]: readonly Line[]): GuideResponse {
  const [found = '', status = ''] = statusLine.exec(line?.text ?? '') ?? [];
  const end = (line?.start ?? 0) + found.length;
  return { status, statusSpan: { start: end - status.length, end }, ...messageParts(rest) };
}

function messageParts(lines: readonly Line[]): {
  readonly headers: readonly GuideHeader[];
  readonly body?: SourceText | undefined;
} {
  const headers: GuideHeader[] = [];
  let index = 0;
  for (; index < lines.length; index += 1) {
    const { text, start } = lines[index] ?? { text: '', start: 0 };
    const folded = headers.at(-1);
    if (folded !== undefined && /^[ \t]+\S/.test(text)) {
      // RFC 9112, section 5.2: a folded line continues the preceding value.
      const value = joinSourceTexts([folded.value, trimmed({ text, start })], ' ');
      headers.splice(-1, 1, { ...folded, value });
      continue;
    }
    const [, name, value] = headerLine.exec(text) ?? [];
    if (name === undefined || value === undefined) break;
    const valueAt = start + text.indexOf(value, name.length + 1);
    headers.push({
      name,
      value: plainSourceText(value, valueAt),
    });
  }
  const body = lines.slice(index);
  const [begins] = body;
  const text = body.map((line) => line.text).join('\n');
  return {
    headers,
    body: begins && text.trim() !== '' ? plainSourceText(text, begins.start) : undefined,
  };
}

function trimmed({ text, start }: Line): SourceText {
  const written = plainSourceText(text, start);
  return sliceText(written, text.search(/\S/), text.trimEnd().length);
}

interface Line {
  readonly text: string;
  readonly start: number;
}

function textLines(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at };
  });
}
