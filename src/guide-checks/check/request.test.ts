import { describe, expect, it } from 'vitest';
import { planetsInTests, shownDiagnostics } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import { checkRequest } from './request.js';

const planets = planetsInTests();

const server = 'https://eu.planets.example.com/catalogue';

function check(method: string, url: string, named?: string) {
  const request = { method, url: plainSourceText(url), headers: [], isWhole: false };
  const operation = named === undefined ? undefined : planets().operation(named);
  const checked = checkRequest(request, operation, planets().context);
  return {
    operation: checked.operation?.operationId,
    isCertain: checked.isCertain,
    found: shownDiagnostics(checked.diagnostics, url),
  };
}

describe('a request', () => {
  it('is matched with an operation by method and path', () => {
    expect(check('GET', `${server}/v1/planets/4`)).toEqual({
      operation: 'getPlanet',
      isCertain: true,
      found: [],
    });
    expect(check('HEAD', `${server}/v1/planets/4`).operation).toBe('getPlanet');
  });

  it('to another host is ignored', () => {
    const url = 'https://elsewhere.example.com/v1/planets';
    expect(check('GET', url)).toEqual({ operation: undefined, isCertain: undefined, found: [] });
  });

  it('with an unknown path or method is reported with what is meant', () => {
    expect(check('GET', `${server}/v1/planetz`).found).toEqual([
      expect.stringMatching(/^guide\/unknown-path: .*did you mean GET \/v1\/planets\?/),
    ]);
    expect(check('PUT', `${server}/v1/planets/4`).found).toEqual([
      expect.stringMatching(/^guide\/unknown-method: .*PUT/),
    ]);
  });

  it('may have an open path', () => {
    expect(check('GET', `${server}/v1/{resource}`).found).toEqual([]);
    expect(check('GET', `${server}/`).found).toEqual([]);
  });

  it('that shows another operation than the block names is reported', () => {
    expect(check('GET', `${server}/v1/planets/4`, 'listPlanets').found).toEqual([
      expect.stringMatching(/^guide\/other-operation: .*it is getPlanet/),
    ]);
  });
});
