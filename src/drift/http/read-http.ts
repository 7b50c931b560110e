import type { WrittenHeader, WrittenRequest, WrittenResponse } from '../request.js';
import { plainText, type Written } from '../text.js';

/** What a block of HTTP (RFC 9112, sections 2 to 5) shows: a request, an answer, or one after the other. */
export interface HttpMessages {
  readonly request?: WrittenRequest | undefined;
  readonly response?: WrittenResponse | undefined;
}

const requestLine = /^[ \t]*([A-Z][A-Z-]*)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;
const statusLine = /^[ \t]*HTTP\/[\d.]+[ \t]+(\d{3})\b/;
const headerLine = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/;

export function readHttp(text: string): HttpMessages {
  const lines = linesOf(text);
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const answer = lines.findIndex(({ text }) => statusLine.test(text));
  const begins = lines[first];
  const [, method, target] = requestLine.exec(begins?.text ?? '') ?? [];
  const isRequest = begins !== undefined && method !== undefined && target !== undefined;
  const requestLines = lines.slice(first + 1, answer === -1 ? undefined : answer);
  return {
    request: isRequest ? requestOf(begins, method, target, requestLines) : undefined,
    response: answer === -1 ? undefined : responseOf(lines.slice(answer)),
  };
}

function requestOf(
  line: Line,
  method: string,
  target: string,
  rest: readonly Line[],
): WrittenRequest {
  const at = line.start + line.text.indexOf(method);
  const url = line.start + line.text.indexOf(target, line.text.indexOf(method) + method.length);
  const { headers, body } = partsOf(rest);
  return {
    method,
    methodSpan: { start: at, end: at + method.length },
    url: plainText(target, url),
    headers,
    body: body && { content: body },
    isWhole: headers.length > 0,
  };
}

function responseOf([line, ...rest]: readonly Line[]): WrittenResponse {
  const [found = '', status = ''] = statusLine.exec(line?.text ?? '') ?? [];
  const end = (line?.start ?? 0) + found.length;
  return { status, statusSpan: { start: end - status.length, end }, ...partsOf(rest) };
}

function partsOf(lines: readonly Line[]): {
  readonly headers: readonly WrittenHeader[];
  readonly body?: Written | undefined;
} {
  const headers: WrittenHeader[] = [];
  let index = 0;
  for (; index < lines.length; index += 1) {
    const { text, start } = lines[index] ?? { text: '', start: 0 };
    const [, name, value] = headerLine.exec(text) ?? [];
    if (name === undefined || value === undefined) break;
    const valueAt = start + text.indexOf(value, name.length + 1);
    headers.push({
      name,
      nameSpan: { start, end: start + name.length },
      value: plainText(value, valueAt),
    });
  }
  const body = lines.slice(index);
  const [begins] = body;
  const text = body.map((line) => line.text).join('\n');
  return {
    headers,
    body: begins && text.trim() !== '' ? plainText(text, begins.start) : undefined,
  };
}

interface Line {
  readonly text: string;
  readonly start: number;
}

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at };
  });
}
