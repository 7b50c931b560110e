import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlanets } from '../../test/support/guide-context.js';
import type { DocText } from '../content/doc.js';
import { parseDoc } from '../content/index.js';
import { messagesFor } from '../i18n/index.js';
import type { Api } from '../openapi/api/api.js';
import { createGuideCheck } from './index.js';

let api: Api;

beforeAll(async () => {
  api = await loadPlanets();
});

/** Checks a guide; formats diagnostics as `line:column severity code: message (hint)` with the marked code. */
function check(markdown: string, included?: string): readonly string[] {
  const options = { trustedHtml: false, messages: messagesFor('en') };
  const { text } = parseDoc({ path: 'guide.md', text: markdown, digest: '' }, options, () =>
    included === undefined ? undefined : { text: included },
  ).value;
  return createGuideCheck([{ id: 'api', api, severity: 'error' }])(text).diagnostics.map(
    ({ severity, code, message, hint, place }) => {
      const { start, end } = place ?? {};
      const file = place?.file === 'guide.md' ? '' : `${place?.file}:`;
      const shown = (file === '' ? markdown : (included ?? ''))
        .slice(start?.offset, end?.offset)
        .split('\n')[0];
      const advice = hint === undefined ? '' : ` (${hint})`;
      return `${file}${start?.line}:${start?.column} ${severity} ${code}: ${message}${advice} → ${shown}`;
    },
  );
}

function block(info: string, ...lines: string[]): string {
  return [`\`\`\`${info}`, ...lines, '```'].join('\n');
}

describe('a JSON block that names its operation', () => {
  it('is accepted when it matches the schema', () => {
    expect(check(block('json operation=createPlanet', '{"name": "Mars", "kind": "rock"}'))).toEqual(
      [],
    );
    expect(
      check(
        block(
          'json operation=createPlanet status=201',
          '{"id": 4, "name": "Mars", "kind": "rock"}',
        ),
      ),
    ).toEqual([]);
    expect(
      check(block('json operation=getPlanet', '{"id": 4, "name": "Mars", "kind": "rock"}')),
    ).toEqual([]);
    expect(check(block('json operation=none', '{"anything": …}'))).toEqual([]);
  });

  it('may name a callback or webhook that an operation triggers', () => {
    expect(check(block('json operation=planetMade', '{"id": 4}'))).toEqual([]);
    expect(check(block('json operation=planetMade', '{"id": "4"}'))).toEqual([
      '2:8 error guide/invalid-value: The field id should be an integer, not a string. → "4"',
    ]);
    expect(check(block('json operation=planetsMade', '{"id": 4}')).join()).toContain(
      'did you mean planetMade?',
    );
  });

  it('is reported with the position of each mismatch', () => {
    const guide = [
      'A planet:',
      '',
      '> - indented',
      '>',
      '>   ```json operation=createPlanet',
      '>   {',
      '>     "nam": "Mars",',
      '>     "id": 4,',
      '>     "kind": "rok",',
      '>     "found_on": "last week",',
      '>     "moons": [{ "type": "rocky", "craters": "many" }, { "type": "icy" }]',
      '>   }',
      '>   ```',
    ].join('\n');
    expect(check(guide)).toMatchInlineSnapshot(`
      [
        "7:7 warning guide/unknown-field: The schema has no field nam. (did you mean name?) → "nam"",
        "8:7 warning guide/wrong-direction: The field id is read-only; requests do not have it. → "id"",
        "6:5 error guide/missing-field: The field name is missing. → {",
        "9:15 error guide/invalid-value: The field kind cannot be "rok": it is one of "rock", "gas", "ice". (did you mean "rock"?) → "rok"",
        "10:19 error guide/invalid-value: The field found_on should have the format date, unlike "last week". → "last week"",
        "11:47 error guide/invalid-value: The field moons[0].craters should be an integer, not a string. → "many"",
        "11:57 error guide/missing-field: The field moons[1].ice is missing. → {",
      ]
    `);
  });

  it('is reported at the line of the file that it includes', () => {
    const file = [
      '// #region mars',
      '  {',
      '    "name": "Mars",',
      '    "kind": "rok"',
      '  }',
      '// #endregion',
    ];
    const guide = block('json operation=createPlanet file=./planets.txt#mars');
    expect(check(guide, file.join('\r\n'))).toEqual([
      'planets.txt:4:13 error guide/invalid-value: The field kind cannot be "rok": it is one of "rock", "gas", "ice". (did you mean "rock"?) → "rok"',
    ]);
  });

  it('is reported when it is not valid JSON', () => {
    expect(
      check(block('json operation=createPlanet', '{', '  "name": "Mars",', '  …', '}')),
    ).toMatchInlineSnapshot(`
      [
        "4:3 error guide/invalid-json: This is not valid JSON: … is not a key in double quotes. → …",
      ]
    `);
    expect(
      check(block('json operation=createPlanet', '{ "name": "Mars", }')),
    ).toMatchInlineSnapshot(`
      [
        "2:17 error guide/invalid-json: This is not valid JSON: nothing follows this comma. → ,",
      ]
    `);
    expect(
      check(block('json operation=createPlanet', '{', '  // its name', '  "name": "Mars"', '}')),
    ).toMatchInlineSnapshot(`
      [
        "3:3 error guide/invalid-json: This is not valid JSON: a comment is not a key in double quotes. → //",
      ]
    `);
  });

  it('ignores comments that highlight or remove lines', () => {
    const lines = [
      '{',
      '  "name": "Mars", // [!code highlight]',
      '  "kind": "gas" // [!code --]',
      '  "kind": "rock"',
      '}',
    ];
    expect(check(block('json operation=createPlanet', ...lines))).toEqual([]);
  });

  it('is reported when its operation, body side or status is unknown', () => {
    expect(check(block('json operation=createPlant', '{}'))).toMatchInlineSnapshot(`
      [
        "1:1 error guide/unknown-operation: The API description has no operation createPlant. (did you mean createPlanet?) → \`\`\`json operation=createPlant",
      ]
    `);
    expect(check(block('json operation=createPlanet body=reqest', '{}'))).toMatchInlineSnapshot(`
      [
        "1:1 error guide/block-attribute: body=reqest is neither request nor response. (did you mean request?) → \`\`\`json operation=createPlanet body=reqest",
      ]
    `);
    expect(check(block('json operation=createPlanet status=created', '{}'))).toMatchInlineSnapshot(`
      [
        "1:1 error guide/block-attribute: status=created is not a status such as 201. → \`\`\`json operation=createPlanet status=created",
      ]
    `);
    expect(check(block('json operation=getPlanet status=404', '{}'))).toMatchInlineSnapshot(`
      [
        "1:1 error guide/unknown-status: getPlanet has no response 404. (it has 200) → \`\`\`json operation=getPlanet status=404",
      ]
    `);
    expect(check(block('json operation=deletePlanet status=204', '{}'))).toMatchInlineSnapshot(`
      [
        "2:1 error guide/unexpected-body: The response 204 of deletePlanet has no body in the API description. → {}",
      ]
    `);
  });
});

describe('an HTTP block', () => {
  it('is accepted when it matches the API', () => {
    const guide = block(
      'http',
      'POST /catalogue/v1/planets HTTP/1.1',
      'Host: eu.planets.example.com',
      'Content-Type: application/json',
      'Idempotency-Key: 12345678',
      '',
      '{"name": "Mars", "kind": "rock"}',
      '',
      'HTTP/1.1 201 Created',
      '',
      '{"id": 4, "name": "Mars", "kind": "rock"}',
    );
    expect(check(guide)).toEqual([]);
    expect(check(block('http', 'Authorization: Bearer {token}'))).toEqual([]);
    expect(check(block('http', 'GET /v1/planets?system={system}'))).toEqual([]);
    expect(check(block('http', 'GET /v1/planets', 'Host: elsewhere.example.com'))).toEqual([]);
  });

  it('is reported when its path, method or operation is not in the API', () => {
    expect(check(block('http', 'GET /v1/planet/4'))).toMatchInlineSnapshot(`
      [
        "2:5 error guide/unknown-path: The API description has no operation GET /v1/planet/4. (did you mean GET /v1/planets/{planet_id}?) → /v1/planet/4",
      ]
    `);
    expect(check(block('http', 'PUT /v1/planets/4'))).toMatchInlineSnapshot(`
      [
        "2:1 error guide/unknown-method: /v1/planets/{planet_id} has no operation PUT in the API description, only GET, DELETE. → PUT",
      ]
    `);
    expect(check(block('http operation=getPlanet', 'DELETE /v1/images'))).toMatchInlineSnapshot(`
      [
        "2:1 error guide/unknown-method: /v1/images has no operation DELETE in the API description, only POST. → DELETE",
      ]
    `);
    expect(check(block('http operation=addImage', 'GET /v1/planets/4'))).toMatchInlineSnapshot(`
      [
        "2:5 error guide/other-operation: GET /v1/planets/{planet_id} is not the operation addImage. (it is getPlanet) → /v1/planets/4",
      ]
    `);
  });

  it('is reported for unknown, invalid and missing parameters', () => {
    const guide = block(
      'http',
      'GET /v1/planets?limt=3&limit=many&fields=name,radius&near[x]=1&key=k',
    );
    expect(check(guide)).toMatchInlineSnapshot(`
      [
        "2:17 error guide/unknown-parameter: listPlanets has no query parameter limt. (did you mean limit?) → limt",
        "2:30 error guide/invalid-parameter: The query parameter limit should be an integer, not a string. → many",
        "2:42 error guide/invalid-parameter: The query parameter fields cannot be "name,radius": it is one of "name", "mass". → name,radius",
        "2:5 error guide/missing-parameter: listPlanets requires the query parameter system. → /v1/planets?limt=3&limit=many&fields=name,radius&near[x]=1&key=k",
      ]
    `);
    expect(
      check(block('http', 'GET /v1/planets?system=sun&limit=300&fields=name&fields=mass')),
    ).toMatchInlineSnapshot(`
      [
        "2:34 error guide/invalid-parameter: The query parameter limit should be at most 100, not 300. → 300",
      ]
    `);
    expect(check(block('http', 'GET /v1/planets/mars'))).toMatchInlineSnapshot(`
      [
        "2:17 error guide/invalid-parameter: The path parameter planet_id should be an integer, not a string. → mars",
      ]
    `);
    expect(check(block('http', 'POST /v1/planets', 'Idempotency-Key: 1'))).toMatchInlineSnapshot(`
      [
        "3:18 error guide/invalid-parameter: The header parameter Idempotency-Key should have at least 8 characters. → 1",
        "2:1 error guide/missing-body: createPlanet requires a body. → POST",
      ]
    `);
  });

  it('is reported for a response that does not match', () => {
    const guide = block(
      'http',
      'POST /v1/planets',
      '',
      'HTTP/1.1 422 Unprocessable Content',
      'Content-Type: application/problem+json',
      '',
      '{"titel": "No name"}',
    );
    expect(check(guide)).toMatchInlineSnapshot(`
      [
        "7:2 warning guide/unknown-field: The schema has no field titel. (did you mean title?) → "titel"",
        "7:1 error guide/missing-field: The field title is missing. → {",
      ]
    `);
    const other = ['GET /v1/planets/4', '', 'HTTP/1.1 404 Not Found'];
    expect(check(block('http', ...other))).toMatchInlineSnapshot(`
      [
        "4:10 error guide/unknown-status: getPlanet has no response 404. (it has 200) → 404",
      ]
    `);
    const typed = ['POST /v1/planets', '', 'HTTP/1.1 400', 'Content-Type: text/plain', '', 'no'];
    expect(check(block('http', ...typed))).toMatchInlineSnapshot(`
      [
        "5:15 error guide/unknown-media-type: The response 4XX of createPlanet is application/problem+json, not text/plain. → text/plain",
      ]
    `);
  });
});

describe('a curl command', () => {
  it('is accepted when it matches the API', () => {
    const guide = block(
      'bash',
      '# Make a planet',
      '$ API_KEY=x curl -sS -X POST "https://us.planets.example.com/catalogue/v1/planets" \\',
      '  -H \'Content-Type: application/json\' -H "Idempotency-Key: $KEY" \\',
      '  --data \'{"name": "\'$NAME\'", "kind": "rock"}\' | jq .name > out.txt',
      'curl "$BASE/v1/planets/$ID" && curl -XDELETE \u0024{BASE}/v1/planets/4',
      'curl --get "$BASE/v1/planets" -d system=sun',
      'curl "$BASE/v1/images" -F file=@mars.png -F "caption=Mars"',
      'curl https://elsewhere.example.com/v1/planet',
      'curl "$UPLOAD_URL" --upload-file mars.png',
      "curl \"$BASE/v1/planets\" --json @- -H 'Idempotency-Key: 12345678' <<'EOF'",
      '{"name": "Mars", "kind": "rock"}',
      'EOF',
    );
    expect(check(guide)).toEqual([]);
  });

  it('combines options that add data, query parameters and headers', () => {
    const guide = block(
      'sh',
      'curl -G "$BASE/v1/planets" --data-urlencode "system=a&b sun" \\',
      '  -d sytem=sun -H @headers.txt -u "$USER:$PASSWORD"',
      'curl "$BASE/v1/planets" --url-query "sytm=sun"',
      'curl "$BASE/v1/planets" -H "Idempotency-Key: 12345678" \\',
      `  --json '{"name": "Mars",' --json '"kind": "rok"}'`,
      'curl "$BASE/v1/planets" -H "Content-Type: text/csv" -H "Idempotency-Key: 12345678" -d "a;b"',
    );
    expect(check(guide)).toMatchInlineSnapshot(`
      [
        "3:6 error guide/unknown-parameter: listPlanets has no query parameter sytem. (did you mean system?) → sytem",
        "4:38 error guide/unknown-parameter: listPlanets has no query parameter sytm. → sytm",
        "4:7 error guide/missing-parameter: listPlanets requires the query parameter system. → $BASE/v1/planets" --url-query "sytm=sun",
        "6:45 error guide/invalid-value: The field kind cannot be "rok": it is one of "rock", "gas", "ice". (did you mean "rock"?) → "rok"",
        "7:43 error guide/unknown-media-type: The body of createPlanet is application/json, not text/csv. → text/csv",
      ]
    `);
  });

  it('is reported with the position of each mismatch', () => {
    const guide = block(
      'sh',
      'curl "https://eu.planets.example.com/catalogue/v1/planetz"',
      'curl -X PATCH "$BASE/v1/planets/4"',
      'curl "$BASE/v1/planets" -H \'Idempotency-Key: 12345678\' -d \'{"name": "Mars"}\'',
      "curl \"$BASE/v1/planets\" -H 'Idempotency-Key: 12345678' --json '{",
      '  "name": "",',
      '  "kind": "rock", …',
      "}'",
      'curl "$BASE/v1/planets" --json \'{"name": 4, "kind": "rock"}\'',
      'curl "$BASE/v1/images" -F fil=@mars.png',
      'curl -d x=1 -X DELETE "$BASE/v1/planets/4"',
      'curl -X POST "$BASE/v1/planets" -H "Idempotency-Key: $KEY"',
    );
    expect(check(guide)).toMatchInlineSnapshot(`
      [
        "2:47 error guide/unknown-path: The API description has no operation GET /v1/planetz. (did you mean GET /v1/planets?) → /v1/planetz",
        "3:9 error guide/unknown-method: /v1/planets/{planet_id} has no operation PATCH in the API description, only GET, DELETE. → PATCH",
        "4:60 error guide/unknown-media-type: The body of createPlanet is application/json, not application/x-www-form-urlencoded. (add the header Content-Type: application/json) → {"name": "Mars"}",
        "7:19 warning guide/invalid-json: This is not valid JSON: … is not a key in double quotes. → …",
        "9:7 error guide/missing-parameter: createPlanet requires the header parameter Idempotency-Key. → $BASE/v1/planets",
        "9:42 error guide/invalid-value: The field name should be a string, not a number. → 4",
        "10:27 error guide/unknown-field: The schema has no field fil. (did you mean file?) → fil",
        "10:7 error guide/missing-field: The field file is missing. → $BASE/v1/images",
        "11:9 error guide/unexpected-body: deletePlanet has no body in the API description. → x=1",
        "12:9 error guide/missing-body: createPlanet requires a body. → POST",
      ]
    `);
  });
});

describe('a form in a curl command', () => {
  const found = (...lines: string[]) => check(block('sh', ...lines));

  it('is accepted when its fields match or depend on variables and files', () => {
    expect(
      found(
        'curl "$BASE/v1/reports" -d title=Io -d pages=4 -d kind=short -d tags=a -d tags=b',
        'curl "$BASE/v1/reports" -d title=$TITLE -d "pages=$PAGES" -d place[ra]=1',
        'curl "$BASE/v1/reports" -d @fields.txt -d pages=4',
        'curl "$BASE/v1/images" -F file=@mars.png -F "caption=Mars;type=text/plain"',
      ),
    ).toEqual([]);
  });

  it('is reported for missing and invalid fields', () => {
    expect(found('curl "$BASE/v1/reports" -d pages=many -d kind=shrt')).toMatchInlineSnapshot(`
      [
        "2:28 error guide/missing-field: The field title is missing. → pages=many -d kind=shrt",
        "2:34 error guide/invalid-value: The field pages should be an integer, not a string. → many",
        "2:47 error guide/invalid-value: The field kind cannot be "shrt": it is one of "short", "long". (did you mean "short"?) → shrt",
      ]
    `);
    expect(found('curl "$BASE/v1/images" -F caption=ABCDEFGHIJKLM')).toMatchInlineSnapshot(`
      [
        "2:7 error guide/missing-field: The field file is missing. → $BASE/v1/images",
        "2:35 error guide/invalid-value: The field caption should have at most 12 characters. → ABCDEFGHIJKLM",
      ]
    `);
  });
});

describe('a curl command in another shell construct', () => {
  const stale = 'curl "$BASE/v1/planet/4"';

  it.each([
    ['in a loop', 'sh', `for id in 1 2; do ${stale}; done`],
    ['behind a condition', 'sh', `if ! ${stale}; then echo; fi`],
    ['whose response is kept', 'sh', `NAME=$(${stale} | jq -r '.name')`],
    ['in the prompt of PowerShell', 'console', 'PS C:\\\\> curl.exe "$BASE/v1/planet/4"'],
    ['of the command prompt', 'cmd', 'C:\\\\Users>curl ^', '  "%BASE%/v1/planet/4"'],
  ])('is read %s', (_, language, ...lines) => {
    expect(check(block(language, ...lines)).join()).toContain(
      'guide/unknown-path: The API description has no operation GET /v1/planet/4.',
    );
  });

  it('is reported at its position inside a command substitution', () => {
    expect(check(block('sh', 'NAME=$(curl -X PATCH "$BASE/v1/planets/4")')).join()).toMatch(
      /^2:16 error guide\/unknown-method: .* → PATCH$/,
    );
  });

  it('may contain escapes that are not evaluated', () => {
    const sent = '-H \'Idempotency-Key: 12345678\' --json $\'{"name": "\\x41", "kind": "rock"}\'';
    expect(check(block('sh', `curl "$BASE/v1/planets" ${sent}`))).toEqual([]);
  });
});

it('finds the operation that a block names by method and path', () => {
  expect(check(block('json operation="POST /v1/planets"', '{"name": 4, "kind": "rock"}'))).toEqual([
    '2:10 error guide/invalid-value: The field name should be a string, not a number. → 4',
  ]);
  expect(check(block('json operation="POST /v1/planet"', '{}')).join()).toContain(
    'did you mean POST /v1/planets?',
  );
});

it('finds the operation that a block names by a path with the path prefix of a server', () => {
  const wrong = '{"name": 4, "kind": "rock"}';
  for (const base of ['/catalogue', '/beta', '/stable']) {
    expect(check(block(`json operation="post ${base}/v1/planets"`, wrong))).toEqual([
      '2:10 error guide/invalid-value: The field name should be a string, not a number. → 4',
    ]);
  }
  expect(check(block('json operation="POST /catalogue/v1/planetz"', '{}')).join()).toContain(
    'did you mean POST /catalogue/v1/planets?',
  );
  expect(check(block('json operation="POST /elsewhere/v1/planets"', '{}'))).toHaveLength(1);
});

describe('a response in a terminal session', () => {
  const get = '$ curl "$BASE/v1/planets/4"';
  const mars = '{"id": 4, "name": "Mars", "kind": "rock"}';
  const wrong = '{"id": 4, "name": "Mars", "kind": "rok"}';
  const post = `$ curl -i "$BASE/v1/planets" -H "Idempotency-Key: 12345678" --json '{"name": "Mars", "kind": "rock"}'`;

  it.each([
    ['behind its command', get, wrong],
    ['over several lines', get, '{', '  "id": 4, "name": "Mars",', '  "kind": "rok"', '}'],
    ['behind jq', `${get} | jq`, wrong],
    ['behind a program that lays it out', `${get} -s | python3 -m json.tool`, wrong],
    ['behind a pipe that goes on', `${get} |`, '  jq .', wrong],
    ['behind commands that say nothing of it', `$ ID=4; ${get.slice(2)}; echo`, wrong],
    ['with what curl tells', get, '  % Total    % Received', '100  41  100', wrong],
    ['with what it measures', `${get} -w '%{http_code}'`, `${wrong}200`],
    ['with its headers', `${get} -i`, 'HTTP/2 200', 'content-type: application/json', '', wrong],
    ['with the talk before it', `${get} -v`, '> GET /4 HTTP/1.1', '< HTTP/1.1 200 OK', '<', wrong],
    ['where there is no prompt', get.slice(2), wrong],
    ['where there is none, with headers', get.slice(2), '', 'HTTP/1.1 200 OK', '', wrong],
    ['before the next command', get, wrong, '$ echo done'],
    ['where a variable was printed first', '$ ID=4', get, wrong],
  ])('is checked against the response schema %s', (_, ...lines) => {
    expect(messages(['console', ...lines])).toEqual([`${kindIsWrong}"rok"`]);
    const right = lines.map((line) => line.replace('rok', 'rock'));
    expect(messages(['console', ...right])).toEqual([]);
  });

  it('is checked against the response of its status', () => {
    const head = (status: string) => [`HTTP/1.1 ${status}`, 'Content-Type: application/json', ''];
    expect(messages(['console', post, ...head('201 Created'), mars])).toEqual([]);
    expect(messages(['console', post, ...head('201 Created'), wrong])).toEqual([
      `${kindIsWrong}"rok"`,
    ]);
    expect(check(block('console', post, ...head('202 Accepted'), mars))).toEqual([
      '3:10 error guide/unknown-status: createPlanet has no response 202. (it has 201, 4XX) → 202',
    ]);
    expect(messages(['console', post, 'HTTP/1.1 404', '', '{"title": "No such system"}'])).toEqual(
      [],
    );
    expect(
      messages(['console', post, 'HTTP/1.1 404', '', '{"titel": "No such system"}']),
    ).toHaveLength(2);
  });

  it('may be an error response when no status is shown', () => {
    expect(messages(['console', post, '{"title": "No such system"}'])).toEqual([]);
    expect(messages(['console', post, '{"title": 4}'])).not.toEqual([]);
  });

  it('is reported at its position in a block quote', () => {
    const lines = [get, '{', '  "id": 4, "name": "Mars",', '  "kind": "rok"', '}'];
    const guide = ['> ```console', ...lines.map((line) => `> ${line}`), '> ```'].join('\n');
    expect(check(guide)).toHaveLength(1);
    expect(check(guide).join()).toMatch(/^5:13 /);
  });

  it('is ignored when it is filtered, truncated or from another command', () => {
    expect(
      messages(
        ['console', `${get} | jq .moons`, '[{"type": "snow"}]'],
        ['console', `${get} | head -3`, '{', '  "id": 4,', '  "kind": "rok"'],
        ['console', get, '{"id": 4, "kind": "rok", …}'],
        ['console', `${get} && cat other.json`, wrong],
        ['console', '$ curl https://elsewhere.example.com/4', wrong],
        ['console', `${get} -o mars.json`, '$ cat mars.json', wrong],
        ['sh', `for id in 4; do ${get.slice(2)}; done`, 'echo done'],
      ),
    ).toEqual([]);
  });
});

it('lists the operations and statuses that a document shows', () => {
  const shownIn = (doc: DocText) =>
    createGuideCheck([{ id: 'api', api, severity: 'error' }])(doc).shown.map(
      ({ operation, status }) => ({ operation: operation.slug, status }),
    );
  const options = { trustedHtml: false, messages: messagesFor('en') };
  const text = `${block('bash', 'curl "$BASE/v1/planets/4"')}\n\n${block('json operation=createPlanet status=422', '{"title": "x"}')}`;
  const { value } = parseDoc({ path: 'guide.md', text, digest: '' }, options, () => undefined);
  expect(shownIn(value.text)).toEqual([
    { operation: 'get-planet', status: undefined },
    { operation: 'create-planet', status: '422' },
  ]);
});

describe('with several API descriptions', () => {
  /** The same API on another server, with one operation fewer and another severity. */
  const moons = (): Api => ({
    ...api,
    servers: api.servers.map((server) => ({
      ...server,
      url: 'https://moons.example.com/v1',
      exampleUrl: 'https://moons.example.com/v1',
      variables: [],
    })),
    operations: api.operations.filter(({ operationId }) => operationId !== 'getPlanet'),
  });

  const found = (markdown: string): readonly string[] => {
    const options = { trustedHtml: false, messages: messagesFor('en') };
    const file = { path: 'guide.md', text: markdown, digest: '' };
    const { value } = parseDoc(file, options, () => undefined);
    const check = createGuideCheck([
      { id: 'planets', api, severity: 'error' },
      { id: 'moons', api: moons(), severity: 'warning' },
    ]);
    return check(value.text).diagnostics.map(
      ({ severity, message, hint }) => `${severity}: ${message}${hint ? ` (${hint})` : ''}`,
    );
  };

  it('a block must qualify an operation that several descriptions define', () => {
    const planet = '{"name": "Mars", "kind": "rock"}';
    expect(found(block('json operation=createPlanet', planet))).toEqual([
      'error: There is an operation createPlanet in planets and moons. (write operation=planets:createPlanet or operation=moons:createPlanet)',
    ]);
    expect(found(block('json operation=moons:createPlanet', planet))).toEqual([]);
    expect(found(block('json operation=moons:createPlanet', '{"name": "Mars"}'))).toEqual([
      'warning: The field kind is missing.',
    ]);
    expect(found(block('json operation=moon:createPlanet', planet))).toEqual([
      'error: The API description has no operation moon:createPlanet. (did you mean moons:createPlanet?)',
    ]);
    expect(found(block('json operation=getPlanet', '{"id": "x"}'))).not.toEqual([]);
  });

  it('a request is checked against the description with its server', () => {
    expect(found(block('sh', 'curl https://moons.example.com/v1/planets/4'))).toEqual([
      expect.stringContaining('warning: '),
    ]);
  });

  it('a request without a server is checked against the description with its path', () => {
    expect(found(block('http', 'GET /v1/planets/4'))).toEqual([]);
    expect(found(block('http', 'GET /v1/plannets/4'))).toHaveLength(1);
  });

  it('commands of one block may call different APIs', () => {
    const commands = [
      'curl "https://moons.example.com/v1/plannets?system=sol"',
      'curl "$BASE/v1/planets/4"',
    ];
    expect(found(block('sh', ...commands))).toHaveLength(1);
  });
});

describe('a deepObject filter in a query', () => {
  const query = (text: string) =>
    check(block('sh', `curl -g "$BASE/v1/planets?system=sun&${text}"`)).map((one) =>
      one.replace(/^\S+ \S+ guide\//, ''),
    );

  it('is accepted when its fields match, raw or percent-encoded', () => {
    expect(query('filter[kind]=rock&filter[mass][min]=4.5&filter%5Bmass%5D%5Bunit%5D=kg')).toEqual(
      [],
    );
    expect(query('filter[moons][]=1&filter[moons][]=2&filter[kind]=$KIND')).toEqual([]);
    expect(query('filter[<field>]=rock&near[x]=1')).toEqual([]);
  });

  it('is reported for each unknown, invalid or missing field at its position', () => {
    expect(query('filter[knd]=rock')).toEqual([
      'unknown-parameter: listPlanets has no query parameter filter[knd]. (did you mean filter[kind]?) → filter[knd]',
    ]);
    expect(query('filter[kind]=rok&filter[mass][min]=much')).toEqual([
      'invalid-parameter: The query parameter filter[kind] cannot be "rok": it is one of "rock", "gas". (did you mean "rock"?) → rok',
      'invalid-parameter: The query parameter filter[mass][min] should be a number, not a string. → much',
    ]);
    expect(query('filter[mass][unit]=kg')[0]).toContain(
      'missing-parameter: listPlanets requires the query parameter filter[mass][min].',
    );
  });
});

/** Returns the diagnostics from their code on, without position and severity. */
function messages(...blocks: readonly (readonly [info: string, ...lines: string[]])[]) {
  const text = blocks.map(([info, ...lines]) => block(info, ...lines)).join('\n\n');
  return check(text).map((one) => one.replace(/^\S+ \S+ guide\//, ''));
}

const kindIsWrong =
  'invalid-value: The field kind cannot be "rok": it is one of "rock", "gas", "ice". (did you mean "rock"?) → ';

describe('several requests in an HTTP block', () => {
  it('are each checked against their operation', () => {
    const requests = ['GET /v1/planets?system=sun', 'POST /v1/planetz', 'DELETE /v1/planets/4'];
    expect(messages(['http', ...requests])).toEqual([
      'unknown-path: The API description has no operation POST /v1/planetz. (did you mean POST /v1/planets?) → /v1/planetz',
    ]);
  });

  it('may have separators and comments as in editor HTTP files', () => {
    const lines = ['# All', 'GET {{host}}/v1/planets?system=sun', '', '### One', '// of them'];
    expect(check(block('http', ...lines, 'GET {{host}}/v1/planets/mars'))).toEqual([
      '7:25 error guide/invalid-parameter: The path parameter planet_id should be an integer, not a string. → mars',
    ]);
  });

  it('may have responses between them', () => {
    const response = ['', 'HTTP/2 200', '', '{"id": 4, "name": "Mars", "kind": "rok"}', ''];
    const lines = ['GET /v1/planets/4', ...response, 'GET /v1/planets/5'];
    expect(messages(['http', ...lines])).toEqual([`${kindIsWrong}"rok"`]);
  });

  it('are not split when one contains another as a multipart body', () => {
    const batch = [
      'POST https://elsewhere.example.com/batch',
      'Content-Type: multipart/mixed; boundary=b',
    ];
    expect(messages(['http', ...batch, '', '--b', '', 'GET /v1/planetz', '--b--'])).toEqual([]);
  });
});

describe('an HTTP request over several lines', () => {
  it('may have a multi-line query and folded headers', () => {
    const query = ['GET /v1/planets', '  ?system=sun', '  &limit=300'];
    expect(check(block('http', ...query))).toEqual([
      '4:10 error guide/invalid-parameter: The query parameter limit should be at most 100, not 300. → 300',
    ]);
    const head = [
      'POST /v1/planets',
      'Idempotency-Key: 1234',
      '  5678',
      'Content-Type: application/json',
    ];
    expect(messages(['http', ...head, '', '{"name": "Mars", "kind": "rok"}'])).toEqual([
      `${kindIsWrong}"rok"`,
    ]);
  });
});

it('checks each line of newline-delimited JSON against the schema', () => {
  const lines = ['{"name": "Io", "mass": 8}', '{"name": "Ceres", "kind": "rok"}'];
  const wrong =
    'invalid-value: The field kind cannot be "rok": it is one of "ice", "rock". (did you mean "rock"?) → "rok"';
  const head = ['POST /v1/moons', 'Content-Type: application/x-ndjson', ''];
  expect(messages(['ndjson operation=addMoons', ...lines])).toEqual([wrong]);
  expect(messages(['http', ...head, ...lines])).toEqual([wrong]);
  const fitting = '[{"name": "Io"}]';
  expect(messages(['json operation=addMoons', fitting])).toEqual([]);
});

it('accepts comments and trailing commas in a JSONC block', () => {
  const lines = ['{', '  "name": "http://mars", // its name', '  "kind": "rok", /* or gas */', '}'];
  expect(messages(['jsonc operation=createPlanet', ...lines])).toEqual([`${kindIsWrong}"rok"`]);
});

it('reports a discriminator value that no alternative has', () => {
  const moon = '{"name": "x", "kind": "rock", "moons": [{"type": "ici", "ice": 3}]}';
  expect(messages(['json operation=createPlanet', moon])).toEqual([
    'invalid-value: The field moons[0].type cannot be "ici": it is one of "icy", "rocky". (did you mean "icy"?) → "ici"',
  ]);
  const stray = '{"name": "x", "kind": "rock", "moons": [{"type": "icy", "ice": 3, "craters": 4}]}';
  expect(messages(['json operation=createPlanet', stray])).toEqual([
    'unknown-field: The schema has no field moons[0].craters. → "craters"',
  ]);
});

describe('a request body that a shell command builds', () => {
  const send = 'curl "$BASE/v1/planets" -H "Idempotency-Key: 12345678" --json';
  const wrong = '{"name": "Mars", "kind": "rok"}';

  it.each([
    ['is printed into curl', `echo '${wrong}' | ${send} @-`],
    ['is a here-string', `${send} @- <<< '${wrong}'`],
    ['is printed in between', `${send} "$(cat <<EOF`, wrong, 'EOF', ')"'],
    ['was put into a variable', `BODY='${wrong}'`, `${send} "$BODY"`],
  ])('is checked when it %s', (_, ...lines) => {
    expect(messages(['sh', ...lines])).toEqual([`${kindIsWrong}"rok"`]);
  });

  it('is ignored when its value is unknown', () => {
    expect(
      messages(
        ['sh', 'BODY=$(cat mars.json)', `${send} "$BODY"`],
        ['sh', `printf '%s' "$BODY" | ${send} @-`],
        ['sh', `jq -n '{name: "Mars"}' | ${send} @-`],
        ['sh', `echo "$BODY" | jq . | ${send} @-`],
      ),
    ).toEqual([]);
  });
});

describe('several requests in a shell block', () => {
  const stale = 'curl "$BASE/v1/planet/4"';
  const gone = [
    'unknown-path: The API description has no operation GET /v1/planet/4. (did you mean GET /v1/planets/{planet_id}?) → /v1/planet/4',
  ];

  it('may be sent by one command', () => {
    const command = 'curl "$BASE/v1/orders" -H "Content-Type: application/xml" -d @order.xml';
    expect(
      messages(['sh', `${command} --next "$BASE/v1/planets/4" --next "$BASE/v1/planet/4"`]),
    ).toEqual(gone);
    expect(messages(['sh', 'curl "$BASE/v1/planets/[1-9]"'])).toEqual([]);
  });

  it('may have their output between them', () => {
    expect(
      messages(['console', '$ curl "$BASE/v1/planets/4"', "It isn't here.", `$ ${stale}`]),
    ).toEqual(gone);
    expect(messages(['console', '$ for id in 4', `> do ${stale}`, '> done', stale])).toHaveLength(
      1,
    );
    expect(messages(['console', '$ curl "$BASE/v1/planets/4"', `see ${stale}`, stale])).toEqual([]);
  });

  it('use the server that a variable holds', () => {
    expect(
      messages(['sh', 'export SHOP=https://elsewhere.example.com', 'curl "$SHOP/v1/planet/4"']),
    ).toEqual([]);
  });
});

it('reports a path with variables only when no operation is similar', () => {
  expect(messages(['sh', 'curl "$BASE/v1/planetz/$ID"'])).toEqual([
    'unknown-path: The API description has no operation GET /v1/planetz/$ID. (did you mean GET /v1/planets/{planet_id}?) → /v1/planetz/$ID',
  ]);
  expect(
    messages(
      ['sh', 'curl "$BASE/v1/$THING/$ID"', 'curl "$BASE/v1/planets/$ID/…"'],
      ['http', 'GET /v1/planets/[id]'],
    ),
  ).toEqual([]);
});
