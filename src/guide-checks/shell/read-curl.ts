import type {
  GuideBody,
  GuideField,
  GuideHeader,
  GuideRequest,
  GuideResponse,
} from '../guide-request.js';
import {
  appendText,
  joinSourceTexts,
  type SourceText,
  sliceText,
  substituteVariables,
  writtenSpan,
} from '../source-text.js';
import { type CurlOption, optionNames } from './curl-options.js';
import { parsePrintedResponse } from './printed.js';
import { readCommands, type ShellCommand } from './read-commands.js';

/** Reads the requests of the curl commands in a shell script. */
export function readCurl(text: string): readonly GuideRequest[] {
  const variables = new Map<string, SourceText>();
  const commands = readCommands(text);
  return commands.flatMap((written) => {
    note(written, variables);
    const command = withVariables(written, variables);
    const start = curlIn(command);
    if (start === -1) return [];
    const requests = transfersIn(command.words.slice(start + 1)).flatMap((words) =>
      commandRequest(command, words),
    );
    return requests.length === 1
      ? requests.map((one) => ({ ...one, response: commandResponse(written, commands, text) }))
      : requests;
  });
}

/**
 * Index of `curl` in a command, possibly after variable assignments and programs such as `time`; -1
 * if it is missing.
 */
function curlIn({ words }: ShellCommand): number {
  const start = words.findIndex(({ text }) => /^(?:.*\/)?curl(?:\.exe)?$/.test(text));
  const isCommand = words
    .slice(0, Math.max(start, 0))
    .every(({ text }) => /^\w+=|^(?:time|sudo|exec|env|do|then|else|if|while|until|!)$/.test(text));
  return isCommand ? start : -1;
}

/** The printed response, if it can only belong to this request. */
function commandResponse(
  command: ShellCommand,
  commands: readonly ShellCommand[],
  text: string,
): GuideResponse | undefined {
  const { printed } = command;
  if (printed === undefined) return undefined;
  const line = commands.filter((one) => one.printed === printed);
  const isOnly = line.every((one) => one === command || curlIn(one) === -1);
  return isOnly && printsResponse(command, line) ? parsePrintedResponse(text, printed) : undefined;
}

/** Programs that print their input with at most another layout. */
const layouts =
  /^(?:(?:jq|bat|json_pp|cat)(?: -\S+)*(?: \.)?|tee \S+|python3? -m json\.tool|echo)$/;

/** Whether the output of a line is the response to this command. */
function printsResponse(command: ShellCommand, line: readonly ShellCommand[]): boolean {
  const after = line.slice(line.indexOf(command) + 1);
  return after.every(({ words }) => layouts.test(words.map(({ text }) => text).join(' ')));
}

/** Records variable assignments for the following commands: `export BASE=https://…`. */
function note({ words }: ShellCommand, variables: Map<string, SourceText>): void {
  const [first] = words;
  const assigned = /^(?:export|local|readonly|declare)$/.test(first?.text ?? '')
    ? words.slice(1)
    : words;
  // Assignments before a command apply to that command only and do not expand in its own words.
  if (!assigned.every(({ text }) => /^\w+=/.test(text))) return;
  for (const word of assigned) {
    const equals = word.text.indexOf('=');
    const value = sliceText(word, equals + 1);
    if (value.unknown.length > 0) variables.delete(word.text.slice(0, equals));
    else variables.set(word.text.slice(0, equals), value);
  }
}

function withVariables(
  { words, input }: ShellCommand,
  variables: ReadonlyMap<string, SourceText>,
): ShellCommand {
  if (variables.size === 0) return { words, input };
  const known = (written: SourceText): SourceText =>
    substituteVariables(written, (name) => variables.get(name));
  return { words: words.map(known), input: input && known(input) };
}

/** `--next` starts another transfer. */
function transfersIn(words: readonly SourceText[]): readonly (readonly SourceText[])[] {
  const next = words.findIndex(({ text }) => text === '--next' || text === '-:');
  if (next === -1) return [words];
  return [words.slice(0, next), ...transfersIn(words.slice(next + 1))];
}

interface Found {
  method?: SourceText;
  readonly urls: SourceText[];
  readonly headers: GuideHeader[];
  readonly data: SourceText[];
  /** Values of `--url-query`. */
  readonly query: SourceText[];
  readonly fields: GuideField[];
  /** Content type of the body, if there is one. */
  type?: string | undefined;
  /** The body comes from a file, or curl assembles it. */
  elsewhere: boolean;
  /** Headers come from a file. */
  headersElsewhere: boolean;
  sends: boolean;
  get: boolean;
  head: boolean;
  upload: boolean;
}

function commandRequest(
  { input }: ShellCommand,
  words: readonly SourceText[],
): readonly GuideRequest[] {
  const options: Found = {
    urls: [],
    headers: [],
    data: [],
    query: [],
    headersElsewhere: false,
    fields: [],
    elsewhere: false,
    sends: false,
    get: false,
    head: false,
    upload: false,
  };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    readWord(word, () => rest.shift(), options, input);
  }
  const form = 'application/x-www-form-urlencoded';
  const type = options.type ?? (options.fields.length > 0 ? 'multipart/form-data' : form);
  const implied = options.head
    ? 'HEAD'
    : options.upload
      ? 'PUT'
      : options.sends && !options.get
        ? 'POST'
        : 'GET';
  const separator = options.type === 'application/json' ? '' : '&';
  const data = options.data.length > 0 ? joinSourceTexts(options.data, separator) : undefined;
  const query = [...options.query, ...(options.get && data ? [data] : [])];
  const body: GuideBody | undefined =
    options.upload || (options.sends && !options.get)
      ? {
          type: options.upload ? undefined : type,
          content: options.elsewhere ? undefined : data,
          fields: options.fields.length > 0 ? options.fields : undefined,
          isPartial: options.elsewhere,
        }
      : undefined;
  return options.urls.map((url) => ({
    method: options.method?.text.toUpperCase() ?? implied,
    methodSpan: options.method && writtenSpan(options.method),
    url: query.reduce(withQuery, url),
    headers: options.headers,
    body,
    isWhole: !options.headersElsewhere,
  }));
}

function readWord(
  word: SourceText,
  next: () => SourceText | undefined,
  options: Found,
  input: SourceText | undefined,
): void {
  const { text } = word;
  if (!text.startsWith('-') || text === '-') {
    options.urls.push(withRanges(word));
    return;
  }
  if (text.startsWith('--')) {
    const name = text.slice(2);
    const option = Object.hasOwn(optionNames, name) ? optionNames[name] : undefined;
    if (option !== undefined) readOption(option, next(), options, input);
    if (name === 'get') options.get = true;
    if (name === 'head') options.head = true;
    return;
  }
  // `-sSXPOST`: flags, followed by an option with its value.
  for (let index = 1; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (letter === 'G') options.get = true;
    if (letter === 'I') options.head = true;
    const option = Object.hasOwn(optionNames, letter) ? optionNames[letter] : undefined;
    if (option === undefined) continue;
    readOption(
      option,
      index + 1 < text.length ? sliceText(word, index + 1) : next(),
      options,
      input,
    );
    return;
  }
}

function readOption(
  option: CurlOption,
  value: SourceText | undefined,
  options: Found,
  input: SourceText | undefined,
): void {
  if (value === undefined || option === 'skip') return;
  if (option === 'request') options.method = value;
  else if (option === 'url') options.urls.push(withRanges(value));
  else if (option === 'upload') options.upload = true;
  else if (option === 'header') readHeader(value, options);
  else if (option === 'form') {
    options.sends = true;
    options.fields.push(writtenField(value));
  } else if (option === 'url-query') {
    if (value.text.startsWith('+')) options.query.push(sliceText(value, 1));
    else if (!isFromFile(value)) options.query.push(urlEncoded(value));
  } else {
    options.sends = true;
    if (option === 'json') options.type = 'application/json';
    if (option === 'data-urlencode') {
      if (isFromFile(value)) options.elsewhere = true;
      else options.data.push(urlEncoded(value));
    } else if (option === 'data-raw' || !value.text.startsWith('@')) options.data.push(value);
    else if (/^@(?:-|\/dev\/stdin)$/.test(value.text) && input) options.data.push(input);
    else options.elsewhere = true;
  }
}

/** A range such as `/planets/[1-9]` represents several URLs. */
function withRanges(url: SourceText): SourceText {
  const ranges = [...url.text.matchAll(/\[(?:\d+-\d+|[a-z]-[a-z])(?::\d+)?\]/gi)].map(
    ({ 0: found, index }) => ({ start: index, end: index + found.length }),
  );
  return ranges.length > 0 ? { ...url, unknown: [...url.unknown, ...ranges] } : url;
}

function readHeader(value: SourceText, found: Found): void {
  if (value.text.startsWith('@')) {
    found.headersElsewhere = true;
    return;
  }
  const [name = ''] = value.text.split(/[:;]/);
  const start = /^[^:;]*[:;]\s*/.exec(value.text)?.[0].length ?? value.text.length;
  found.headers.push({ name, value: sliceText(value, start) });
}

/** `@file` and `name@file` make `--data-urlencode` read a file (curl's manual). */
function isFromFile({ text }: SourceText): boolean {
  return /^[^=]*@/.test(text);
}

/** `name=content`, `=content` or `content`: the name is already encoded, the content is not. */
function urlEncoded(value: SourceText): SourceText {
  const begin = value.text.indexOf('=') + 1;
  const name = value.text.startsWith('=') ? '' : value.text.slice(0, begin);
  const content = sliceText(value, begin);
  if (content.unknown.length > 0) return name === '' ? content : value;
  const places: number[] = Array.from(name, (_, offset) => value.at(offset));
  let text = name;
  for (let at = 0; at < content.text.length; ) {
    const character = String.fromCodePoint(content.text.codePointAt(at) ?? 0);
    // A lone surrogate has no UTF-8 encoding.
    const written = /\p{Surrogate}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character);
    places.push(...Array.from(written, () => content.at(at)));
    text += written;
    at += character.length;
  }
  const last = places.at(-1) ?? value.at(0);
  return { text, at: (offset) => places[offset] ?? last + 1, unknown: [] };
}

/** Reads `name=content;type=text/plain`, `name=@file` or `name=<file`. */
function writtenField(written: SourceText): GuideField {
  const end = lengthOfName(written);
  const name = sliceText(written, 0, end);
  const [content = ''] = /^[^;]*/.exec(written.text.slice(end + 1)) ?? [];
  if (/^[@<"]/.test(content)) return { name };
  return { name, value: sliceText(written, end + 1, end + 1 + content.length) };
}

function lengthOfName({ text }: SourceText): number {
  const equals = text.indexOf('=');
  return equals === -1 ? text.length : equals;
}

/** `--get` appends the data to the query. */
function withQuery(url: SourceText, data: SourceText): SourceText {
  return appendText(url, url.text.includes('?') ? '&' : '?', data);
}
