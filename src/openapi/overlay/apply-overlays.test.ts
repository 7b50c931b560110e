import { describe, expect, it } from 'vitest';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { Api } from '../api/api.js';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';
import { parseSource } from '../source/parse-source.js';
import { applyOverlays } from './apply-overlays.js';

const planets = `openapi: 3.1.0
info: { title: Planets, version: '1' }
tags: [{ name: Planets }]
paths:
  /planets: &planets
    get:
      tags: [Planets]
      parameters:
        - { name: limit, in: query, schema: { type: integer } }
        - { name: debug, in: query, schema: { type: boolean } }
        - { name: trace, in: query, schema: { type: boolean } }
      responses: { '200': { description: All planets. } }
  /worlds: *planets
`;

function overlay(actions: string, version = '1.1.0') {
  const head = `overlay: ${version}\ninfo: { title: For readers, version: '1' }\nactions:\n`;
  return { path: 'openapi/readers.yaml', text: head + actions, digest: '' };
}

function apply(...overlays: readonly ReturnType<typeof overlay>[]) {
  const { value } = parseSource('openapi/planets.yaml', planets);
  if (value === undefined) throw new Error('does not parse');
  const { value: source, diagnostics } = applyOverlays(value, overlays);
  return { document: source.value as Tree, problems: diagnostics.map(line) };
}

type Tree = { readonly [key: string]: Tree };

function line({ code, place, message, hint = '' }: Diagnostic): string {
  return `${place?.file}:${place?.start.line}:${place?.start.column} ${code} ${message} ${hint}`;
}

function names(list: unknown): readonly unknown[] {
  return (list as readonly { readonly name: string }[]).map(({ name }) => name);
}

describe('an overlay', () => {
  it('merges objects, adds to lists and replaces single values', () => {
    const { document, problems } = apply(
      overlay(`
  - target: $.info
    update: { title: Planets for readers, contact: { name: Ann } }
  - target: $.tags
    update: { name: Moons }
  - target: $.paths['/planets'].get.tags
    update: [Moons, Stars]
  - target: $.info.version
    update: '2'
`),
    );
    expect(problems).toEqual([]);
    expect(document.info).toEqual({
      title: 'Planets for readers',
      version: '2',
      contact: { name: 'Ann' },
    });
    expect(names(document.tags)).toEqual(['Planets', 'Moons']);
    expect(document.paths?.['/planets']?.get?.tags).toEqual(['Planets', 'Moons', 'Stars']);
  });

  it('leaves other places alone that share an object by a YAML alias', () => {
    const { document } = apply(
      overlay("  - target: $.paths['/planets'].get.tags[*]\n    remove: true\n"),
    );
    expect(document.paths?.['/planets']?.get?.tags).toEqual([]);
    expect(document.paths?.['/worlds']?.get?.tags).toEqual(['Planets']);
  });

  it('removes all selected items of a list', () => {
    const { document } = apply(
      overlay(`
  - target: $.paths['/planets'].get.parameters[?@.schema.type == 'boolean']
    remove: true
`),
    );
    expect(names(document.paths?.['/planets']?.get?.parameters)).toEqual(['limit']);
  });

  it('copies and moves in steps, and sees what overlays before it did', () => {
    const { document, problems } = apply(
      overlay('  - target: $.paths\n    update: { /stars: {} }\n'),
      overlay(`
  - target: $.paths['/stars']
    copy: $.paths['/worlds']
  - target: $.paths['/worlds']
    remove: true
`),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(document.paths ?? {})).toEqual(['/planets', '/stars']);
    expect(document.paths?.['/stars']?.get?.tags).toEqual(['Planets']);
  });

  it('replaces values of another kind in version 1.0 only', () => {
    const actions = "  - target: $.paths['/planets'].get\n    update: { tags: none }\n";
    const old = apply(overlay(actions, '1.0.0'));
    expect(old.problems).toEqual([]);
    expect(old.document.paths?.['/planets']?.get?.tags).toBe('none');
    expect(apply(overlay(actions)).problems).toEqual([
      'openapi/readers.yaml:5:15 openapi/incompatible-overlay /paths/~1planets/get/tags is a list; the overlay cannot merge a single value into it. remove the old value with an action of its own first',
    ]);
  });

  it('accepts names with hyphens without brackets, as in the examples of the specification', () => {
    const { problems, document } = apply(
      overlay(`
  - target: $.paths['/planets'].get
    update: { x-traits: { is-paged: true, note: a.b-c } }
  - target: $.paths.*[?@.x-traits.is-paged == true && @.x-traits.note == 'a.b-c']
    update: { summary: Paged }
  - { target: $..is-paged, remove: true }
`),
    );
    expect(problems).toEqual([]);
    expect(document.paths?.['/planets']?.get).toMatchObject({
      summary: 'Paged',
      'x-traits': { note: 'a.b-c' },
    });
    expect(document.paths?.['/planets']?.get?.['x-traits']).not.toHaveProperty('is-paged');
  });

  it('reports actions that select nothing or cannot be applied, with their positions', () => {
    const { problems } = apply(
      overlay(`
  - target: $.paths['/planet'].get
    remove: true
  - target: $.paths./planets
    remove: true
  - { target: $.info, updte: {} }
  - { target: $.info, copy: $.paths.* }
  - { target: $, remove: true }
`),
    );
    expect(problems).toEqual([
      'openapi/readers.yaml:9:23 openapi/unknown-overlay-field updte is not a field of an overlay. did you mean update?',
      'openapi/readers.yaml:9:5 openapi/invalid-overlay The overlay is not valid: an action needs update, copy or remove. ',
      "openapi/readers.yaml:5:13 openapi/unmatched-overlay $.paths['/planet'].get selects nothing in the description. did you mean /planets?",
      "openapi/readers.yaml:7:21 openapi/invalid-json-path $.paths./planets is not a valid JSONPath expression. write the name in brackets: ['/planets']",
      'openapi/readers.yaml:10:29 openapi/invalid-overlay The overlay is not valid: copy needs a single value, but $.paths.* selects 2. ',
      'openapi/readers.yaml:11:15 openapi/invalid-overlay The overlay is not valid: the root of the description cannot be removed. ',
    ]);
  });

  it('warns if it is written for another description', () => {
    const { path, text, digest } = overlay('  - { target: $.info, update: {} }\n');
    const own = { path, digest, text: `extends: ./planets.yaml\n${text}` };
    const other = { path, digest, text: `extends: ../stars.yaml\n${text}` };
    expect(apply(own, other).problems).toEqual([
      'openapi/readers.yaml:1:10 openapi/overlay-for-another The overlay is written for ../stars.yaml, not for openapi/planets.yaml. ',
    ]);
  });
});

describe('a description with overlays', () => {
  async function load(actions: string): Promise<Outcome<Api | undefined>> {
    const file = { path: 'openapi/planets.yaml', text: planets, digest: '' };
    const overlays = [overlay(actions)];
    return loadApi({ ...file, overlays }, { siteDir: '/site' }, plainPorts);
  }

  it('has findings in the overlay where the overlay wrote the value', async () => {
    const { diagnostics } = await load(`
  - target: $.paths['/planets'].get
    update:
      parameters:
        - { name: page, in: query, schema: { type: intger } }
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/nowhere' } } } }
`);
    expect(diagnostics.map(line).filter((text) => text.includes('readers.yaml'))).toEqual([
      expect.stringMatching(/^openapi\/readers\.yaml:8:52 openapi\/\S+ .*intger/),
      expect.stringMatching(/^openapi\/readers\.yaml:10:65 openapi\/unresolved-reference /),
    ]);
  });

  it('has findings about a copy where the overlay copies', async () => {
    const { diagnostics } = await load(`
  - target: $.paths['/planets'].get
    update: { operationId: list }
  - target: $.paths
    update: { /stars: {} }
  - target: $.paths['/stars']
    copy: $.paths['/planets']
`);
    const found = diagnostics.filter(({ code }) => code === 'openapi/duplicate-operation-id');
    expect(found.map(line)).toEqual([expect.stringMatching(/^openapi\/readers\.yaml:10:11 /)]);
  });

  it('offers the changed description for download', async () => {
    const { value } = await load("  - { target: '$.info', update: { title: For readers } }\n");
    expect(value?.title).toBe('For readers');
    for (const { text } of value?.downloads ?? []) expect(text).toContain('For readers');
  });
});
