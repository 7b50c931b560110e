import { randomBytes } from 'node:crypto';
import { appendFileSync, truncateSync, utimesSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIELDS, run, startWorld, steps, TOKEN, workbook } from './support.js';

describe('successful import', () => {
  test('runs the three steps in order and prints the new source', async () => {
    const content = randomBytes(700_001); // several chunks, the last one uneven
    const world = await startWorld();
    const args = [await workbook(content), TOKEN, world.api, '--name', 'My dataset'];
    const result = await run([...args, '--freshness-date', '2026-01-31']);

    expect(result.stderr).toBe('');
    expect(result.code).toBe(0);
    expect(steps(world)).toEqual(['initiate', 'target', 'confirm']);
    expect(result.stdout).toContain('Invoices 2026.xlsx, 700.0 kB (700,001 bytes)');
    expect(result.stdout).toMatch(/id: +7\n +name: +My dataset\n +status: +Pending connection\n/);
    expect(result.stdout).not.toContain('%'); // progress is for terminals only

    const [initiate, target, confirm] = world.calls;
    expect(initiate?.method).toBe('POST');
    expect(initiate?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'content-length': '0',
    });
    expect(target?.method).toBe('POST');
    expect(target?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(target?.headers).not.toHaveProperty('transfer-encoding');
    expect(Number(target?.headers['content-length'])).toBeGreaterThan(content.length);
    expect(confirm?.method).toBe('POST');
    expect(confirm?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
    });
    expect(world.confirmed).toEqual({
      upload_id: 42,
      name: 'My dataset',
      freshness_date: '2026-01-31',
    });

    const file = world.form.at(-1);
    expect(world.form.slice(0, -1)).toEqual(
      Object.entries(FIELDS).map(([name, text]) => ({ kind: 'field', name, text })),
    );
    expect(file).toMatchObject({ kind: 'file', name: 'file', text: 'Invoices 2026.xlsx' });
    expect(file?.content?.equals(content)).toBe(true);
  });

  test('sends every returned field unchanged, whatever its name and value', async () => {
    const fields = {
      'quote"d': 'a "value"',
      empty: '',
      lines: 'one\r\ntwo\n--three--',
      'Content-Type': 'application/vnd.ms-excel',
      clé: 'données ✓',
    };
    const world = await startWorld({ fields });
    const path = await workbook(Buffer.from('x'), 'Facturé "été".xlsx');
    const result = await run([path, TOKEN, world.api, '--name', 'a']);
    expect(result.code).toBe(0);
    expect(world.form.map((part) => [part.name, part.text])).toEqual([
      ...Object.entries(fields).map(([name, value]) => [name.replaceAll('"', '%22'), value]),
      ['file', 'Facturé %22été%22.xlsx'],
    ]);
  });

  test('never sends the API token to the storage', async () => {
    const world = await startWorld();
    await run([await workbook(Buffer.from('x')), TOKEN, world.api, '--name', 'a']);
    const target = world.calls.find((call) => call.at === 'target');
    expect(target?.headers).not.toHaveProperty('authorization');
    expect(JSON.stringify([target, world.form])).not.toContain(TOKEN);
  });

  test('reads the token and the base URL from the environment', async () => {
    const world = await startWorld();
    const env = { API_KEY: TOKEN, API_BASE_URL: world.api };
    const result = await run([await workbook(Buffer.from('x')), '--name', 'a'], { env });
    expect(result.code).toBe(0);
    expect(world.calls[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('reads the token and the base URL from flags and strips trailing slashes', async () => {
    const world = await startWorld();
    const path = await workbook(Buffer.from('x'));
    const flags = ['--name=a', `--token=${TOKEN}`, '--base-url', `${world.api}//`];
    expect((await run([...flags, path])).code).toBe(0);
    expect(steps(world)).toEqual(['initiate', 'target', 'confirm']);
  });

  test('recognises a base URL argument when the token is in the environment', async () => {
    const world = await startWorld();
    const env = { API_KEY: TOKEN, API_BASE_URL: 'http://127.0.0.1:1/unused' };
    const args = [await workbook(Buffer.from('x')), `${world.api}/`, '--name', 'a'];
    expect((await run(args, { env })).code).toBe(0);
    expect(steps(world)).toEqual(['initiate', 'target', 'confirm']);
  });

  test('omits the freshness date by default', async () => {
    const world = await startWorld();
    await run([await workbook(Buffer.from('x')), TOKEN, world.api, '--name', 'Été 🌞']);
    expect(world.confirmed).toEqual({ upload_id: 42, name: 'Été 🌞' });
  });

  test('uploads a workbook of exactly the maximum size', async () => {
    const world = await startWorld({ maxFileSize: 5000 });
    const result = await run([await workbook(5000), TOKEN, world.api, '--name', 'a']);
    expect(result.code).toBe(0);
    expect(world.form.at(-1)?.content).toHaveLength(5000);
  });
});

describe('workbook that cannot be uploaded', () => {
  test('is rejected before the upload with its size and the limit if it is too large', async () => {
    const world = await startWorld({ maxFileSize: 4999 });
    const result = await run([await workbook(5000), TOKEN, world.api, '--name', 'a']);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('5.0 kB (5,000 bytes)');
    expect(result.stderr).toContain('5.0 kB (4,999 bytes)');
    expect(result.stderr).toContain('Nothing was uploaded.');
    expect(steps(world)).toEqual(['initiate']);
  });

  test.each([
    ['grows', (path: string) => appendFileSync(path, 'more')],
    ['shrinks', (path: string) => truncateSync(path, 1000)],
    ['is written over', (path: string) => utimesSync(path, new Date(), new Date(2000, 1))],
  ])('is not confirmed if it %s during the upload', async (_, change) => {
    const path = await workbook(40_000_000);
    const world = await startWorld({
      upload: (request, response) => {
        request.once('data', () => change(path));
        request.on('end', () => response.writeHead(204).end());
      },
    });
    const result = await run([path, TOKEN, world.api, '--name', 'a']);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('The workbook changed while it was being uploaded');
    expect(result.stderr).toContain('no source was created');
    expect(steps(world)).toEqual(['initiate', 'target']);
  });
});
