import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Api } from './api/api.js';
import type { ApiSchema } from './api/schema.js';
import { loadApi } from './index.js';
import { plainPorts } from './plain-ports.test.data.js';

const siteDir = path.join(import.meta.dirname, 'fixtures/dynamic-references');

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

describe('a generic schema with dynamic references', () => {
  it('loads without diagnostics', () => {
    expect(diagnostics).toEqual([]);
  });

  it('takes the item type of the schema that uses it', () => {
    expect(word(named('StarPage'), 'items')).toBe('Star');
    expect(named('StarPage')?.description?.text).toBe('Stars, some at a time.');
    expect(word(named('StarPage'), 'next')).toBe('string');
  });

  it('has no item type on its own', () => {
    expect(word(named('Paginated'), 'items')).toBe('');
  });

  it('resolves for an inline schema and across files', () => {
    expect(word(answer('list-moons'), 'nested')).toBe('Moon');
    expect(answer('list-moons')?.properties.map(({ name }) => name)).toEqual(['page', 'nested']);
  });

  it('resolves for an array schema in any order of definition', () => {
    expect(word(named('Numbers'))).toBe('number');
    expect(word(named('GenericArray'))).toBe('');
  });

  it('resolves a recursive reference to the extending schema', () => {
    expect(word(named('StrictTree'), 'children')).toBe('StrictTree');
    expect(word(named('Tree'), 'children')).toBe('Tree');
    expect(named('StrictTree')?.unevaluated).toBe('closed');
  });

  it('resolves a plain anchor to the same schema everywhere', () => {
    expect(word(named('NotDynamic'), 'word')).toBe('string');
    expect(word(named('Static'), 'word')).toBe('string');
  });
});
