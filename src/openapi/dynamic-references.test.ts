import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Api } from './api/api.js';
import type { ApiSchema } from './api/schema.js';
import { loadApi } from './index.js';
import { plainPorts } from './plain-ports.test.data.js';

const siteDir = path.join(import.meta.dirname, 'fixtures/catalogue');

let api: Api;
let diagnostics: readonly Diagnostic[];
beforeAll(async () => {
  const text = await readFile(path.join(siteDir, 'openapi.yaml'), 'utf8');
  const loaded = await loadApi({ path: 'openapi.yaml', text, digest: '' }, { siteDir }, plainPorts);
  if (loaded.value === undefined) throw new Error('nothing was loaded');
  api = loaded.value;
  diagnostics = loaded.diagnostics;
});

function named(name: string): ApiSchema | undefined {
  return api.schemas.find((one) => one.name === name)?.schema;
}

function answer(slug: string): ApiSchema | undefined {
  return api.operations.find((one) => one.slug === slug)?.responses[0]?.media[0]?.schema;
}

/** Summarizes a schema or one of its fields in a word. */
function word(schema: ApiSchema | undefined, field?: string): string | undefined {
  const own =
    field === undefined ? schema : schema?.properties.find((p) => p.name === field)?.schema;
  return own?.ref ?? own?.items?.ref ?? own?.items?.types.join() ?? own?.types.join();
}

describe('a generic schema', () => {
  it('is understood without a finding', () => {
    expect(diagnostics).toEqual([]);
  });

  it('shows the items of the schema that uses it', () => {
    expect(word(named('StarPage'), 'items')).toBe('Star');
    expect(named('StarPage')?.description?.text).toBe('Stars, some at a time.');
    expect(word(named('StarPage'), 'next')).toBe('string');
  });

  it('stays what it is where it stands itself', () => {
    expect(word(named('Paginated'), 'items')).toBe('');
  });

  it('is filled in by a schema without a name, through other files', () => {
    expect(word(answer('list-moons'), 'nested')).toBe('Moon');
    expect(answer('list-moons')?.properties.map(({ name }) => name)).toEqual(['page', 'nested']);
  });

  it('of a list has the items of its user, whichever stands first', () => {
    expect(word(named('Numbers'))).toBe('number');
    expect(word(named('GenericArray'))).toBe('');
  });

  it('that contains itself contains the stricter one in its place', () => {
    expect(word(named('StrictTree'), 'children')).toBe('StrictTree');
    expect(word(named('Tree'), 'children')).toBe('Tree');
    expect(named('StrictTree')?.unevaluated).toBe('closed');
  });

  it('with a plain anchor is the same for all', () => {
    expect(word(named('NotDynamic'), 'word')).toBe('string');
    expect(word(named('Static'), 'word')).toBe('string');
  });
});
