import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { completionAt } from './completion.js';

const schema: Json = {
  $ref: '#/$defs/Planet',
  $defs: {
    Planet: {
      type: 'object',
      required: ['kind'],
      properties: {
        id: { type: 'integer', readOnly: true },
        created: { $ref: '#/$defs/Made' },
        name: { type: 'string' },
        kind: { enum: ['rock', 'gas'] },
        ringed: { type: ['boolean', 'null'] },
        moons: { type: 'array', items: { $ref: '#/$defs/Moon' } },
      },
    },
    Made: { type: 'string', allOf: [{ readOnly: true }] },
    Moon: {
      oneOf: [
        { properties: { name: { type: 'string' }, next: { $ref: '#/$defs/Moon' } } },
        { properties: { number: { type: 'integer' } } },
      ],
    },
  },
};

/** The suggestions at the position of `|` in the text. */
function offered(text: string): readonly string[] {
  const found = completionAt(text.replace('|', ''), text.indexOf('|'), schema);
  return found?.suggestions.map(({ label }) => label) ?? [];
}

/** The text after the first suggestion is accepted. */
function taken(text: string): string {
  const plain = text.replace('|', '');
  const found = completionAt(plain, text.indexOf('|'), schema);
  const [first] = found?.suggestions ?? [];
  if (!found || !first) return 'nothing offered';
  return plain.slice(0, found.start) + first.insert + plain.slice(found.end);
}

describe('JSON completion suggests', () => {
  it('writable fields, required ones first', () => {
    expect(offered('{|')).toEqual(['kind', 'name', 'ringed', 'moons']);
  });

  it('only absent fields that match the typed text', () => {
    expect(offered('{"kind": "gas", "n|')).toEqual(['name', 'ringed', 'moons']);
    expect(offered('{"kind": "gas", "na|": "Mars"}')).toEqual(['name']);
  });

  it('values of enums, booleans and null', () => {
    expect(offered('{"kind": |')).toEqual(['"rock"', '"gas"']);
    expect(offered('{"kind": "g|"}')).toEqual(['"gas"']);
    expect(offered('{"ringed": |}')).toEqual(['true', 'false', 'null']);
  });

  it('fields of every alternative in nested, incomplete arrays', () => {
    expect(offered('{"moons": [{|')).toEqual(['name', 'next', 'number']);
    expect(offered('{"moons": [{"name": "Io"}, {"next": {"|')).toEqual(['name', 'next', 'number']);
  });

  it('nothing where only a comma or a closing bracket can follow', () => {
    expect(offered('{"kind": "gas" |')).toEqual([]);
    expect(offered('{"name": "Ma|"}')).toEqual([]);
  });

  it('nothing for an endlessly recursive schema', () => {
    const again = { $ref: '#/$defs/A' };
    const loop = {
      ...again,
      $defs: { A: { allOf: Array.from({ length: 9 }, () => ({ ...again })) } },
    };
    expect(completionAt('{', 1, loop)).toBeUndefined();
  });
});

describe('an accepted suggestion', () => {
  it('replaces the whole word with its quotes', () => {
    expect(taken('{"ki|"}')).toBe('{"kind": }');
    expect(taken('{"ki|": "gas"}')).toBe('{"kind": "gas"}');
    expect(taken('{"kind": "g|"}')).toBe('{"kind": "gas"}');
    expect(taken('{"ringed": f|}')).toBe('{"ringed": false}');
  });
});

describe('JSON completion with alternatives suggests', () => {
  it('only fields of the alternative that the discriminator names', () => {
    expect(sent('{"type": "rocket", |')).toEqual(['stages', 'crew']);
    expect(sent('{"type": "Probe", |')).toEqual(['target', 'crew']);
    expect(sent('{"crew": 3, |')).toEqual(['stages', 'type', 'target']);
    expect(sent('{"type": "kite", |')).toEqual(['stages', 'crew', 'target']);
  });

  it('only fields of alternatives with a matching constant, at every level', () => {
    expect(sent('{"load": {"kind": "fuel", |')).toEqual(['litres', 'of']);
    expect(sent('{"load": {"kind": "fuel", "of": {|')).toEqual(['tank']);
    expect(sent('{"load": {"of": {|')).toEqual(['tank', 'box']);
  });

  it('every value of the discriminating field, even after one is chosen', () => {
    expect(sent('{"load": {"kind": |"fuel"')).toEqual(['"fuel"', '"goods"']);
    expect(sent('{"load": {"of": {}, "kind": |')).toEqual(['"fuel"', '"goods"']);
    expect(sent('{"load": {"kind": "|"')).toEqual(['"fuel"', '"goods"']);
  });
});

const launch: Json = {
  type: 'object',
  discriminator: { propertyName: 'type', mapping: { rocket: '#/$defs/Vessel' } },
  oneOf: [{ $ref: '#/$defs/Vessel' }, { $ref: '#/$defs/Probe' }],
  properties: {
    load: {
      anyOf: [
        {
          properties: {
            kind: { const: 'fuel' },
            litres: {},
            of: { properties: { tank: {} } },
          },
        },
        { properties: { kind: { enum: ['goods'] }, of: { properties: { box: {} } } } },
      ],
    },
  },
  $defs: {
    Vessel: { allOf: [{ $ref: '#/$defs/Any' }], properties: { stages: {}, crew: {} } },
    Probe: { allOf: [{ $ref: '#/$defs/Any' }], properties: { target: {}, crew: {} } },
    Any: { properties: { type: { type: 'string' } } },
  },
};

/** The suggestions for a launch at the position of `|`. */
function sent(text: string): readonly string[] {
  const found = completionAt(text.replace('|', ''), text.indexOf('|'), launch);
  return (found?.suggestions ?? []).map(({ label }) => label).filter((label) => label !== 'load');
}
