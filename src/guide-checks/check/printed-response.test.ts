import { describe, expect, it } from 'vitest';
import { planetsInTests } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import { withPrintedResponse } from './printed-response.js';

const planets = planetsInTests();

function found(body: string, status = ''): readonly string[] {
  const operation = planets().operation('createPlanet');
  const response = { status, headers: [], body: plainSourceText(body) };
  const checked = withPrintedResponse({ operation, diagnostics: [] }, response, planets().context);
  return checked.diagnostics.map(({ diagnostic }) => `${checked.status ?? ''} ${diagnostic.code}`);
}

describe('printed output', () => {
  it('without a status may match any response', () => {
    expect(found('{"id": 4, "name": "Mars", "kind": "rock"}')).toEqual([]);
    expect(found('{"title": "Not made"}')).toEqual([]);
  });

  it('without a status that matches none is compared with the success', () => {
    expect(found('{"id": 4, "name": "Mars", "kind": "rok"}')).toEqual([' guide/invalid-value']);
  });

  it('with a status is compared with that response', () => {
    expect(found('{"title": "Not made"}', '404')).toEqual([]);
    expect(found('{"titel": "Not made"}', '404')).toContain('404 guide/missing-field');
    expect(found('{}', '302')).toEqual(['302 guide/unknown-status']);
  });

  it('may be cut off', () => {
    expect(found('{"id": 4, "name": "Ma')).toEqual([]);
  });
});
