import type { HttpBody, HttpPart, HttpRequest } from '../http-request.js';
import { allHeaders, contentTypeOf, joinedText, type TextDialect } from './texts.js';

/** The escapes of JSON are those of Java. */
const dialect: TextDialect = {
  text: (value) => JSON.stringify(value),
  secret: (name) => `System.getenv("${name}")`,
  operator: ' + ',
};

const boundary = 'docsgen-boundary';

/** A program for Java 17 and later, with the client of the platform. */
export function toJava(request: HttpRequest): string {
  const { body, answer } = request;
  const type =
    body?.kind === 'multipart' ? `multipart/form-data; boundary=${boundary}` : contentTypeOf(body);
  const headers = allHeaders(request, type).map(
    ([name, value]) => `.header(${JSON.stringify(name)}, ${joinedText(value, dialect)})`,
  );
  const handler = answer === 'none' ? 'discarding' : 'ofString';
  const print =
    answer === 'none' ? 'response.statusCode()' : 'response.statusCode() + " " + response.body()';
  const usesFile =
    body?.kind === 'file' ||
    (body?.kind === 'multipart' && body.parts.some(({ content }) => typeof content !== 'string'));
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(usesFile ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${joinedText(request.url, dialect)}))`,
    ...headers.map((header) => `            ${header}`),
    `            .method(${JSON.stringify(request.method)}, ${publisher(body)})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient()',
    `            .send(request, HttpResponse.BodyHandlers.${handler}());`,
    `        System.out.println(${print});`,
    '    }',
    '}',
  ].join('\n');
}

function publisher(body: HttpBody | undefined): string {
  const publishers = 'HttpRequest.BodyPublishers';
  if (body === undefined) return `${publishers}.noBody()`;
  switch (body.kind) {
    case 'text':
      return `${publishers}.ofString(${body.text.includes('\n') ? textBlock(body.text) : JSON.stringify(body.text)})`;
    case 'form':
      return `${publishers}.ofString(${JSON.stringify(body.text)})`;
    case 'file':
      return `${publishers}.ofFile(Path.of(${JSON.stringify(body.file.name)}))`;
    case 'multipart': {
      const end = `${publishers}.ofString(${JSON.stringify(`--${boundary}--\r\n`)})`;
      const all = [...body.parts.flatMap((part) => partOf(part, publishers)), end];
      return `${publishers}.concat(\n${all.map((one) => `                ${one}`).join(',\n')})`;
    }
  }
}

/** RFC 7578, section 4. */
function partOf({ name, content, type, headers }: HttpPart, publishers: string): readonly string[] {
  const isFile = typeof content !== 'string';
  const said = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${content.name}"` : ''}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...headers.map(([header, value]) => `${header}: ${value}`),
  ];
  const head = `${said.join('\r\n')}\r\n\r\n`;
  if (!isFile) return [`${publishers}.ofString(${JSON.stringify(`${head}${content}\r\n`)})`];
  return [
    `${publishers}.ofString(${JSON.stringify(head)})`,
    `${publishers}.ofFile(Path.of(${JSON.stringify(content.name)}))`,
    `${publishers}.ofString("\\r\\n")`,
  ];
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
  const lines = escaped.split('\n').map((line) => `                ${line}`);
  return `"""\n${lines.join('\n')}"""`;
}
