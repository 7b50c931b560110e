import { type BodyKind, bodyKind, contentTypeOf, type Part } from './body-kind.js';
import {
  type Answer,
  allHeaders,
  joinedText,
  type SampleRequest,
  type TextDialect,
} from './sample-request.js';

/** The escapes of JSON are those of Java. */
const dialect: TextDialect = {
  text: (value) => JSON.stringify(value),
  secret: (name) => `System.getenv("${name}")`,
  operator: ' + ',
};

const boundary = 'docsgen-boundary';

/** A program for Java 17 and later, with the client of the platform. */
export function toJava(request: SampleRequest, answer: Answer): string {
  const body = bodyKind(request.body);
  const type =
    body.kind === 'parts' ? `multipart/form-data; boundary=${boundary}` : contentTypeOf(body);
  const headers = allHeaders(request, type).map(
    ([name, value]) => `.header(${JSON.stringify(name)}, ${joinedText(value, dialect)})`,
  );
  const handler = answer === 'none' ? 'discarding' : 'ofString';
  const print =
    answer === 'none' ? 'response.statusCode()' : 'response.statusCode() + " " + response.body()';
  const usesFile =
    body.kind === 'file' ||
    (body.kind === 'parts' && body.parts.some((part) => 'fileName' in part));
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

function publisher(body: BodyKind): string {
  const publishers = 'HttpRequest.BodyPublishers';
  switch (body.kind) {
    case 'none':
      return `${publishers}.noBody()`;
    case 'text':
      return `${publishers}.ofString(${body.text.includes('\n') ? textBlock(body.text) : JSON.stringify(body.text)})`;
    case 'form':
      return `${publishers}.ofString(${JSON.stringify(body.text)})`;
    case 'file':
      return `${publishers}.ofFile(Path.of(${JSON.stringify(body.fileName)}))`;
    case 'parts': {
      const end = `${publishers}.ofString(${JSON.stringify(`--${boundary}--\r\n`)})`;
      const all = [...body.parts.flatMap((part) => partOf(part, publishers)), end];
      return `${publishers}.concat(\n${all.map((one) => `                ${one}`).join(',\n')})`;
    }
  }
}

/** RFC 7578, section 4. */
function partOf(part: Part, publishers: string): readonly string[] {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"`;
  if ('value' in part) {
    return [`${publishers}.ofString(${JSON.stringify(`${head}\r\n\r\n${part.value}\r\n`)})`];
  }
  const opening = `${head}; filename="${part.fileName}"\r\n\r\n`;
  return [
    `${publishers}.ofString(${JSON.stringify(opening)})`,
    `${publishers}.ofFile(Path.of(${JSON.stringify(part.fileName)}))`,
    `${publishers}.ofString("\\r\\n")`,
  ];
}

/** Java 15: lines as they are; backslashes and three quotation marks are still escaped. */
function textBlock(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/"""/g, '\\"\\"\\"');
  const lines = escaped.split('\n').map((line) => `                ${line}`);
  return `"""\n${lines.join('\n')}"""`;
}
