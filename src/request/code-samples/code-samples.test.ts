import { describe, expect, it, test } from 'vitest';
import type { HttpBody, HttpField, HttpPart, HttpRequest } from '../http-request.js';
import { printRequest, type SampleId, sampleIds } from './index.js';

function request(body?: HttpBody, more: Partial<HttpRequest> = {}): HttpRequest {
  return {
    method: 'POST',
    url: ['https://observatory.example/stars'],
    headers: [],
    cookies: [],
    responseBody: 'none',
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

test('writes a text of several lines as it is sent', () => {
  const lines = (text: string) =>
    request({ kind: 'text', type: 'application/x-ndjson', text, isJson: false });
  const text = `{"star": "\${vega}"}\n{"note": "a\\"b"}\n`;
  expect(printRequest('javascript', lines(text))).toContain(
    `body: \`{"star": "\\\${vega}"}\n{"note": "a\\\\"b"}\n\`,`,
  );
  expect(printRequest('python', lines(text))).toContain(
    `data="""{"star": "\${vega}"}\n{"note": "a\\\\"b"}\n""".encode()`,
  );
  expect(printRequest('python', lines('"a"\n""'))).toContain('""""a"\n\\"\\""""');
  expect(printRequest('javascript', lines('{"star": 1}\n'))).toContain(`'{"star": 1}\\n'`);
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
  for (const language of sampleIds) {
    expect(written(language), language).toContain('application/json');
    expect(written(language), language).toContain('image/png');
  }
});

describe('the fields of a form', () => {
  const written = (language: SampleId, ...fields: readonly (readonly [string, string])[]) =>
    printRequest(
      language,
      request({ kind: 'form', type: 'application/x-www-form-urlencoded', fields, text: 'text' }),
    );
  const io = ['moon', 'Io'] as const;
  const europa = ['moon', 'Europa'] as const;

  it('are a map in languages whose libraries accept one', () => {
    expect(written('javascript', io)).toContain("new URLSearchParams({\n    moon: 'Io',\n  })");
    expect(written('python', io)).toContain('data={\n        "moon": "Io",\n    }');
    expect(written('ruby', io)).toContain('request.set_form_data(\n  "moon" => "Io",\n)');
    expect(written('php', io)).toContain("http_build_query([\n        'moon' => 'Io',\n    ])");
  });

  it('have a list for several values of a name if the library accepts one', () => {
    expect(written('python', io, europa)).toContain('"moon": ["Io", "Europa"]');
    expect(written('ruby', io, europa)).toContain('"moon" => ["Io", "Europa"]');
    expect(written('javascript', io, europa)).toContain("['moon', 'Europa'],");
    expect(written('php', io, europa)).toContain("CURLOPT_POSTFIELDS => 'text'");
  });

  it.each([
    ['repeat after another one', [io, ['star', 'Sun'], europa]],
    ['are numbers', [io, ['1', 'Sun']]],
  ] as const)('stay a list of pairs if names %s', (_, fields) => {
    expect(written('python', ...fields)).toContain('["moon", "Io"],');
    expect(written('ruby', ...fields)).toContain('URI.encode_www_form([');
  });
});

test('sends plain fields beside files as data in Python', () => {
  const part = (name: string, content: string | { readonly name: string }, type?: string) => ({
    ...{ name, content, type, headers: [] },
  });
  const written = (...parts: readonly HttpPart[]) =>
    printRequest('python', request({ kind: 'multipart', type: 'multipart/form-data', parts }));
  const photo = part('photo', { name: 'a.png' }, 'image/png');
  const file = '("a.png", open("a.png", "rb"), "image/png")';
  expect(written(photo)).toContain(`    files={\n        "photo": ${file},\n    },\n`);
  expect(written(part('moon', 'Io'), photo)).toContain('data={\n        "moon": "Io",\n    },');
  expect(written(photo, photo)).toContain(`files=[\n        ("photo", ${file}),`);
  expect(written(part('moon', '{}', 'application/json'), photo)).toContain('("moon", (None, "{}"');
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

test('leaves the type of a form to cURL', () => {
  const type = 'application/x-www-form-urlencoded';
  const text = request({ kind: 'text', type, text: 'moon=Io', isJson: false });
  expect(printRequest('curl', text)).toBe(
    `curl 'https://observatory.example/stars' \\
  --data 'moon=Io'`,
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
  expect(written).toContain('const body = JSON.stringify({\n  a: 1,\n});');
});

const login: HttpField = {
  name: 'Authorization',
  value: ['Basic ', { variable: 'API_CREDENTIALS' }],
  login: { user: [{ variable: 'API_USER' }], password: [{ variable: 'API_PASSWORD' }] },
};

test("uses each language's own way to log in", () => {
  const written = (language: SampleId) =>
    printRequest(language, request(undefined, { headers: [login] }));
  expect(written('curl')).toContain('--user "$API_USER:$API_PASSWORD"');
  expect(written('python')).toContain('auth=(os.environ["API_USER"], os.environ["API_PASSWORD"])');
  expect(written('javascript')).toMatch(/btoa\(`\$\{process\.env\.API_USER\}:/);
  expect(written('go')).toContain('SetBasicAuth(os.Getenv("API_USER"), os.Getenv("API_PASSWORD"))');
  expect(written('ruby')).toContain('basic_auth(ENV.fetch("API_USER"), ENV.fetch("API_PASSWORD"))');
  expect(written('php')).toContain("CURLOPT_USERPWD => getenv('API_USER') . ':'");
  expect(written('java')).toContain('Base64.getEncoder()');
  expect(written('csharp')).toContain('AuthenticationHeaderValue("Basic"');
  expect(written('rust')).toContain('.basic_auth(std::env::var("API_USER")?');
  for (const language of sampleIds) {
    expect(written(language), language).toContain('API_USER');
    expect(written(language), language).not.toContain('API_CREDENTIALS');
  }
});

test('writes the header itself for a login that libraries encode differently', () => {
  const headers = [
    { name: 'Authorization', value: ['Basic w6k6eA=='], login: { user: ['é'], password: ['x'] } },
  ];
  for (const language of sampleIds) {
    expect(printRequest(language, request(undefined, { headers }))).toContain('w6k6eA==');
  }
});

test('keeps path values in variables that say what they are', () => {
  const start = 'https://observatory.example/stars/'.length;
  const more = {
    method: 'GET',
    url: ['https://observatory.example/stars/vega/planets'],
    pathValues: [{ name: 'id', value: 'vega', start }],
  };
  const written = (language: SampleId) => printRequest(language, request(undefined, more));
  expect(written('javascript')).toMatch(
    /^const starId = 'vega';\n\n.*fetch\(`https:\/\/observatory\.example\/stars\/\$\{starId\}\/planets`\)/,
  );
  expect(written('python')).toContain('star_id = "vega"');
  expect(written('python')).toContain('f"https://observatory.example/stars/{star_id}/planets"');
  expect(written('go')).toContain('starID := "vega"');
  expect(written('ruby')).toContain('/stars/#{star_id}/planets');
  expect(written('php')).toContain("/stars/' . $starId . '/planets'");
  expect(written('rust')).toContain('{star_id}');
  expect(written('curl')).toBe("curl 'https://observatory.example/stars/vega/planets'");
});

test('writes query parameters apart where the library would send the same query', () => {
  const search = (query: string) => ({
    method: 'GET',
    url: [`https://observatory.example/stars?${query}`],
  });
  const written = (language: SampleId, query: string) =>
    printRequest(language, request(undefined, search(query)));
  const query = 'kind=red&kind=blue&limit=10';
  expect(written('python', query)).toContain(
    'params={\n        "kind": ["red", "blue"],\n        "limit": 10,\n    }',
  );
  expect(written('javascript', query)).toContain(
    "new URLSearchParams([['kind', 'red'], ['kind', 'blue'], ['limit', '10']])",
  );
  expect(written('javascript', 'limit=10')).toContain("new URLSearchParams({ limit: '10' })");
  expect(written('go', query)).toContain('query.Add("kind", "blue")');
  expect(written('ruby', query)).toContain('encode_www_form(kind: ["red", "blue"], limit: 10)');
  expect(written('curl', 'q=blue%20star')).toBe(
    "curl --get 'https://observatory.example/stars' \\\n  --data-urlencode 'q=blue star'",
  );
  expect(written('curl', 'created%5Bgt%5D=1700000000')).toContain(
    "--data-urlencode 'created[gt]=1700000000'",
  );
  // A literal comma separates the items of a list, which libraries would encode.
  for (const language of sampleIds) expect(written(language, 'kind=a,b')).toContain('?kind=a,b');
});

test('sets JSON below the option of curl if its line breaks need no escapes', () => {
  const sent = (text: string) =>
    printRequest('curl', request(json(text), { responseBody: 'json' }));
  expect(sent('{\n  "a": 1\n}')).toBe(
    `curl 'https://observatory.example/stars' \\\n  --json '{\n    "a": 1\n  }'`,
  );
  expect(sent('\n{\n  "a": 1\n}\n')).toBe(sent('{\n  "a": 1\n}'));
  expect(sent('{\r\n"a": 1\r\n}')).toContain(`--json $'{\\r\\n"a": 1\\r\\n}'`);
  expect(sent('{\n"a": "\u200b"\n}')).toContain(`--json $'{\\n"a": "\\u200b"\\n}'`);
  const text: HttpBody = { kind: 'text', type: 'text/plain', text: 'a\nb\n', isJson: false };
  expect(printRequest('curl', request(text))).toContain(`--data 'a\nb\n'`);
});

test('sends JSON with --json where it changes nothing else', () => {
  const json201 = request(json('{"a": 1}'), { responseBody: 'json' });
  expect(printRequest('curl', json201)).toBe(
    `curl 'https://observatory.example/stars' \\\n  --json '{"a": 1}'`,
  );
  const headers = [{ name: 'Accept', value: ['text/csv'] }];
  expect(printRequest('curl', { ...json201, headers })).toContain('--data ');
});
