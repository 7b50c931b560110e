import type { Schema } from '../../model/index.js';
import { textFor } from './pattern.js';

/** A value of each format that JSON Schema or OpenAPI's registry of formats names. */
const formats: Readonly<Record<string, string>> = {
  'date-time': '2024-08-24T14:15:22Z',
  date: '2024-08-24',
  time: '14:15:22Z',
  'time-local': '14:15:22',
  'date-time-local': '2024-08-24T14:15:22',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  'iri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  guid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  'json-pointer': '/a/b',
  'relative-json-pointer': '1/a',
  regex: '^[a-z]+$',
  byte: 'c3RyaW5n',
  base64url: 'c3RyaW5n',
  password: 'pa$$word',
  char: 'a',
};

/** A text of the schema's format, pattern and length; `string` where it asks for nothing. */
export function sampleString(schema: Schema): string {
  const limit = (label: string): string | undefined =>
    schema.constraints.find((one) => one.label === label)?.value;
  const min = Number(limit('min length') ?? 0);
  const max = Number(limit('max length') ?? Number.POSITIVE_INFINITY);
  const pattern = limit('pattern');
  const fits = (text: string) =>
    text.length >= min && text.length <= max && (pattern === undefined || matches(pattern, text));
  const known = schema.format === undefined ? undefined : formats[schema.format];
  if (known !== undefined && fits(known)) return known;
  if (pattern !== undefined) {
    const text = matches(pattern, 'string') && fits('string') ? 'string' : textFor(pattern, min);
    if (text !== undefined && text.length <= max) return text;
  }
  if (known !== undefined) return known;
  const word = 'string';
  if (word.length > max) return word.slice(0, max);
  // A minimum of a million letters is no example.
  return word.length < min && min <= 10_000
    ? word.repeat(Math.ceil(min / word.length)).slice(0, min)
    : word;
}

function matches(pattern: string, text: string): boolean {
  if (pattern.length > 1000) return true;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
