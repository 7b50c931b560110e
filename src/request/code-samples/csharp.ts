import type { HttpPart, SecretText } from '../http-request.js';
import { fileType, type PrintedBody, type PrintedRequest } from './parts.js';
import { bearerToken } from './printed-text.js';
import { doubleQuoted, isPlain } from './quote.js';
import { sampleUrl, withoutLogin } from './sample-url.js';
import { allHeaders, joinSecretText, type TextDialect } from './secret-texts.js';

/** JSON escapes are valid in C#. */
const dialect: TextDialect = {
  text: doubleQuoted,
  secret: (name) => `Environment.GetEnvironmentVariable("${name}")`,
  operator: ' + ',
};

/** Prints a program for .NET 8 and later. */
export function toCSharp(whole: PrintedRequest): string {
  const { login, request } = withoutLogin(whole);
  const { variables, url: target } = sampleUrl(request, { casing: 'camel' });
  const content = request.body && bodyContent(request.body);
  // HttpClientHandler drops Cookie headers unless its own cookie handling is off.
  const handler = request.cookies.length > 0 ? 'new HttpClientHandler { UseCookies = false }' : '';
  const url = joinSecretText(target, dialect);
  const headers = [
    ...(login
      ? [
          `var login = ${joinSecretText([...login.user, ':', ...login.password], dialect)};`,
          authorization('Basic', 'Convert.ToBase64String(Encoding.UTF8.GetBytes(login))'),
        ]
      : []),
    ...allHeaders(request, undefined).map(([name, value]) => headerLine(name, value)),
  ];
  const status = '(int)response.StatusCode';
  const print =
    request.responseBody === 'none'
      ? `Console.WriteLine(${status});`
      : `Console.WriteLine($"{${status}} {await response.Content.ReadAsStringAsync()}");`;
  return [
    ...usings([...headers, content ?? ''].join('\n')),
    ...variables.map(({ name, value }) => `var ${name} = ${doubleQuoted(value)};`),
    ...(variables.length > 0 ? [''] : []),
    `using var client = new HttpClient(${handler});`,
    `using var request = new HttpRequestMessage(${methodCode(request.method)}, ${url});`,
    ...headers,
    ...(content === undefined ? [] : [`request.Content = ${content};`]),
    '',
    'using var response = await client.SendAsync(request);',
    print,
  ].join('\n');
}

function usings(code: string): readonly string[] {
  const lines = [
    ...(code.includes('HeaderValue') ? ['using System.Net.Http.Headers;'] : []),
    ...(code.includes('Encoding.UTF8') ? ['using System.Text;'] : []),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

/** Other methods have no property in `HttpMethod`. */
function methodCode(method: string): string {
  const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];
  return known.includes(method)
    ? `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : `new HttpMethod(${doubleQuoted(method)})`;
}

function headerLine(name: string, value: SecretText): string {
  const token = bearerToken(name, value);
  if (token?.length === 1) return authorization('Bearer', joinSecretText(token, dialect));
  return `request.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${joinSecretText(value, dialect)});`;
}

function authorization(scheme: string, parameter: string): string {
  return `request.Headers.Authorization = new AuthenticationHeaderValue("${scheme}", ${parameter});`;
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
      const parts = body.parts.map((part) => `    { ${partCode(part)} },\n`);
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

function partCode(part: HttpPart): string {
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
