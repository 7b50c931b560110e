import { describe, expect, it } from 'vitest';
import { planetsInTests, shownDiagnostics } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import { createGuideContext } from './context.js';
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

  it('to another host than the default of a server that is only a variable need not be one', () => {
    const { api } = planets().context;
    const [first] = api.servers;
    if (first === undefined) throw new Error('The description has no server.');
    const variable = { name: 'host', default: 'planets.example.com', enum: [] };
    const anyHost = {
      ...first,
      url: 'https://{host}',
      exampleUrl: 'https://planets.example.com',
      variables: [variable],
    };
    const operations = api.operations.map((operation) => ({ ...operation, servers: [] }));
    const context = createGuideContext('planets', { ...api, servers: [anyHost], operations });
    const found = (url: string) =>
      shownDiagnostics(
        checkRequest(
          { method: 'GET', url: plainSourceText(url), headers: [], isWhole: false },
          undefined,
          context,
        ).diagnostics,
        url,
      );
    expect(found('https://files.example.org/install.sh')).toEqual([]);
    expect(found('https://planets.example.com/install.sh')).toHaveLength(1);
    expect(found('https://my.example.org/v1/planetz')).toHaveLength(1);
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
