import { capitalized, nameWords } from '../../text/words.js';
import type { PathValue, SecretText } from '../http-request.js';
import type { PrintedRequest } from './parts.js';
import { mergedParts, type PrintedPart, type PrintedText } from './printed-text.js';

/** How a language's samples write a URL. */
export interface UrlDialect {
  readonly casing: 'camel' | 'snake' | 'go';
  /** How the language's library encodes query pairs; undefined to leave the query in the URL. */
  readonly encode?: ((text: string) => string) | undefined;
}

export interface SampleUrl {
  /** Path values, which the sample declares first. */
  readonly variables: readonly { readonly name: string; readonly value: string }[];
  /** Without the query if `query` is set. */
  readonly url: PrintedText;
  /** Decoded pairs in order; undefined if the library would send another query. */
  readonly query?: readonly PrintedPair[] | undefined;
}

export type PrintedPair = readonly [name: string, value: PrintedText];

/** Splits a request's URL into what an expert of the language writes apart. */
export function sampleUrl(
  request: Pick<PrintedRequest, 'url' | 'pathValues'>,
  { casing, encode }: UrlDialect,
): SampleUrl {
  const [first, ...others] = request.url;
  const variables: { name: string; value: string }[] = [];
  const url: PrintedPart[] = [];
  let end = 0;
  if (typeof first === 'string') {
    for (const one of request.pathValues ?? []) {
      const name = variableName(one, first, casing);
      if (name === undefined || variables.some((known) => known.name === name)) continue;
      variables.push({ name, value: isOpen(one) ? placeholder(name) : one.value });
      url.push(first.slice(end, one.start), { declared: name });
      end = one.start + one.value.length;
    }
    url.push(first.slice(end), ...others);
  }
  const whole = typeof first === 'string' ? url : request.url;
  return { variables, ...(encode === undefined ? { url: whole } : splitQuery(whole, encode)) };
}

/** Whether the request has no value yet. */
function isOpen({ name, value }: PathValue): boolean {
  return value === `{${name}}`;
}

/** `YOUR_CUSTOMER_ID`: text that nobody takes for a value, as quotes hide what braces mean in a path. */
function placeholder(variable: string): string {
  return ['your', ...nameWords(variable)].join('_').toUpperCase();
}

function splitQuery(
  whole: PrintedText,
  encode: (text: string) => string,
): Pick<SampleUrl, 'url' | 'query'> {
  const parts = mergedParts(whole);
  const at = parts.findIndex((part) => typeof part === 'string' && part.includes('?'));
  const text = parts[at];
  if (typeof text !== 'string') return { url: whole };
  const mark = text.indexOf('?');
  const pairs: PrintedPart[][] = [[]];
  for (const part of [text.slice(mark + 1), ...parts.slice(at + 1)]) {
    if (typeof part !== 'string') {
      pairs.at(-1)?.push(part);
      continue;
    }
    for (const [index, piece] of part.split('&').entries()) {
      if (index > 0) pairs.push([]);
      pairs.at(-1)?.push(piece);
    }
  }
  const query = pairs.map((pair) => decodedPair(pair, encode));
  if (!query.every((pair) => pair !== undefined)) return { url: whole };
  return { url: [...parts.slice(0, at), text.slice(0, mark)], query };
}

/** Undefined unless encoding the decoded pair gives the same characters. */
function decodedPair(
  [first = '', ...others]: readonly PrintedPart[],
  encode: (text: string) => string,
): PrintedPair | undefined {
  const [, name, start = ''] = (typeof first === 'string' && /^([^=]*)=(.*)$/s.exec(first)) || [];
  if (name === undefined) return undefined;
  const key = decoded(name, encode);
  const value = [start, ...others].map((part) =>
    typeof part === 'string' ? decoded(part, encode) : part,
  );
  if (key === undefined || !value.every((part) => part !== undefined)) return undefined;
  return [key, value.filter((part) => part !== '')];
}

function decoded(text: string, encode: (text: string) => string): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return encode(plain) === text ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** The form encoding of the URL Standard, section 5.2. */
export function formEncode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');
}

/** The encoding of Python's `quote_plus` and Go's `QueryEscape`. */
export function quotePlus(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');
}

/** Groups the values of each name; undefined if a name repeats after another one. */
export function groupedPairs<Value>(
  query: readonly (readonly [name: string, value: Value])[],
): readonly (readonly [name: string, values: readonly Value[]])[] | undefined {
  const groups: [string, Value[]][] = [];
  for (const [name, value] of query) {
    const last = groups.at(-1);
    if (last?.[0] === name) last[1].push(value);
    else if (groups.some(([known]) => known === name)) return undefined;
    else groups.push([name, [value]]);
  }
  return groups;
}

/** Whether the text is an integer that every language writes the same way. */
export function isInteger(text: string): boolean {
  return /^(?:0|[1-9]\d{0,14})$/.test(text);
}

/** Names that languages or the samples themselves use. */
const taken = new Set(
  `abstract alias and args array as assert async await base begin body boolean break byte case catch
  chan char class client console const content continue date def default defer delete dict dir do
  double else end enum err event export extends false fetch file filter final float fn for form
  format from func function global go hash http if impl implements import in input int interface io
  is iter json key lambda len let list lock log login long loop main map match max method min mod module
  move mut native new next nil none not null object open operator or os out override package params
  part pass print private process protected public query raise range redo ref req request requests
  resp response retry return self set short static str string strings struct sum super switch text
  this throw trait true try type undef unless until uri url use using values var virtual void when
  where while with yield`.split(/\s+/),
);

/**
 * A variable name for a path value. One that says nothing by itself takes the name of the
 * collection: `/customers/{id}` gives `customerId`.
 */
function variableName(
  { name, start }: PathValue,
  url: string,
  casing: UrlDialect['casing'],
): string | undefined {
  const own = asciiWords(name);
  const before = url.slice(0, start).match(/\/([^/?#]+)\/$/)?.[1] ?? '';
  const isVague = own.length === 1 && /^(?:id|uuid|guid|slug|name|key|code)$/.test(own[0] ?? '');
  const words = isVague ? [...singular(asciiWords(before)), ...own] : own;
  if (words.length === 1 && (taken.has(words[0] ?? '') || isVague)) words.push('value');
  const known = words.join('_');
  if (!/^[a-z]\w*$/.test(known) || known.length > 40) return undefined;
  if (casing === 'snake') return known;
  return words.map((word, index) => (index === 0 ? word : capital(word, casing))).join('');
}

/** Returns no words for a name with other characters than languages allow in variables. */
function asciiWords(name: string): string[] {
  return /[^\x20-\x7e]/.test(name) ? [] : nameWords(name);
}

function singular(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const one = last.endsWith('ies')
    ? last.replace(/ies$/, 'y')
    : last.replace(/(?<=[^s]{2})(?<!u|i)s$/, '');
  return words.length === 0 || /^(?:v\d+|api)$/.test(last) ? [] : [...words.slice(0, -1), one];
}

function capital(word: string, casing: UrlDialect['casing']): string {
  if (casing === 'go' && /^(?:id|url|uuid|uri|api)$/.test(word)) return word.toUpperCase();
  return capitalized(word);
}

/** Returns the user name and password of a request, and the other headers. */
export function withoutLogin<Request extends Pick<PrintedRequest, 'headers'>>(
  request: Request,
): { readonly login: { user: SecretText; password: SecretText } | undefined; request: Request } {
  const login = request.headers.find((header) => header.login !== undefined)?.login;
  // Libraries encode other characters as Latin-1, or not at all.
  const isPlain = [...(login?.user ?? []), ...(login?.password ?? [])].every(
    (part) => typeof part !== 'string' || /^[\x20-\x7e]*$/.test(part),
  );
  if (login === undefined || !isPlain) return { login: undefined, request };
  const headers = request.headers.filter((header) => header.login === undefined);
  return { login, request: { ...request, headers } };
}
