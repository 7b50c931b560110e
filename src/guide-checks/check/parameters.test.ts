import { describe, expect, it } from 'vitest';
import { planetsInTests, shownDiagnostics } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import { checkHeaders, checkPathValues, checkQuery } from './parameters.js';

const planets = planetsInTests();

const span = { start: 0, end: 1 };

describe('path values', () => {
  const found = (id: string) => {
    const values = new Map([['planet_id', plainSourceText(id)]]);
    const { context, operation } = planets();
    return shownDiagnostics(checkPathValues(values, operation('getPlanet'), context), id);
  };

  it('match the schema, or are placeholders', () => {
    for (const id of ['4', '{planet_id}', 'YOUR_ID', ':id']) expect(found(id)).toEqual([]);
    expect(found('mars')).toEqual([
      expect.stringMatching(/^guide\/invalid-parameter: .*planet_id.* → mars$/),
    ]);
  });
});

describe('a query', () => {
  const found = (query: string) => {
    const { context, operation } = planets();
    const text = plainSourceText(query);
    return shownDiagnostics(checkQuery(text, operation('listPlanets'), span, context), query);
  };

  it('has the described parameters, lists in the form of the style, and keys of the API', () => {
    expect(found('system=sol&limit=100&fields=name&fields=mass&key=1')).toEqual([]);
    expect(found('system=sol&near[x]=1')).toEqual([]);
    expect(found('system=$SYSTEM&limit=%31')).toEqual([]);
  });

  it('is reported with unknown, missing and wrong parameters', () => {
    expect(found('limt=5&limit=500&fields=moons')).toEqual([
      expect.stringMatching(/^guide\/unknown-parameter: .*limt.*did you mean limit\?\) → limt$/),
      expect.stringMatching(/^guide\/invalid-parameter: .*limit.*100.* → 500$/),
      expect.stringMatching(/^guide\/invalid-parameter: .*fields.* → moons$/),
      expect.stringMatching(/^guide\/missing-parameter: .*system.* → l$/),
    ]);
  });

  it('that is missing lacks only the required parameters', () => {
    const { context, operation } = planets();
    const list = checkQuery(undefined, operation('listPlanets'), span, context);
    expect(list.map(({ diagnostic }) => diagnostic.code)).toEqual(['guide/missing-parameter']);
    expect(checkQuery(undefined, operation('getPlanet'), span, context)).toEqual([]);
  });
});

describe('headers', () => {
  const found = (value: string | undefined, isWhole = true) => {
    const { context, operation } = planets();
    const text = plainSourceText(value ?? '');
    const headers = value === undefined ? [] : [{ name: 'idempotency-key', value: text }];
    const request = { method: 'POST', url: plainSourceText('/v1/planets'), headers, isWhole };
    const diagnostics = checkHeaders(request, operation('createPlanet'), span, context);
    return diagnostics.map(({ diagnostic }) => diagnostic.code);
  };

  it('are compared without case, and are missing only from a block that shows them', () => {
    expect(found('12345678')).toEqual([]);
    expect(found('1')).toEqual(['guide/invalid-parameter']);
    expect(found(undefined)).toEqual(['guide/missing-parameter']);
    expect(found(undefined, false)).toEqual([]);
  });
});
