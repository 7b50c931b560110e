import { describe, expect, it } from 'vitest';
import { planetsInTests, shownDiagnostics } from '../../../test/support/guide-context.js';
import { checkCandidates } from './candidates.js';

const planets = planetsInTests();
const moons = planetsInTests('moons');

const place = { file: 'guide.md', start: { line: 1, column: 1, offset: 0 } };
const example = (text: string, operation?: string, language = 'json') => ({
  language,
  text,
  operation,
  place,
  lines: [],
});
const mars = '{"name": "Mars", "kind": "rock"}';

describe('a block that names an operation', () => {
  it('is checked against the description that has it', () => {
    const [checked] = checkCandidates(example(mars, 'createPlanet'), [planets().context]);
    expect(checked).toMatchObject({ api: 'planets', diagnostics: [] });
    expect(checked?.operation?.operationId).toBe('createPlanet');
  });

  it('may name method and path, with a base path and in lower case', () => {
    for (const name of ['POST /v1/planets', 'post /catalogue/v1/planets']) {
      const [checked] = checkCandidates(example(mars, name), [planets().context]);
      expect(checked?.operation?.operationId).toBe('createPlanet');
    }
  });

  it('names the description if several have the operation', () => {
    const both = [planets().context, moons().context];
    const [ambiguous] = checkCandidates(example(mars, 'createPlanet'), both);
    expect(shownDiagnostics(ambiguous?.diagnostics ?? [], mars)).toEqual([
      expect.stringContaining('operation=planets:createPlanet or operation=moons:createPlanet'),
    ]);
    const [chosen] = checkCandidates(example(mars, 'moons:createPlanet'), both);
    expect(chosen).toMatchObject({ api: 'moons', diagnostics: [] });
  });

  it('is reported for an unknown operation, and not checked for none', () => {
    const [checked] = checkCandidates(example(mars, 'createPlanett'), [planets().context]);
    expect(shownDiagnostics(checked?.diagnostics ?? [], mars)).toEqual([
      expect.stringContaining('did you mean createPlanet?'),
    ]);
    expect(checkCandidates(example('{', 'none'), [planets().context])).toEqual([]);
  });
});

describe('a block without an operation', () => {
  it('is checked against the operations that its requests call, each for itself', () => {
    const url = 'https://eu.planets.example.com/catalogue/v1';
    const text = `curl ${url}/planets/4\ncurl -X DELETE ${url}/planets/5`;
    const checked = checkCandidates(example(text, undefined, 'sh'), [planets().context]);
    expect(checked.map(({ operation }) => operation?.operationId)).toEqual([
      'getPlanet',
      'deletePlanet',
    ]);
  });

  it('is not checked if it calls another server or shows only data', () => {
    const text = 'curl https://elsewhere.example.com/planets';
    const checked = checkCandidates(example(text, undefined, 'sh'), [planets().context]);
    expect(checked.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    expect(checkCandidates(example('{"a": 1}'), [planets().context])).toEqual([]);
  });
});
