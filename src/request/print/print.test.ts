import { expect, test } from 'vitest';
import type { HttpBody, HttpRequest } from '../http-request.js';
import { printRequest } from './index.js';

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

test('numbers that JavaScript cannot hold are sent as they are written', () => {
  const text = '{"id": 12345678901234567890, "note": "1234567890123456789"}';
  for (const language of ['javascript', 'python', 'ruby'] as const) {
    expect(printRequest(language, request(json(text)))).toContain('12345678901234567890');
  }
  const held = request(json('{"id": 42, "note": "12345678901234567890"}'));
  expect(printRequest('javascript', held)).toContain('id: 42');
});

test('parts say what they are in every language', () => {
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
  expect(written('javascript')).toContain(
    `form.append('meta', new Blob(['{"a;b": "c"}'], { type: 'application/json' }));`,
  );
  expect(written('python')).toContain('("photo", ("a.png", open("a.png", "rb"), "image/png"))');
  for (const language of ['typescript', 'go', 'ruby', 'php', 'java', 'csharp', 'rust'] as const) {
    expect(written(language)).toContain('application/json');
    expect(written(language)).toContain('image/png');
  }
});

test('a shell acts on nothing in a name of a method, a header or a field', () => {
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

test('a header without a value is sent by curl, too', () => {
  const written = printRequest(
    'curl',
    request(undefined, { headers: [{ name: 'X-Flag', value: [''] }] }),
  );
  expect(written).toContain("--header 'X-Flag;'");
});
