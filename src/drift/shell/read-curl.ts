import type { WrittenBody, WrittenHeader, WrittenRequest } from '../request.js';
import { sliced, spanOf, type Written } from '../text.js';
import { type CurlOption, optionNames } from './curl-options.js';
import { readCommands, type ShellCommand } from './read-commands.js';

/** The requests that the curl lines of a piece of shell make. */
export function readCurl(text: string): readonly WrittenRequest[] {
  return readCommands(text).flatMap((command) => {
    const start = command.words.findIndex(({ text }) => /^(?:.*\/)?curl(?:\.exe)?$/.test(text));
    // `curl` may stand behind variables of the environment and programs such as `time`.
    const isCommand = command.words
      .slice(0, Math.max(start, 0))
      .every(({ text }) => /^\w+=|^(?:time|sudo|exec|env)$/.test(text));
    if (start === -1 || !isCommand) return [];
    return requestOf(command, command.words.slice(start + 1));
  });
}

interface Found {
  method?: Written;
  readonly urls: Written[];
  readonly headers: WrittenHeader[];
  readonly data: Written[];
  readonly fields: Written[];
  /** Of the body, where something is sent. */
  type?: string | undefined;
  /** What is sent comes from a file, or is put together by curl. */
  elsewhere: boolean;
  sends: boolean;
  get: boolean;
  head: boolean;
  upload: boolean;
}

function requestOf({ input }: ShellCommand, words: readonly Written[]): readonly WrittenRequest[] {
  const found: Found = {
    urls: [],
    headers: [],
    data: [],
    fields: [],
    elsewhere: false,
    sends: false,
    get: false,
    head: false,
    upload: false,
  };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    readWord(word, () => rest.shift(), found, input);
  }
  const form = 'application/x-www-form-urlencoded';
  const type = found.type ?? (found.fields.length > 0 ? 'multipart/form-data' : form);
  const implied = found.head
    ? 'HEAD'
    : found.upload
      ? 'PUT'
      : found.sends && !found.get
        ? 'POST'
        : 'GET';
  const [single, ...others] = found.data;
  const isSingle = single !== undefined && others.length === 0 && !found.elsewhere;
  const body: WrittenBody | undefined =
    found.upload || (found.sends && !found.get)
      ? {
          type: found.upload ? undefined : type,
          content: isSingle ? single : undefined,
          fields: found.fields.length > 0 ? found.fields : undefined,
        }
      : undefined;
  return found.urls.map((url) => ({
    method: found.method?.text.toUpperCase() ?? implied,
    methodSpan: found.method && spanOf(found.method),
    url: found.get && isSingle ? withQuery(url, single) : url,
    headers: found.headers,
    body,
    isWhole: true,
  }));
}

function readWord(
  word: Written,
  next: () => Written | undefined,
  found: Found,
  input: Written | undefined,
): void {
  const { text } = word;
  if (!text.startsWith('-') || text === '-') {
    found.urls.push(word);
    return;
  }
  if (text.startsWith('--')) {
    const name = text.slice(2);
    const option = Object.hasOwn(optionNames, name) ? optionNames[name] : undefined;
    if (option !== undefined) readOption(option, next(), found, input);
    if (name === 'get') found.get = true;
    if (name === 'head') found.head = true;
    return;
  }
  // `-sSXPOST`: flags, and at the end an option with its value.
  for (let index = 1; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (letter === 'G') found.get = true;
    if (letter === 'I') found.head = true;
    const option = Object.hasOwn(optionNames, letter) ? optionNames[letter] : undefined;
    if (option === undefined) continue;
    readOption(option, index + 1 < text.length ? sliced(word, index + 1) : next(), found, input);
    return;
  }
}

function readOption(
  option: CurlOption,
  value: Written | undefined,
  found: Found,
  input: Written | undefined,
): void {
  if (value === undefined || option === 'skip') return;
  if (option === 'request') found.method = value;
  else if (option === 'url') found.urls.push(value);
  else if (option === 'upload') found.upload = true;
  else if (option === 'header') readHeader(value, found);
  else if (option === 'form') {
    found.sends = true;
    found.fields.push(sliced(value, 0, lengthOfName(value)));
  } else if (option !== 'url-query') {
    found.sends = true;
    if (option === 'json') found.type = 'application/json';
    if (option === 'data-urlencode') found.elsewhere = true;
    if (option === 'data-raw' || !value.text.startsWith('@')) found.data.push(value);
    else if (/^@(?:-|\/dev\/stdin)$/.test(value.text) && input) found.data.push(input);
    else found.elsewhere = true;
  }
}

function readHeader(value: Written, found: Found): void {
  const [name = ''] = value.text.split(/[:;]/);
  const start = /^[^:;]*[:;]\s*/.exec(value.text)?.[0].length ?? value.text.length;
  found.headers.push({
    name,
    nameSpan: spanOf(value, 0, name.length),
    value: sliced(value, start),
  });
}

function lengthOfName({ text }: Written): number {
  const equals = text.indexOf('=');
  return equals === -1 ? text.length : equals;
}

/** `--get` puts the data into the query. */
function withQuery(url: Written, data: Written): Written {
  const joint = url.text.includes('?') ? '&' : '?';
  const start = url.text.length + 1;
  return {
    text: url.text + joint + data.text,
    at: (offset) => (offset < start ? url.at(offset) : data.at(offset - start)),
    unknown: [
      ...url.unknown,
      ...data.unknown.map((span) => ({ start: span.start + start, end: span.end + start })),
    ],
  };
}
