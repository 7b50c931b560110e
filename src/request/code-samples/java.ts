import { multipartPieces } from '../body/spelled-out.js';
import type { FileValue } from '../values.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { doubleQuoted, isPlain } from './quote.js';
import { allHeaders, bodyContentType, joinSecretText, type TextDialect } from './secret-texts.js';

/** The escapes of JSON are those of Java. */
const dialect: TextDialect = {
  text: doubleQuoted,
  secret: (name) => `System.getenv("${name}")`,
  operator: ' + ',
};

/** A program for Java 17 and later, with the client of the platform. */
export function toJava(request: PrintedRequest): string {
  const { answer } = request;
  // The client of the platform knows no parts.
  const body = request.body?.kind === 'multipart' ? multipartPieces(request.body) : request.body;
  const headers = allHeaders(request, bodyContentType(body)).map(
    ([name, value]) => `.header(${doubleQuoted(name)}, ${joinSecretText(value, dialect)})`,
  );
  const handler = answer === 'none' ? 'discarding' : 'ofString';
  const print =
    answer === 'none' ? 'response.statusCode()' : 'response.statusCode() + " " + response.body()';
  const usesFile =
    body?.kind === 'file' ||
    (body?.kind === 'pieces' && body.pieces.some((piece) => typeof piece !== 'string'));
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(usesFile ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${joinSecretText(request.url, dialect)}))`,
    ...headers.map((header) => `            ${header}`),
    `            .method(${doubleQuoted(request.method)}, ${publisher(body)})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient()',
    `            .send(request, HttpResponse.BodyHandlers.${handler}());`,
    `        System.out.println(${print});`,
    '    }',
    '}',
  ].join('\n');
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
      const all = body.pieces.map((piece) => `                ${pieceOf(piece, publishers)}`);
      return `${publishers}.concat(\n${all.join(',\n')})`;
    }
  }
}

function pieceOf(piece: string | FileValue, publishers: string): string {
  return typeof piece === 'string'
    ? `${publishers}.ofString(${doubleQuoted(piece)})`
    : `${publishers}.ofFile(Path.of(${doubleQuoted(piece.name)}))`;
}

/** A block takes away the space that all its lines begin with, and what counts as space at their ends. */
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
 * Lines as they are. What a block would end at or leave out is escaped: backslashes, quotation marks that could close
 * it, carriage returns, and space at the end of a line (Java Language Specification 17, section 3.10.6).
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
  // The last one ends the block, however empty it is.
  const indented = lines.map((line, index) =>
    line === '' && index < lines.length - 1 ? '' : `                ${line}`,
  );
  return `"""\n${indented.join('\n')}"""`;
}
