import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type Handler,
  json,
  type Run,
  run,
  serve,
  startWorld,
  steps,
  TOKEN,
  type WorldOptions,
  workbook,
  xml,
} from './support.js';

/** Runs an import that goes wrong, and returns what the user sees and which steps were made. */
async function attempt(
  options: WorldOptions,
  { size = 1000, flags = [] as string[] } = {},
): Promise<Run & { steps: string[] }> {
  const world = await startWorld(options);
  const args = [await workbook(size), '--name', 'My dataset', '--base-url', world.api, ...flags];
  const result = await run(args, { env: { API_KEY: TOKEN } });
  expect(result.code).toBe(1);
  return { ...result, steps: steps(world) };
}

const cut: Handler = (request) => {
  request.socket.destroy();
};

describe('API errors', () => {
  test('report a wrong key with the message of the API and the source of the key', async () => {
    const result = await attempt({
      initiate: (_, response) => json(response, 401, { detail: 'Invalid API key' }),
    });
    expect(result.stderr).toContain('401 Unauthorized');
    expect(result.stderr).toContain('Invalid API key');
    expect(result.stderr).toContain('The token came from API_KEY.');
    expect(result.stderr).toContain('Nothing was uploaded.');
    expect(result.steps).toEqual(['initiate']);
  });

  test('suggest a correction for a wrong base URL', async () => {
    const host = await serve((_, response) => {
      response.writeHead(404).end('<h1>Not here</h1>');
    });
    const result = await run([await workbook(10), TOKEN, host, '--name', 'a']);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('404 Not Found');
    expect(result.stderr).toContain('<h1>Not here</h1>');
    expect(result.stderr).toContain('{host}/product');
  });

  test('list every detail of a validation error on its own line', async () => {
    const detail = [
      { loc: ['body', 'name'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'sheets', 2], msg: 'No header row', type: 'value_error' },
    ];
    const result = await attempt({ confirm: (_, response) => json(response, 422, { detail }) });
    expect(result.stderr).toContain('422 Unprocessable Entity');
    expect(result.stderr).toContain('\nbody.name: Field required (missing)\n');
    expect(result.stderr).toContain('\nbody.sheets.2: No header row (value_error)\n');
    expect(result.stderr).toContain('The workbook was uploaded (upload 42)');
    expect(result.stderr).toContain('did not accept it');
    expect(result.steps).toEqual(['initiate', 'target', 'confirm']);
  });

  test('print an error body of unknown format as it is', async () => {
    const result = await attempt({
      confirm: (_, response) => json(response, 422, { detail: ['odd', 1] }),
    });
    expect(result.stderr).toContain('{"detail":["odd",1]}');
  });

  test('on confirm with a server error, warn that the source may exist', async () => {
    const result = await attempt({
      confirm: (_, response) => {
        response.writeHead(502).end();
      },
    });
    expect(result.stderr).toContain('502 Bad Gateway, without an explanation');
    expect(result.stderr).toContain('not known whether the source was created');
  });

  test('shorten a long body and escape terminal control characters', async () => {
    const result = await attempt({
      initiate: (_, response) => {
        response.writeHead(500).end(`\u001b[2J${'long '.repeat(10_000)}`);
      },
    });
    expect(result.stderr).not.toContain('\u001b');
    expect(result.stderr).toContain('more characters)');
    expect(result.stderr.length).toBeLessThan(2500);
  });

  test('redact the token in a body that repeats it', async () => {
    const result = await attempt({
      initiate: (request, response) => {
        response.writeHead(403).end(`You sent ${request.headers.authorization}`);
      },
    });
    expect(result.stderr).toContain('You sent Bearer [token]');
  });

  test('report a redirect without sending the token to its target', async () => {
    const visits: unknown[] = [];
    const other = await serve((request, response) => {
      visits.push(request.headers);
      response.end();
    });
    const result = await attempt({
      initiate: (_, response) => {
        response.writeHead(307, { Location: `${other}/elsewhere` }).end();
      },
    });
    expect(result.stderr).toContain(`a redirect to ${other}/elsewhere. It was not followed`);
    expect(visits).toEqual([]);
  });
});

describe('undocumented API responses', () => {
  const upload = { url: 'http://127.0.0.1/bucket', fields: { key: 'k' } };
  test.each([
    ['no JSON', 'hello', 'not with JSON:\nhello'],
    ['an empty body', '', '(an empty body)'],
    ['null', 'null', 'upload_id is not an integer'],
    ['no upload id', { upload, max_file_size: 1 }, 'upload_id is not an integer'],
    ['no upload', { upload_id: 1, max_file_size: 1 }, 'upload.url is not an http or https URL'],
    [
      'an address that is not a web address',
      { upload_id: 1, upload: { ...upload, url: 'file:///etc/passwd' }, max_file_size: 1 },
      'upload.url is not an http or https URL',
    ],
    [
      'a list of fields',
      { upload_id: 1, upload: { ...upload, fields: ['k'] }, max_file_size: 1 },
      'upload.fields is not an object',
    ],
    [
      'a field that is not a string',
      { upload_id: 1, upload: { ...upload, fields: { key: 5 } }, max_file_size: 1 },
      'upload.fields has a value that is not a string',
    ],
    [
      'a size limit that is not a number',
      { upload_id: 1, upload, max_file_size: '1 GB' },
      'max_file_size is not a number of bytes',
    ],
  ])('to initiate with %s prevent the upload', async (_, body, message) => {
    const result = await attempt({
      initiate: (_request, response) => {
        response.writeHead(201).end(typeof body === 'string' ? body : JSON.stringify(body));
      },
    });
    expect(result.stderr).toContain(message);
    expect(result.stderr).toContain('Nothing was uploaded.');
    expect(result.steps).toEqual(['initiate']);
  });

  test('to confirm warn that the source may exist', async () => {
    const result = await attempt({ confirm: (_, response) => json(response, 201, { id: 'x' }) });
    expect(result.stderr).toContain('not the documented {id, created_at, name, status}');
    expect(result.stderr).toContain('not known whether the source was created');
  });
});

describe('storage errors', () => {
  const message = 'Invalid according to Policy: [&quot;eq&quot;, &quot;$key&quot;]';

  test('print code and message, and skip confirm', async () => {
    const result = await attempt({
      upload: (request, response) => {
        request.resume().on('end', () => xml(response, 403, 'AccessDenied', message));
      },
    });
    expect(result.stderr).toContain('403 Forbidden:');
    expect(result.stderr).toContain('AccessDenied: Invalid according to Policy: ["eq", "$key"]');
    expect(result.stderr).toContain('no source was created');
    expect(result.steps).toEqual(['initiate', 'target']);
  });

  test.each([
    ['before any of it was read', 0],
    ['in the middle of it', 20_000_000],
  ])('print the rejection of a large workbook that comes %s', async (_, readFirst) => {
    let received = 0;
    const result = await attempt(
      {
        upload: async (request, response) => {
          if (readFirst > 0) {
            for await (const chunk of request.iterator({ destroyOnReturn: false })) {
              received += (chunk as Buffer).length;
              if (received > readFirst) break;
            }
          }
          // Most of the workbook stays unread. Object stores wait before they cut the connection, as the client could
          // not read the response after that.
          response.on('finish', () => setTimeout(() => request.socket.destroy(), 20_000).unref());
          xml(response, 400, 'EntityTooLarge', 'Too large');
        },
      },
      { size: 200_000_000 },
    );
    expect(result.stderr).toContain('400 Bad Request before the whole request was sent:');
    expect(result.stderr).toContain('EntityTooLarge: Too large');
    expect(result.steps).toEqual(['initiate', 'target']);
  });

  test('treat a success response before the end of the upload as a failure', async () => {
    const result = await attempt(
      { upload: (_, response) => void response.writeHead(204).end() },
      { size: 50_000_000 },
    );
    expect(result.stderr).toContain('answered 204 No Content before the whole workbook was sent');
    expect(result.steps).toEqual(['initiate', 'target']);
  });

  test('do not follow a redirect', async () => {
    const result = await attempt({
      upload: (request, response) => {
        request.resume().on('end', () => {
          response.writeHead(307, { Location: 'http://other.invalid/' }).end();
        });
      },
    });
    expect(result.stderr).toContain('a redirect to http://other.invalid/. It was not followed');
    expect(result.steps).toEqual(['initiate', 'target']);
  });
});

describe('connection errors', () => {
  test('explain a connection lost during initiate', async () => {
    const result = await attempt({ initiate: cut });
    expect(result.stderr).toMatch(/^Error: The connection to 127\.0\.0\.1:\d+ was cut \(/);
    expect(result.stderr).toContain('Nothing was uploaded.');
    expect(result.stderr).not.toContain('    at '); // no stack trace
  });

  test('explain a connection lost in the middle of a response', async () => {
    const result = await attempt({
      initiate: (request, response) => {
        response.writeHead(201, { 'Content-Length': 1000 });
        response.write('{"upload_id"', () => request.socket.destroy());
      },
    });
    expect(result.stderr).toContain('was cut');
  });

  test('on a connection lost during the upload, say that no source was created', async () => {
    const result = await attempt(
      { upload: (request) => void request.once('data', () => request.socket.resetAndDestroy()) },
      { size: 50_000_000 },
    );
    expect(result.stderr).toContain('was cut');
    expect(result.stderr).toContain('no source was created. Run the command again');
    expect(result.steps).toEqual(['initiate', 'target']);
  });

  test('on a connection lost during confirm, warn that the source may exist', async () => {
    const result = await attempt({ confirm: cut });
    expect(result.stderr).toContain('was cut');
    expect(result.stderr).toContain('The workbook was uploaded (upload 42)');
    expect(result.stderr).toContain('not known whether the source was created');
  });

  test('explain a refused connection', async () => {
    const args = [await workbook(10), TOKEN, 'http://127.0.0.1:1/product', '--name', 'a'];
    const result = await run(args);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('127.0.0.1:1 refused the connection');
  });

  test('time out when the API does not respond, or the storage stops reading', async () => {
    const flags = ['--timeout', '1'];
    const [api, storage] = await Promise.all([
      attempt({ initiate: () => {} }, { flags }),
      attempt({ upload: (request) => void request.pause() }, { size: 50_000_000, flags }),
    ]);
    expect(api.stderr).toContain('timed out (nothing moved for 1 s)');
    expect(storage.stderr).toContain('timed out (nothing moved for 1 s)');
    expect(storage.steps).toEqual(['initiate', 'target']);
  });

  test('report a server that does not speak HTTP', async () => {
    const server = createServer((socket) => socket.end('220 mail ready\r\n'));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const args = [await workbook(10), TOKEN, `http://127.0.0.1:${port}/product`, '--name', 'a'];
    const result = await run(args);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(
      /^Error: The exchange with 127\.0\.0\.1:\d+ failed \(Parse Error/,
    );
  });
});
