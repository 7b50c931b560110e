import { type BodyKind, bodyKind, contentTypeOf } from './body-kind.js';
import {
  type Answer,
  allHeaders,
  joinedText,
  type SampleRequest,
  type TextDialect,
} from './sample-request.js';

/** The escapes of JSON are those of Go. */
const dialect: TextDialect = {
  text: (value) => JSON.stringify(value),
  secret: (name) => `os.Getenv("${name}")`,
  operator: '+',
};

/** A program for Go 1.21 and later, with the standard library. */
export function toGo(request: SampleRequest, answer: Answer): string {
  const body = bodyKind(request.body);
  const { before, reader, imports } = bodyOf(body);
  const url = joinedText(request.url, dialect);
  const headers = [
    ...allHeaders(request, contentTypeOf(body)).map(
      ([name, value]) =>
        `request.Header.Set(${JSON.stringify(name)}, ${joinedText(value, dialect)})`,
    ),
    ...(body.kind === 'parts'
      ? ['request.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
  ];
  const lines = [
    ...before,
    `request, err := http.NewRequest(${JSON.stringify(request.method)}, ${url}, ${reader})`,
    ...check,
    ...headers,
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...check,
    'defer response.Body.Close()',
    ...(answer === 'none'
      ? ['fmt.Println(response.StatusCode)']
      : [
          'text, err := io.ReadAll(response.Body)',
          ...check,
          'fmt.Println(response.StatusCode, string(text))',
        ]),
  ];
  const used = new Set(['fmt', 'log', 'net/http', ...imports]);
  if (answer !== 'none') used.add('io');
  if (lines.some((line) => line.includes('os.'))) used.add('os');
  const list = [...used].sort().map((name) => `\t"${name}"\n`);
  const main = lines.map((line) => (line === '' ? '\n' : `\t${line}\n`)).join('');
  return `package main\n\nimport (\n${list.join('')})\n\nfunc main() {\n${main}}`;
}

const check = ['if err != nil {', '\tlog.Fatal(err)', '}'];

interface Body {
  readonly before: readonly string[];
  readonly reader: string;
  readonly imports: readonly string[];
}

function bodyOf(body: BodyKind): Body {
  switch (body.kind) {
    case 'none':
      return { before: [], reader: 'nil', imports: [] };
    case 'text':
      return {
        before: [`body := strings.NewReader(${raw(body.text)})`],
        reader: 'body',
        imports: ['strings'],
      };
    case 'form': {
      const adds = body.fields.map(
        ([name, value]) => `form.Add(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
      );
      return {
        before: ['form := url.Values{}', ...adds],
        reader: 'strings.NewReader(form.Encode())',
        imports: ['net/url', 'strings'],
      };
    }
    case 'parts':
      return partsOf(body.parts);
    case 'file':
      return {
        before: [`file, err := os.Open(${JSON.stringify(body.fileName)})`, ...check],
        reader: 'file',
        imports: [],
      };
  }
}

function partsOf(parts: Extract<BodyKind, { kind: 'parts' }>['parts']): Body {
  const lines = parts.flatMap((part) => {
    const name = JSON.stringify(part.name);
    if ('value' in part) return [`form.WriteField(${name}, ${JSON.stringify(part.value)})`];
    const file = JSON.stringify(part.fileName);
    return [
      `if part, err := form.CreateFormFile(${name}, ${file}); err != nil {`,
      '\tlog.Fatal(err)',
      `} else if content, err := os.ReadFile(${file}); err != nil {`,
      '\tlog.Fatal(err)',
      '} else {',
      '\tpart.Write(content)',
      '}',
    ];
  });
  return {
    before: [
      'body := &bytes.Buffer{}',
      'form := multipart.NewWriter(body)',
      ...lines,
      'form.Close()',
      '',
    ],
    reader: 'body',
    imports: ['bytes', 'mime/multipart'],
  };
}

/** Between backquotes, where nothing is escaped. */
function raw(text: string): string {
  return /[`\r]/.test(text) ? JSON.stringify(text) : `\`${text}\``;
}
