import { expect, test } from 'vitest';
import type { HttpBody, HttpRequest } from '../http-request.js';
import { printRequest } from './index.js';
import { sampleIds } from './languages.js';

function request(body?: HttpBody, more: Partial<HttpRequest> = {}): HttpRequest {
  return {
    method: 'POST',
    url: ['https://observatory.example/stars'],
    headers: [],
    cookies: [],
    answer: 'none',
    missing: [],
    body,
    ...more,
  };
}

const json = (text: string): HttpBody => ({
  kind: 'text',
  type: 'application/json',
  text,
  isJson: true,
});

test('writes integers beyond the safe range with all digits', () => {
  const text = '{"id": 12345678901234567890, "note": "1234567890123456789"}';
  for (const language of ['javascript', 'python', 'ruby'] as const) {
    expect(printRequest(language, request(json(text)))).toContain('12345678901234567890');
  }
  const held = request(json('{"id": 42, "note": "12345678901234567890"}'));
  expect(printRequest('javascript', held)).toContain('id: 42');
});

test('writes the content type of each part in every language', () => {
  const parts: HttpBody = {
    kind: 'multipart',
    type: 'multipart/form-data',
    parts: [
      { name: 'meta', content: '{"a;b": "c"}', type: 'application/json', headers: [] },
      { name: 'photo', content: { name: 'a.png' }, type: 'image/png', headers: [] },
    ],
  };
  const written = (language: Parameters<typeof printRequest>[0]) =>
    printRequest(language, request(parts));
  expect(written('curl')).toContain(
    `--form 'meta="{\\"a;b\\": \\"c\\"}";type=application/json' \\\n  --form 'photo=@a.png;type=image/png'`,
  );
  // A blob would be sent as a file.
  expect(written('javascript')).toContain(
    `    '--boundary\\r\\nContent-Disposition: form-data; name="meta"\\r\\nContent-Type: application/json\\r\\n\\r\\n{"a;b": "c"}\\r\\n`,
  );
  expect(written('javascript')).toContain("\n    await openAsBlob('a.png'),\n");
  expect(written('python')).toContain('("photo", ("a.png", open("a.png", "rb"), "image/png"))');
  for (const language of ['typescript', 'go', 'ruby', 'php', 'java', 'csharp', 'rust'] as const) {
    expect(written(language)).toContain('application/json');
    expect(written(language)).toContain('image/png');
  }
});

test('escapes shell syntax in methods, headers and field names', () => {
  const body: HttpBody = {
    kind: 'form',
    type: 'application/x-www-form-urlencoded',
    fields: [['a=b', '1']],
    text: 'a%3Db=1',
  };
  const text = printRequest(
    'curl',
    request(body, {
      method: '`id`',
      headers: [{ name: 'X-$(id)', value: ["it's", { variable: 'API_KEY' }, '"`$x'] }],
    }),
  );
  expect(text).toBe(
    `curl --request '\`id\`' 'https://observatory.example/stars' \\
  --header "X-\\$(id): it's$API_KEY\\"\\\`\\$x" \\
  --data-urlencode 'a%3Db=1'`,
  );
});

test('writes an empty header for cURL', () => {
  const written = printRequest(
    'curl',
    request(undefined, { headers: [{ name: 'X-Flag', value: [''] }] }),
  );
  expect(written).toContain("--header 'X-Flag;'");
});

test('writes part headers in every language and keeps the field name of a list', () => {
  const headers = [['X-Part', 'one']] as const;
  const parts: HttpBody = {
    kind: 'multipart',
    type: 'multipart/form-data',
    parts: [
      { name: 'photo', content: { name: 'a.png' }, type: 'image/png', headers },
      { name: 'tags', content: 'red', headers: [] },
      { name: 'tags', content: 'blue', headers: [] },
    ],
  };
  for (const language of sampleIds) {
    const text = printRequest(language, request(parts));
    expect(text).toMatch(/X-Part"?: (?:\{?")?one/);
    expect(text).not.toContain('tags[');
  }
});

test('writes invisible characters as escapes', () => {
  const text = 'a\u202eb\ufeff\u2028\r\u0085c';
  const body: HttpBody = { kind: 'text', type: 'text/plain', text, isJson: false };
  for (const language of sampleIds) {
    const written = printRequest(language, request(body));
    expect(written).not.toMatch(/[\u202e\ufeff\u2028\r\u0085]/);
    expect(written).toMatch(/a\\u\{?202e/);
  }
});

test('escapes a backslash before a letter in Rust', () => {
  const url = { url: ['https://observatory.example/stars?q=\\b\\u0041'] };
  expect(printRequest('rust', request(undefined, url))).toContain('?q=\\\\b\\\\u0041"');
});

test('keeps common indentation in Java strings', () => {
  const body = (text: string): HttpBody => ({
    kind: 'text',
    type: 'text/plain',
    text,
    isJson: false,
  });
  expect(printRequest('java', request(body('  a\n  b')))).toContain('ofString("  a\\n  b")');
  expect(printRequest('java', request(body('a\n  b')))).toContain('ofString("""\n');
});

test('writes an empty form body in Rust and repeated cookies in Python', () => {
  const form: HttpBody = {
    kind: 'form',
    type: 'application/x-www-form-urlencoded',
    fields: [],
    text: '',
  };
  expect(printRequest('rust', request(form))).toContain('.body("")');
  const cookies = ['a', 'b'].map((value) => ({ name: 'tag', value: [value] }));
  expect(printRequest('python', request(undefined, { cookies }))).toContain(
    '"Cookie": "tag=a; tag=b"',
  );
});

test('writes a body for GET in JavaScript', () => {
  const written = printRequest('javascript', request(json('{"a": 1}'), { method: 'GET' }));
  expect(written).toContain("import { request } from 'node:https';");
  expect(written).toContain("'Content-Length': Buffer.byteLength(body),");
});
