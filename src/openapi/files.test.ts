import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import type { Api } from './api/api.js';
import { loadApi } from './index.js';
import { plainPorts } from './plain-ports.test.data.js';

const siteDir = path.join(import.meta.dirname, 'fixtures/several-files-3-1');

async function load(text: string, allowHosts?: string[]): Promise<Outcome<Api | undefined>> {
  const file = { path: 'openapi.yaml', text, digest: '' };
  return loadApi(file, { siteDir, allowHosts }, plainPorts);
}

function line({ code, place }: Diagnostic): string {
  return `${place?.file}:${place?.start.line}:${place?.start.column} ${code}`;
}

describe('a multi-file description', () => {
  let api: Api;
  let diagnostics: readonly Diagnostic[];
  beforeAll(async () => {
    const loaded = await load(await readFile(path.join(siteDir, 'openapi.yaml'), 'utf8'));
    if (loaded.value === undefined) throw new Error('nothing was loaded');
    api = loaded.value;
    diagnostics = loaded.diagnostics;
  });

  it('may have whole sections in other files', () => {
    expect(diagnostics).toEqual([]);
    expect(api.operations.map(({ slug }) => slug)).toEqual(['list-countries']);
  });

  it('names schemas after the index, the file, the folder or the key', () => {
    const places = api.schemas.map(({ name, place }) => [
      name,
      `${place.file}:${place.start.line}`,
    ]);
    expect(places).toEqual([
      ['Country', 'schemas/_index.yaml:1'],
      ['Code', 'schemas/_index.yaml:2'],
      ['place', 'schemas/place/index.yaml:1'],
      ['island', 'schemas/island.yaml:1'],
      ['Mainland', 'schemas/country.yaml:10'],
      ['problem', 'shared.json:9'],
    ]);
  });

  it('keeps circular references between files as schema links', () => {
    const [country, , place] = api.schemas;
    expect(country?.schema.properties).toMatchObject([
      { name: 'code', schema: { ref: 'Code' } },
      { name: 'capital', schema: { ref: 'place' } },
      { name: 'neighbours', schema: { items: { ref: 'Country' } } },
      {
        name: 'shape',
        schema: {
          alternatives: [
            {
              schemas: [{ ref: 'island' }, { ref: 'Mainland' }],
              mapping: [
                { value: 'is', schema: 'island' },
                { value: 'Mainland', schema: 'Mainland' },
              ],
            },
          ],
        },
      },
    ]);
    expect(place?.schema.properties[0]?.schema).toMatchObject({
      ref: 'Country',
      description: { text: 'Where *it* lies.' },
    });
  });

  it('reads examples from files and keeps keywords next to a reference', () => {
    const [operation] = api.operations;
    expect(operation?.parameters).toMatchObject([
      { name: 'page', description: { text: 'From where on.' } },
    ]);
    const [found, missing] = operation?.responses ?? [];
    expect(JSON.parse(found?.media[0]?.examples[0]?.code.text ?? '')).toEqual([{ code: 'is' }]);
    expect(missing?.media[0]?.schema?.ref).toBe('problem');
  });

  it.each([
    ['shared.json#/responses/missing/description', 'No such country.', false],
    ['#/x-sea', 'Deep.', false],
    ['shared.json#/none', undefined, true],
  ])('may have its description at %s', async (reference, description, isReported) => {
    const { value, diagnostics: found } = await load(
      `openapi: 3.1.0\ninfo: { title: Atlas, version: '1', description: { $ref: '${reference}' } }\npaths: {}\nx-sea: Deep.\n`,
    );
    expect(value?.description?.text).toBe(description);
    const codes = found.map(({ code }) => code);
    expect(codes.includes('openapi/unresolved-reference')).toBe(isReported);
    expect(codes.includes('openapi/invalid-value')).toBe(isReported);
  });

  it('is offered for download as one document', () => {
    const document = JSON.parse(api.downloads.find(({ format }) => format === 'json')?.text ?? '');
    expect(JSON.stringify(document)).not.toMatch(/\.(yaml|json)[#"]/);
    expect(Object.keys(document.components.schemas)).toEqual(api.schemas.map(({ name }) => name));
  });
});

describe('references to other hosts', () => {
  let server: Server;
  let host: string;
  let asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/moved.yaml') {
        response.writeHead(302, { location: 'http://192.0.2.1/elsewhere.yaml' }).end();
      } else if (request.url === '/common.yaml') {
        response.end(
          'Sea: { type: object, properties: { next: { $ref: "#/Sea" }, depth: { $ref: depth.yaml } } }\n',
        );
      } else if (request.url === '/depth.yaml') {
        response.end('{ type: number, minimun: 0 }');
      } else {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  const description = (file: string) => `openapi: 3.1.0
info: { title: Atlas, version: '1' }
components:
  schemas:
    Ocean: { type: object, properties: { sea: { $ref: 'http://${host}/${file}' } } }
`;

  it('are not fetched unless the configuration allows the host', async () => {
    asked = [];
    const { diagnostics } = await load(description('common.yaml#/Sea'));
    expect(diagnostics.map(line)).toEqual(['openapi.yaml:5:55 openapi/remote-reference']);
    const other = await load(description('common.yaml#/Sea'), ['atlas.example.com']);
    expect(other.diagnostics.map(line)).toEqual(['openapi.yaml:5:55 openapi/remote-reference']);
    expect(asked).toEqual([]);
  });

  it('fail no build whose configuration makes a warning of them', async () => {
    const file = { path: 'openapi.yaml', text: description('common.yaml#/Sea'), digest: '' };
    const rules = { 'openapi/remote-reference': 'warn' } as const;
    const { value, diagnostics } = await loadApi(file, { siteDir, rules }, plainPorts);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(value?.schemas.map(({ name }) => name)).toEqual(['Ocean']);
  });

  it('are fetched from allowed hosts, with positions in the fetched file', async () => {
    asked = [];
    const { value, diagnostics } = await load(description('common.yaml#/Sea'), [host]);
    expect(asked).toEqual(['/common.yaml', '/depth.yaml']);
    expect(value?.schemas.map(({ name }) => name)).toEqual(['Ocean', 'Sea', 'depth']);
    expect(diagnostics.map(line)).toEqual([`http://${host}/depth.yaml:1:17 openapi/unknown-key`]);
  });

  it('are not followed through redirects to other hosts', async () => {
    const moved = await load(description('moved.yaml'), [host]);
    expect(moved.diagnostics).toMatchObject([
      {
        code: 'openapi/unreachable-reference',
        message: `The reference http://${host}/moved.yaml could not be fetched: it redirects to 192.0.2.1.`,
      },
    ]);
    const missing = await load(description('missing.yaml'), [host]);
    expect(missing.diagnostics[0]?.message).toContain('the response was 404');
  });
});

describe('a configured rule severity', () => {
  it('overrides the default severity', async () => {
    const text =
      'openapi: 3.1.0\ninfo: { title: Atlas, version: "1" }\npaths:\n  /seas: { get: { responses: {} } }\n';
    const severities = async (rule: 'error' | 'warn' | 'ignore') => {
      const file = { path: 'openapi.yaml', text, digest: '' };
      const rules = { 'openapi/no-responses': rule };
      const { diagnostics } = await loadApi(file, { siteDir, rules }, plainPorts);
      return diagnostics.map(({ severity }) => severity);
    };
    expect(await severities('error')).toEqual(['error']);
    expect(await severities('warn')).toEqual(['warning']);
    expect(await severities('ignore')).toEqual([]);
  });
});
