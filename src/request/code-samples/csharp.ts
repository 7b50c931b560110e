import type { HttpPart } from '../http-request.js';
import { fileType, type PrintedBody, type PrintedRequest } from './parts.js';
import { doubleQuoted, isPlain } from './quote.js';
import { allHeaders, joinSecretText, type TextDialect } from './secret-texts.js';

/** JSON escapes are valid in C#. */
const dialect: TextDialect = {
  text: doubleQuoted,
  secret: (name) => `Environment.GetEnvironmentVariable("${name}")`,
  operator: ' + ',
};

/** Prints a program for .NET 8 and later. */
export function toCSharp(request: PrintedRequest): string {
  const content = request.body && bodyContent(request.body);
  // HttpClientHandler drops Cookie headers unless its own cookie handling is off.
  const handler = request.cookies.length > 0 ? 'new HttpClientHandler { UseCookies = false }' : '';
  const url = joinSecretText(request.url, dialect);
  const headers = allHeaders(request, undefined).map(
    ([name, value]) =>
      `request.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${joinSecretText(value, dialect)});`,
  );
  const status = '(int)response.StatusCode';
  const print =
    request.answer === 'none'
      ? `Console.WriteLine(${status});`
      : `Console.WriteLine($"{${status}} {await response.Content.ReadAsStringAsync()}");`;
  return [
    ...(content?.includes('MediaTypeHeaderValue') ? ['using System.Net.Http.Headers;', ''] : []),
    `using var client = new HttpClient(${handler});`,
    `using var request = new HttpRequestMessage(new HttpMethod(${doubleQuoted(request.method)}), ${url});`,
    ...headers,
    ...(content === undefined ? [] : [`request.Content = ${content};`]),
    '',
    'using var response = await client.SendAsync(request);',
    print,
  ].join('\n');
}

function bodyContent(body: PrintedBody): string {
  switch (body.kind) {
    case 'text':
      return typed(`new StringContent(${rawText(body.text)})`, body.type);
    case 'form': {
      const fields = body.fields.map(
        ([name, value]) => `    new(${doubleQuoted(name)}, ${doubleQuoted(value)}),\n`,
      );
      return `new FormUrlEncodedContent(new KeyValuePair<string, string>[]\n{\n${fields.join('')}})`;
    }
    case 'multipart': {
      const parts = body.parts.map((part) => `    { ${partOf(part)} },\n`);
      return `new MultipartFormDataContent\n{\n${parts.join('')}}`;
    }
    case 'pieces': {
      const pieces = body.pieces.map((piece) =>
        typeof piece === 'string'
          ? `    .. ${doubleQuoted(piece)}u8,\n`
          : `    .. File.ReadAllBytes(${doubleQuoted(piece.name)}),\n`,
      );
      return typed(`new ByteArrayContent([\n${pieces.join('')}])`, body.type);
    }
    case 'file':
      return typed(`new StreamContent(File.OpenRead(${doubleQuoted(body.file.name)}))`, body.type);
  }
}

function partOf(part: HttpPart): string {
  const { name, content } = part;
  const isFile = typeof content !== 'string';
  const file = isFile ? doubleQuoted(content.name) : '';
  const made = isFile
    ? `new StreamContent(File.OpenRead(${file}))`
    : `new StringContent(${doubleQuoted(content)})`;
  const type = isFile ? fileType(part) : part.type;
  const value =
    type === undefined ? made : `${made} { Headers = { ContentType = ${mediaType(type)} } }`;
  return [value, doubleQuoted(name), ...(isFile ? [file] : [])].join(', ');
}

function typed(content: string, type: string): string {
  return `${content}\n{\n    Headers = { ContentType = ${mediaType(type)} },\n}`;
}

function mediaType(type: string): string {
  return `MediaTypeHeaderValue.Parse(${doubleQuoted(type)})`;
}

/**
 * A C# 11 raw string literal, delimited by more quotation marks than the text contains in a row.
 */
function rawText(text: string): string {
  if (!text.includes('\n') || !isPlain(text)) return doubleQuoted(text);
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([found]) => found.length));
  const marks = '"'.repeat(longest + 1);
  return `${marks}\n${text}\n${marks}`;
}
