import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatPlain } from '../../diagnostics/index.js';
import type { Api } from '../api/api.js';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';
import type { PartFilter } from './selection.js';

const planets = `openapi: 3.1.0
info: { title: Planets, version: '1', x-audience: partner }
tags: [{ name: Admin }, { name: Planets }, { name: Moons, parent: Planets }]
x-tagGroups: [{ name: Staff, tags: [Admin] }, { name: All, tags: [Admin, Planets, Moons] }]
security: [{ key: [] }]
paths:
  /planets:
    x-audience: public
    get:
      operationId: listPlanets
      tags: [Planets, Admin]
      parameters: [{ name: debug, in: query, x-internal: true, schema: { type: boolean } }, { name: page, in: query, schema: { type: string } }]
      responses:
        '200':
          description: All planets.
          content: { application/json: { schema: { $ref: '#/components/schemas/Body' } } }
          links:
            remove: { operationId: removePlanet }
            moons: { operationId: listMoons }
  /moons:
    get:
      operationId: listMoons
      tags: [Moons]
      responses: { '200': { description: All moons. } }
  /admin/planets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    delete:
      operationId: removePlanet
      tags: [Admin]
      security: [{ staff: [] }]
      responses: { '200': { description: Gone., content: { application/json: { schema: { $ref: '#/components/schemas/Secret' } } } } }
  /health:
    x-internal: true
    get: { operationId: health, tags: [Admin], responses: { '200': { description: Fine. } } }
components:
  securitySchemes:
    key: { type: apiKey, name: key, in: header }
    staff: { type: http, scheme: basic }
  schemas:
    Body: { type: object, discriminator: { propertyName: kind }, required: [kind, mass], properties: { kind: { type: string }, mass: { type: number, x-internal: true } } }
    Planet: { allOf: [{ $ref: '#/components/schemas/Body' }] }
    Secret: { type: object, properties: { code: { $ref: '#/components/schemas/Code' } } }
    Code: { type: strng }
    Unused: { type: object }
`;

async function load(filter: PartFilter) {
  const file = { path: 'openapi/planets.yaml', text: planets, digest: '' };
  const { value, diagnostics } = await loadApi(file, { siteDir: '/site', filter }, plainPorts);
  if (value === undefined) throw new Error(formatPlain(diagnostics));
  return { api: value, codes: diagnostics.map(line) };
}

function line({ code, place }: Diagnostic): string {
  return `${place?.start.line}:${place?.start.column} ${code}`;
}

function parts({ operations, schemas, groups, securitySchemes }: Api) {
  return {
    operations: operations.map(({ operationId }) => operationId),
    schemas: schemas.map(({ name }) => name),
    tags: groups.flatMap(({ tags }) => tags.map(({ name }) => name)),
    schemes: securitySchemes.map(({ name }) => name),
  };
}

describe('a part of a description', () => {
  it('has the operations of some tags and of their children, and only what these use', async () => {
    const { api } = await load({ only: { tags: ['Planets'] } });
    expect(parts(api)).toEqual({
      operations: ['listPlanets', 'listMoons'],
      schemas: ['Body', 'Planet'],
      tags: ['Planets', 'Moons'],
      schemes: ['key'],
    });
  });

  it('leaves out operations by tag and by path', async () => {
    for (const except of [{ tags: ['Admin'] }, { paths: ['/admin/**', '/planets'] }]) {
      const { api } = await load({ except });
      expect(parts(api).operations).toEqual(['listMoons']);
      expect(parts(api).schemas).toEqual([]);
    }
  });

  it('is for an audience, which operations inherit from their path and from the description', async () => {
    const operations = async (...audience: string[]) =>
      parts((await load({ only: { audience } })).api).operations;
    expect(await operations('public')).toEqual(['listPlanets']);
    expect(await operations('public', 'partner')).toHaveLength(3);
  });

  it('shows internal parts only if asked to', async () => {
    const { api } = await load({ internal: true });
    expect(parts(api).operations).toContain('health');
    const [list] = api.operations.filter(({ operationId }) => operationId === 'listPlanets');
    expect(list?.parameters.map(({ name }) => name)).toEqual(['debug', 'page']);
    expect(parts((await load({ only: { internal: true } })).api).operations).toEqual(['health']);
  });

  it('leaves out the tags of which all operations are internal', async () => {
    const text = planets
      .replace('tags: [Planets, Admin]', 'tags: [Moons]')
      .replace(/ {6}operationId: removePlanet/, '      x-internal: true\n$&')
      .replace('{ name: Admin }', '$&, { name: Later }');
    const file = { path: 'openapi/planets.yaml', text, digest: '' };
    const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
    const tags = value?.groups.flatMap((group) => group.tags.map(({ name }) => name));
    expect(tags?.toSorted()).toEqual(['Later', 'Moons', 'Planets']);
    for (const download of value?.downloads ?? []) expect(download.text).not.toContain('Admin');
  });

  it('leaves out what only internal parts use, and keeps what other parts refer to', async () => {
    const text = planets
      .replace(/ {6}operationId: removePlanet/, '      x-internal: true\n$&')
      .replace(
        'Code: { type: strng }',
        `Code: { type: string }
    Note: { type: object, x-internal: true, properties: { author: { $ref: '#/components/schemas/Author' } } }
    Author: { type: object }
    Draft: { type: object, properties: { code: { $ref: '#/components/schemas/Code' } } }`,
      );
    const file = { path: 'openapi/planets.yaml', text, digest: '' };
    const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
    expect(value && parts(value).schemas).toEqual(['Body', 'Planet', 'Code', 'Draft', 'Unused']);
    expect(value && parts(value).schemes).toEqual(['key']);
    for (const download of value?.downloads ?? []) {
      expect(download.text).not.toMatch(/Secret|Note|Author|staff/);
    }
  });

  it('offers for download what it shows, and nothing else', async () => {
    const { api } = await load({ except: { tags: ['Admin'] } });
    for (const { text } of api.downloads) expect(text).not.toMatch(/admin|Secret|staff|Unused/i);
    const { downloads } = (await load({})).api;
    for (const { text } of downloads) {
      expect(text).toContain('Unused');
      expect(text).not.toMatch(/health|debug|mass/);
    }
  });

  it('drops links to operations that it does not show', async () => {
    const { api } = await load({ except: { paths: ['/admin/**'] } });
    const [list] = api.operations;
    expect(list?.responses[0]?.links?.map(({ name }) => name)).toEqual(['moons']);
  });

  it('has no findings in other parts, and the positions of its own', async () => {
    const unknownTypes = async (filter: PartFilter) =>
      (await load(filter)).codes.filter((code) => code.includes('unknown-type'));
    expect(await unknownTypes({ only: { audience: ['public'] } })).toEqual([]);
    expect(await unknownTypes({ only: { tags: ['Admin'] } })).toEqual([
      '43:19 openapi/unknown-type',
    ]);
  });

  it('names values that select nothing, with a similar one', async () => {
    const { api } = await load({ except: { tags: ['Admn'], paths: ['/health', '/none'] } });
    expect(api.unmatched).toEqual([
      { keys: ['except', 'tags', 0], value: 'Admn', hint: 'did you mean Admin?' },
      { keys: ['except', 'paths', 1], value: '/none', hint: undefined },
    ]);
  });
});
