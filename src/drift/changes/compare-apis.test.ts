import { expect, it } from 'vitest';
import type { Api } from '../../model/index.js';
import { loadApi } from '../../openapi/index.js';
import { compareApis } from './compare-apis.js';

const ports = {
  markdown: (text: string) => ({
    value: { body: { text: [text], holes: [] }, references: [], embeds: [], text },
    diagnostics: [],
  }),
  highlight: (text: string, language: string) => ({ language, text, html: text }),
};

async function apiOf(description: object): Promise<Api> {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'P', version: '1' },
    ...description,
  });
  const file = { path: 'openapi.json', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: import.meta.dirname }, ports);
  if (value === undefined) throw new Error('nothing was loaded');
  return value;
}

/** What has changed, a line each; `!` marks what breaks. */
async function changes(before: object, after: object): Promise<readonly string[]> {
  const { operations } = compareApis(await apiOf(before), await apiOf(after), () => '');
  return operations.flatMap(({ name, changes: all }) =>
    all.map(({ part, what, breaking }) => {
      const subject = Object.values(part)
        .flat()
        .filter((one) => typeof one === 'string');
      const words =
        'limit' in what
          ? `${what.limit} ${what.before} → ${what.after}`
          : Object.values(what).flat();
      return `${breaking ? '! ' : ''}${name}: ${subject.join(' ')} ${[words].flat().join(' ')}`;
    }),
  );
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const kinds = (...all: string[]) => ({ type: 'object', properties: { kind: { enum: all } } });
const post = (extra: object) => ({ responses: { 200: { description: 'OK' } }, ...extra });
const paths = (extra: object) => ({ paths: { '/planets': { post: post(extra) } } });

it('tells of headers of answers', async () => {
  const answer = (headers: object) => paths({ responses: { 200: { description: 'OK', headers } } });
  const limit = { schema: { type: 'integer' }, required: true };
  expect(
    await changes(
      answer({ 'X-Limit': limit, 'X-Left': limit, 'X-Page': limit }),
      answer({
        'x-left': { ...limit, required: false },
        'X-Page': { ...limit, schema: { type: 'string' } },
        Age: limit,
      }),
    ),
  ).toEqual([
    '! POST /planets: header X-Limit 200 changes.removed',
    '! POST /planets: header x-left 200 changes.optional',
    '! POST /planets: header X-Page 200 type integer → string',
    'POST /planets: header Age 200 changes.new',
  ]);
});

it('tells of callbacks and webhooks from the side of who receives them', async () => {
  const called = (...all: string[]) => post({ requestBody: json(kinds(...all)) });
  const site = (...all: string[]) => ({
    ...paths({ callbacks: { done: { '{$request.body#/url}': { post: called(...all) } } } }),
    webhooks: { found: { post: called(...all) } },
  });
  expect(await changes(site('rock', 'gas'), site('rock', 'ice'))).toEqual([
    '! POST /planets → done POST: field kind body changes.more ice',
    'POST /planets → done POST: field kind body changes.fewer gas',
    '! POST found: field kind body changes.more ice',
    'POST found: field kind body changes.fewer gas',
  ]);
  expect(await changes(site('rock'), paths({}))).toEqual([
    '! POST /planets → done POST: operation changes.removed',
    '! POST found: operation changes.removed',
  ]);
});

it('tells of another way to write a parameter', async () => {
  const listed = (extra: object) =>
    paths({
      parameters: [{ name: 'ids', in: 'query', schema: { type: 'array', items: {} }, ...extra }],
    });
  expect(await changes(listed({}), listed({ style: 'form', explode: true }))).toEqual([]);
  expect(await changes(listed({}), listed({ style: 'pipeDelimited' }))).toEqual([
    '! POST /planets: parameter ids query style form → pipeDelimited',
    '! POST /planets: parameter ids query explode true → false',
  ]);
});

it('tells of who gets in, and breaks nothing where less is asked for', async () => {
  const secured = (scopes: readonly string[], name = 'X-Key') => ({
    ...paths({ security: [{ key: [], login: scopes }] }),
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name },
        login: { type: 'openIdConnect', openIdConnectUrl: 'https://login.example.com' },
      },
    },
  });
  const changed = 'POST /planets: security changes.changed';
  expect(await changes(secured(['read', 'write']), secured(['read']))).toEqual([changed]);
  expect(await changes(secured(['read']), secured(['read', 'write']))).toEqual([`! ${changed}`]);
  expect(await changes(secured([]), secured([], 'X-Other'))).toEqual([`! ${changed}`]);
});

it('tells of the servers of the description once, and of those of an operation with it', async () => {
  const at = (...servers: object[]) => ({ ...paths({}), servers });
  const servers = async (before: object, after: object) =>
    compareApis(await apiOf(before), await apiOf(after), () => '').servers;
  const region = (extra: object, name = 'region') => ({
    url: `https://{${name}}.example.com`,
    variables: { [name]: { default: 'eu', ...extra } },
  });
  const old = { url: 'https://old.example.com' };
  const moved = await servers(at(old, region({ enum: ['eu', 'us'] })), at(region({})));
  expect(moved).toEqual([
    {
      part: { kind: 'server', url: old.url },
      what: { key: 'changes.removed' },
      breaking: true,
    },
  ]);
  const limited = region({ enum: ['eu', 'asia'] }, 'zone');
  expect(await servers(at(region({ enum: ['eu', 'us'] })), at(limited, old))).toMatchObject([
    { part: { url: limited.url }, what: { key: 'changes.fewer', values: ['us'] }, breaking: true },
    { what: { key: 'changes.more', values: ['asia'] }, breaking: false },
    { part: { url: old.url }, what: { key: 'changes.new' }, breaking: false },
  ]);
  expect(await servers(at(region({})), at(region({ default: 'us' })))).toMatchObject([
    { what: { limit: '{region}', before: 'eu', after: 'us' }, breaking: true },
  ]);
  expect(await servers(paths({}), at())).toEqual([]);
  expect(await changes(at(old), at(region({})))).toEqual([]);
  expect(await changes(paths({ servers: [old] }), paths({ servers: [region({})] }))).toEqual([
    `! POST /planets: server ${old.url} changes.removed`,
    'POST /planets: server https://{region}.example.com changes.new',
  ]);
});

it('knows a parameter of a path by its place, whatever it is called', async () => {
  const at = (...names: string[]) => {
    const parameters = names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const path = `/systems/${names.map((name) => `{${name}}`).join('/')}`;
    return { paths: { [path]: { get: post({ parameters }) } } };
  };
  expect(await changes(at('system', 'id'), at('system_id', 'planet'))).toEqual([]);
});
