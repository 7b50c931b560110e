import type { HttpBody, HttpPart, HttpRequest } from '../http-request.js';
import { allHeaders, contentTypeOf, joinedText, type TextDialect } from './texts.js';

/** The escapes of JSON are those of Go. */
const dialect: TextDialect = {
  text: (value) => JSON.stringify(value),
  secret: (name) => `os.Getenv("${name}")`,
  operator: '+',
};

/** A program for Go 1.21 and later, with the standard library. */
export function toGo(request: HttpRequest): string {
  const { body, answer } = request;
  const { before, reader, imports } = bodyOf(body);
  const url = joinedText(request.url, dialect);
  const headers = [
    ...allHeaders(request, contentTypeOf(body)).map(
      ([name, value]) =>
        `request.Header.Set(${JSON.stringify(name)}, ${joinedText(value, dialect)})`,
    ),
    ...(body?.kind === 'multipart'
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

function bodyOf(body: HttpBody | undefined): Body {
  if (body === undefined) return { before: [], reader: 'nil', imports: [] };
  switch (body.kind) {
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
    case 'multipart':
      return partsOf(body.parts);
    case 'file':
      return {
        before: [`file, err := os.Open(${JSON.stringify(body.file.name)})`, ...check],
        reader: 'file',
        imports: [],
      };
  }
}

function partsOf(parts: readonly HttpPart[]): Body {
  const isTyped = parts.some(({ type }) => type !== undefined);
  return {
    before: [
      'body := &bytes.Buffer{}',
      'form := multipart.NewWriter(body)',
      ...parts.flatMap(partLines),
      'form.Close()',
      '',
    ],
    reader: 'body',
    imports: ['bytes', 'mime/multipart', ...(isTyped ? ['net/textproto'] : [])],
  };
}

function partLines({ name, content, type }: HttpPart): readonly string[] {
  const isFile = typeof content !== 'string';
  const key = JSON.stringify(name);
  if (!isFile && type === undefined) {
    return [`form.WriteField(${key}, ${JSON.stringify(content)})`];
  }
  const file = isFile ? JSON.stringify(content.name) : '';
  const disposition = `form-data; name=${key}${isFile ? `; filename=${file}` : ''}`;
  const part =
    type === undefined
      ? `form.CreateFormFile(${key}, ${file})`
      : `form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${JSON.stringify(disposition)}}, "Content-Type": {${JSON.stringify(type)}}})`;
  const opened = [`if part, err := ${part}; err != nil {`, '\tlog.Fatal(err)'];
  if (!isFile) return [...opened, '} else {', `\tpart.Write([]byte(${raw(content)}))`, '}'];
  return [
    ...opened,
    `} else if content, err := os.ReadFile(${file}); err != nil {`,
    '\tlog.Fatal(err)',
    '} else {',
    '\tpart.Write(content)',
    '}',
  ];
}

/** Between backquotes, where nothing is escaped. */
function raw(text: string): string {
  return /[`\r]/.test(text) ? JSON.stringify(text) : `\`${text}\``;
}
