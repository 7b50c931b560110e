import { describe, expect, it } from 'vitest';
import { loadApi } from '../load.js';
import { plainPorts } from '../plain-ports.test.data.js';

interface Written {
  readonly description?: string;
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
}

/** Returns the operations of a description with one path for each given operation. */
async function operationsOf(written: readonly Written[]) {
  const responses = { 200: { description: 'OK' } };
  const paths = Object.fromEntries(
    written.map((one, index) => [`/moons/${index}`, { get: { ...one, responses } }]),
  );
  return (await load({ paths }))?.operations ?? [];
}

async function load(parts: object) {
  const document = { openapi: '3.1.0', info: { title: 'Moons', version: '1' }, ...parts };
  const file = { path: 'openapi.json', text: JSON.stringify(document), digest: '' };
  return (await loadApi(file, { siteDir: import.meta.dirname }, plainPorts)).value;
}

async function titleOf(written: Written): Promise<string | undefined> {
  const [operation] = await operationsOf([{ operationId: 'getMoonsMoon', ...written }]);
  return operation?.title;
}

describe('the title of an operation', () => {
  it.each<[Written, string]>([
    [{ summary: 'Get a moon', description: 'Returns a moon.' }, 'Get a moon'],
    [{ description: 'Returns a moon.' }, 'Returns a moon'],
    [{ description: 'returns a moon. It may be lost.' }, 'Returns a moon'],
    [{ description: 'Returns a moon\n\nIt may be lost.' }, 'Returns a moon'],
    [{ description: 'Use this method to get a moon. It may be lost.' }, 'Get a moon'],
    [{ description: 'This API endpoint returns a moon.' }, 'Returns a moon'],
    [{ description: 'This method allows you to get a moon.' }, 'Get a moon'],
    [{ description: 'This method is for moons.' }, 'This method is for moons'],
    [{ description: '月を返します。' }, '月を返します。'],
    [{ description: 'iOS apps of a moon.' }, 'iOS apps of a moon'],
    [{ summary: 'getMoonsMoon', description: 'Returns a moon.' }, 'Returns a moon'],
    [{ operationId: 'listGlobalIPs' }, 'List global IPs'],
    [{ summary: 'getMoonsMoon' }, 'Get moons moon'],
    [{ summary: 'Query', operationId: 'Query', description: 'The Query operation.' }, 'Query'],
    [
      { summary: 'GetMoon', operationId: 'GetMoon', description: 'Returns a moon.' },
      'Returns a moon',
    ],
    [{}, 'Get moons moon'],
  ])('%j is titled %s', async (written, title) => {
    expect(await titleOf(written)).toBe(title);
  });

  it.each([
    'Deprecated.',
    '[BETA] Returns a moon.',
    'Note that moons are slow.',
    'Moons:\n\n- Io',
    'Which moon?',
    '# Moons of a planet',
    '- a moon',
    `Returns a moon ${'of a planet '.repeat(8)}.`,
  ])('is not taken from the description %j', async (description) => {
    expect(await titleOf({ description })).toBe('Get moons moon');
  });

  it('is method and path without any words', async () => {
    expect(await titleOf({ operationId: '--', description: '' })).toBe('--');
    expect((await operationsOf([{}]))[0]?.title).toBe('GET /moons/0');
  });

  it('is the name of a procedure in words without operationId', async () => {
    const post = { responses: { 200: { description: 'OK' } } };
    const api = await load({ paths: { '/sendPhoto': { post }, '/moons/listAll': { post } } });
    const titles = api?.operations.map(({ title }) => title);
    expect(titles).toEqual(['Send photo', 'POST /moons/listAll']);
  });

  it('is not the first sentence that several operations of a tag share', async () => {
    const description = 'Returns a moon. It may be lost.';
    const operations = await operationsOf([
      { operationId: 'getIo', description, tags: ['Io'] },
      { operationId: 'getIoAgain', description, tags: ['Io'] },
      { operationId: 'getEuropa', description, tags: ['Europa'] },
    ]);
    expect(operations.map(({ title }) => title)).toEqual([
      'Get io',
      'Get io again',
      'Returns a moon',
    ]);
  });

  it('has no quotes that the author has put around the whole summary', async () => {
    const operations = await operationsOf([
      { summary: '"List moons"' },
      { summary: '"Near" or "far"' },
    ]);
    expect(operations.map(({ title }) => title)).toEqual(['List moons', '"Near" or "far"']);
    expect(operations[0]?.summary).toBe('List moons');
  });

  it('leaves the rest of the description, or all of it if there is no more', async () => {
    const [cut, whole] = await operationsOf([
      { description: 'Returns a moon. It may be lost.' },
      { description: 'Returns a star.' },
    ]);
    expect(cut?.description?.text.trim()).toBe('It may be lost.');
    expect(whole?.description?.text.trim()).toBe('Returns a star.');
  });

  it('is made from method and path rather than from a sentence about circumstances', async () => {
    const responses = { 200: { description: 'OK' } };
    const get = { operationId: 'GetMoons', description: 'You can list your moons.', responses };
    const post = { operationId: 'PostMoons', description: 'Adds a moon.', responses };
    const api = await load({ paths: { '/moons': { get, post } } });
    expect(api?.operations.map(({ title, titleFrom }) => [title, titleFrom])).toEqual([
      ['List moons', 'path'],
      ['Adds a moon', 'description'],
    ]);
    expect(api?.operations[0]?.description?.text).toBe('You can list your moons.');
  });

  it('is the name of a webhook whose summary is longer than a title', async () => {
    const responses = { 200: { description: 'OK' } };
    const long = `Occurs when a moon changes. ${'It may be lost. '.repeat(8).trim()}`;
    const webhooks = {
      'moon-lost': { post: { summary: long, responses } },
      'moon-found': { post: { summary: 'A moon was found', responses } },
    };
    const api = await load({ webhooks });
    expect(api?.webhooks?.map(({ title }) => title)).toEqual(['Moon lost', 'A moon was found']);
    expect(api?.webhooks?.[0]?.description?.text).toBe(long);
  });

  it('is not repeated in the address by path and method, as FastAPI appends them', async () => {
    const [operation] = await operationsOf([{ operationId: 'read_moon_moons_0_get' }]);
    expect(operation?.operationId).toBe('read_moon_moons_0_get');
    expect(operation?.slug).toBe('read-moon');
  });

  it('does not change the address', async () => {
    const [operation] = await operationsOf([
      { operationId: 'GetMoonsMoon', description: 'Returns a moon.' },
    ]);
    expect(operation?.slug).toBe('get-moons-moon');
  });
});
