import type { HttpPart } from '../http-request.js';
import type { FileValue } from '../values.js';
import { fileType, type PrintedBody, type PrintedRequest } from './parts.js';
import type { PrintedText } from './printed-text.js';
import { doubleQuoted, isPlain } from './quote.js';
import { quotePlus, sampleUrl, withoutLogin } from './sample-url.js';
import { allHeaders, bodyContentType, joinSecretText, type TextDialect } from './secret-texts.js';

/** JSON escapes are valid in Go. */
const dialect: TextDialect = {
  text: doubleQuoted,
  secret: (name) => `os.Getenv("${name}")`,
  operator: '+',
};

/** Prints a program for Go 1.21 and later that uses the standard library. */
export function toGo(whole: PrintedRequest): string {
  const { login, request } = withoutLogin(whole);
  const { body, responseBody, method } = request;
  const { before, reader, imports } = bodyCode(body);
  const { variables, ...target } = urlCode(request);
  const url = joinSecretText(target.url, dialect);
  const headers = [
    ...target.query,
    ...(login
      ? [
          `req.SetBasicAuth(${joinSecretText(login.user, dialect)}, ${joinSecretText(login.password, dialect)})`,
        ]
      : []),
    ...allHeaders(request, bodyContentType(body)).map(
      ([name, value]) => `req.Header.Set(${doubleQuoted(name)}, ${joinSecretText(value, dialect)})`,
    ),
    ...(body?.kind === 'multipart'
      ? ['req.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
  ];
  const lines = [
    ...variables,
    ...before,
    `req, err := http.NewRequest(${methods.get(method) ?? doubleQuoted(method)}, ${url}, ${reader})`,
    ...check,
    ...headers,
    '',
    'resp, err := http.DefaultClient.Do(req)',
    ...check,
    'defer resp.Body.Close()',
    ...(responseBody === 'none'
      ? ['fmt.Println(resp.StatusCode)']
      : [
          'text, err := io.ReadAll(resp.Body)',
          ...check,
          'fmt.Println(resp.StatusCode, string(text))',
        ]),
  ];
  const used = new Set(['fmt', 'log', 'net/http', ...imports]);
  if (responseBody !== 'none') used.add('io');
  if (lines.some((line) => line.includes('os.'))) used.add('os');
  if (target.query.length > 0) used.add('net/url');
  const list = [...used].sort().map((name) => `\t"${name}"\n`);
  const main = lines.map((line) => (line === '' ? '\n' : `\t${line}\n`)).join('');
  return `package main\n\nimport (\n${list.join('')})\n\nfunc main() {\n${main}}`;
}

/** Constants of `net/http`. */
const methods = new Map(
  ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'Trace'].map((name) => [
    name.toUpperCase(),
    `http.Method${name}`,
  ]),
);

/** The URL, the declarations of the variables in it, and the statements that add the query. */
function urlCode(request: PrintedRequest): {
  readonly url: PrintedText;
  readonly variables: readonly string[];
  readonly query: readonly string[];
} {
  const casing = 'go';
  const { variables, url, query = [] } = sampleUrl(request, { casing, encode: quotePlus });
  const declared = variables.map(({ name, value }) => `${name} := ${doubleQuoted(value)}`);
  const names = query.map(([name]) => name);
  // `Encode` sorts by name.
  const isSorted = names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name);
  if (query.length === 0 || !isSorted) {
    return { url: sampleUrl(request, { casing }).url, variables: declared, query: [] };
  }
  const adds = query.map(([name, value], index) => {
    const verb = names.indexOf(name) === index ? 'Set' : 'Add';
    return `query.${verb}(${doubleQuoted(name)}, ${joinSecretText(value, dialect)})`;
  });
  const lines = ['query := url.Values{}', ...adds, 'req.URL.RawQuery = query.Encode()'];
  return { url, variables: declared, query: lines };
}

const check = ['if err != nil {', '\tlog.Fatal(err)', '}'];

interface Body {
  readonly before: readonly string[];
  readonly reader: string;
  readonly imports: readonly string[];
}

function bodyCode(body: PrintedBody | undefined): Body {
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
        ([name, value]) => `form.Add(${doubleQuoted(name)}, ${doubleQuoted(value)})`,
      );
      return {
        before: ['form := url.Values{}', ...adds],
        reader: 'strings.NewReader(form.Encode())',
        imports: ['net/url', 'strings'],
      };
    }
    case 'multipart':
      return multipartCode(body.parts);
    case 'pieces':
      return {
        before: ['body := &bytes.Buffer{}', ...body.pieces.flatMap(pieceLines), ''],
        reader: 'body',
        imports: ['bytes'],
      };
    case 'file':
      return {
        before: [`file, err := os.Open(${doubleQuoted(body.file.name)})`, ...check],
        reader: 'file',
        imports: [],
      };
  }
}

function multipartCode(parts: readonly HttpPart[]): Body {
  const isTyped = parts.some(saysMore);
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

/** Whether a part needs more than `WriteField` and `CreateFormFile` can express. */
function saysMore({ type, headers }: HttpPart): boolean {
  return type !== undefined || headers.length > 0;
}

function partLines(part: HttpPart): readonly string[] {
  const { name, content } = part;
  const isFile = typeof content !== 'string';
  const key = doubleQuoted(name);
  if (!isFile && !saysMore(part)) return [`form.WriteField(${key}, ${doubleQuoted(content)})`];
  const made = saysMore(part)
    ? `form.CreatePart(textproto.MIMEHeader{${partHead(part)}})`
    : `form.CreateFormFile(${key}, ${isFile ? doubleQuoted(content.name) : '""'})`;
  const opened = [`if part, err := ${made}; err != nil {`, '\tlog.Fatal(err)'];
  if (!isFile) return [...opened, '} else {', `\tpart.Write([]byte(${raw(content)}))`, '}'];
  const [first = '', ...rest] = fileLines(content, 'part.Write(content)');
  return [...opened, `} else ${first}`, ...rest];
}

function partHead(part: HttpPart): string {
  const { name, content, type, headers } = part;
  const isFile = typeof content !== 'string';
  const disposition = `form-data; name="${name}"${isFile ? `; filename="${content.name}"` : ''}`;
  const contentType = isFile ? fileType(part) : type;
  const lines = [
    ['Content-Disposition', disposition],
    ...(contentType === undefined ? [] : [['Content-Type', contentType]]),
    ...headers,
  ];
  return lines
    .map(([key = '', value = '']) => `${doubleQuoted(key)}: {${doubleQuoted(value)}}`)
    .join(', ');
}

function pieceLines(piece: string | FileValue): readonly string[] {
  return typeof piece === 'string'
    ? [`body.WriteString(${doubleQuoted(piece)})`]
    : fileLines(piece, 'body.Write(content)');
}

function fileLines({ name }: FileValue, use: string): readonly string[] {
  return [
    `if content, err := os.ReadFile(${doubleQuoted(name)}); err != nil {`,
    '\tlog.Fatal(err)',
    '} else {',
    `\t${use}`,
    '}',
  ];
}

/** A raw string literal between backquotes, in which Go processes no escapes. */
function raw(text: string): string {
  return text.includes('`') || !isPlain(text) ? doubleQuoted(text) : `\`${text}\``;
}
