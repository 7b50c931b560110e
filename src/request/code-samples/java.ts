import { multipartPieces } from '../body/assembled-body.js';
import type { FileValue } from '../values.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { doubleQuoted, isPlain } from './quote.js';
import { sampleUrl, withoutLogin } from './sample-url.js';
import { allHeaders, bodyContentType, joinSecretText, type TextDialect } from './secret-texts.js';

/** JSON escapes are valid in Java. */
const dialect: TextDialect = {
  text: doubleQuoted,
  secret: (name) => `System.getenv("${name}")`,
  operator: ' + ',
};

/** Prints a program for Java 17 and later that uses the built-in `java.net.http` client. */
export function toJava(whole: PrintedRequest): string {
  const { login, request } = withoutLogin(whole);
  const { variables, url } = sampleUrl(request, { casing: 'camel' });
  const { responseBody } = request;
  // The built-in client has no multipart support.
  const body = request.body?.kind === 'multipart' ? multipartPieces(request.body) : request.body;
  const headers = allHeaders(request, bodyContentType(body)).map(
    ([name, value]) => `.header(${doubleQuoted(name)}, ${joinSecretText(value, dialect)})`,
  );
  const handler = responseBody === 'none' ? 'discarding' : 'ofString';
  const print =
    responseBody === 'none'
      ? 'response.statusCode()'
      : 'response.statusCode() + " " + response.body()';
  const usesFile =
    body?.kind === 'file' ||
    (body?.kind === 'pieces' && body.pieces.some((piece) => typeof piece !== 'string'));
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(usesFile ? ['import java.nio.file.Path;'] : []),
    ...(login ? ['import java.util.Base64;'] : []),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...variables.map(({ name, value }) => `        var ${name} = ${doubleQuoted(value)};`),
    ...(login
      ? [`        var login = ${joinSecretText([...login.user, ':', ...login.password], dialect)};`]
      : []),
    `        var request = HttpRequest.newBuilder(URI.create(${joinSecretText(url, dialect)}))`,
    ...(login
      ? [
          '            .header("Authorization", "Basic "',
          '                + Base64.getEncoder().encodeToString(login.getBytes()))',
        ]
      : []),
    ...headers.map((header) => `            ${header}`),
    `            ${methodCall(request.method, body)}`,
    '            .build();',
    '        var response = HttpClient.newHttpClient()',
    `            .send(request, HttpResponse.BodyHandlers.${handler}());`,
    `        System.out.println(${print});`,
    '    }',
    '}',
  ].join('\n');
}

function methodCall(
  method: string,
  body: Exclude<PrintedBody, { kind: 'multipart' }> | undefined,
): string {
  if (body === undefined && (method === 'GET' || method === 'DELETE')) return `.${method}()`;
  if (method === 'POST' || method === 'PUT') return `.${method}(${publisher(body)})`;
  return `.method(${doubleQuoted(method)}, ${publisher(body)})`;
}

function publisher(body: Exclude<PrintedBody, { kind: 'multipart' }> | undefined): string {
  const publishers = 'HttpRequest.BodyPublishers';
  if (body === undefined) return `${publishers}.noBody()`;
  switch (body.kind) {
    case 'text':
      return `${publishers}.ofString(${fitsBlock(body.text) ? textBlock(body.text) : doubleQuoted(body.text)})`;
    case 'form':
      return `${publishers}.ofString(${doubleQuoted(body.text)})`;
    case 'file':
      return `${publishers}.ofFile(Path.of(${doubleQuoted(body.file.name)}))`;
    case 'pieces': {
      const all = body.pieces.map((piece) => `                ${pieceCode(piece, publishers)}`);
      return `${publishers}.concat(\n${all.join(',\n')})`;
    }
  }
}

function pieceCode(piece: string | FileValue, publishers: string): string {
  return typeof piece === 'string'
    ? `${publishers}.ofString(${doubleQuoted(piece)})`
    : `${publishers}.ofFile(Path.of(${doubleQuoted(piece.name)}))`;
}

/**
 * Whether a text block preserves the text: Java strips common indentation and trailing white space.
 */
function fitsBlock(text: string): boolean {
  const lines = text.split('\n').filter((line) => line !== '');
  return (
    text.includes('\n') &&
    isPlain(text.replaceAll('\r', '')) &&
    lines.some((line) => /^\S/.test(line)) &&
    !lines.some((line) => /[^\S \t]$/.test(line))
  );
}

/**
 * A text block with the characters escaped that it would end at or drop: backslashes, closing
 * quotation marks, carriage returns and trailing white space (Java Language Specification 17,
 * section 3.10.6).
 */
function textBlock(text: string): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replace(/"""/g, '\\"\\"\\"')
    .replace(/"$/, '\\"')
    .replace(/\r/g, '\\r')
    .replace(/ (?=\n|$)/g, '\\s')
    .replace(/\t(?=\n|$)/g, '\\t');
  const lines = escaped.split('\n');
  // The last line precedes the closing delimiter, so it keeps its indentation even if it is empty.
  const indented = lines.map((line, index) =>
    line === '' && index < lines.length - 1 ? '' : `                ${line}`,
  );
  return `"""\n${indented.join('\n')}"""`;
}
