import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { RenderedReference } from './rendered.js';

const folder = path.join(import.meta.dirname, '../fixtures/rare-openapi-features');

let reference: RenderedReference;
let swagger: RenderedReference;
beforeAll(async () => {
  reference = await RenderedReference.of(path.join(folder, 'openapi.yaml'));
  swagger = await RenderedReference.of(path.join(folder, 'swagger.yaml'));
});

it('the link check accepts no id that a page lacks', () => {
  expect([...reference.missingIds(), ...swagger.missingIds()]).toEqual([]);
});

describe('rarely used OpenAPI features', () => {
  it.each([
    ['a version that nobody has quoted', '/api', 'Version 1.0'],
    [
      'an example of a parameter at an address',
      '/api/default/find-moons',
      'A bookmark: Example at https://corners.example.com/bookmark.txt',
    ],
    [
      'an example of a header at an address',
      '/api/default/find-moons',
      'Long ago: Example at https://corners.example.com/seen.txt',
    ],
    [
      'a form in the styles of its fields',
      '/api/default/find-moons',
      'names=Io%7CEuropa&orbit%5Bdays%5D=3',
    ],
    [
      'the fields of a value that may also be a number',
      '/api/default/find-moons',
      'Each field has its name in brackets. (style deepObject) sent as seen[since]=1',
    ],
    ['a body that is null', '/api/default/find-moons', "--data 'null'"],
    [
      'a path that differs by a fragment only',
      '/api/default/find-moons',
      "'https://corners.example.com/moons/?after=io'",
    ],
    ['null with words of its own', '/api/schemas/moon', 'null Nobody has looked'],
    [
      'items behind the positions',
      '/api/schemas/moon',
      'All further positions boolean Whether seen.',
    ],
    [
      'numbers that JSON does not have, and those beyond any double',
      '/api/schemas/moon',
      'glow number default .inf minimum -1e400 example .nan, 1e400, -1E+999',
    ],
    ['limits beyond what a number can hold', '/api/schemas/moon', 'maximum 9223372036854775807'],
  ])('display correctly: %s', (_, route, words) => {
    expect(reference.seen(route)).toContain(words);
  });

  it.each([
    [
      'lists with tabs',
      '/api/default/list-comets',
      'Values are separated by tabs. (style tabDelimited) sent as years=1%092',
    ],
    [
      'lists with bars in a path',
      '/api/default/list-comets',
      '(style pipeDelimited) sent as a%7Cb',
    ],
    ['lists with bars in a header', '/api/default/list-comets', 'sent as X-Colors: red|blue'],
    [
      'lists with spaces in a header of a response',
      '/api/default/list-comets',
      'sent as X-Ids: 1 2',
    ],
    [
      'the address that samples can use first',
      '/api/default/list-comets',
      'Base URL https://corners.example.com',
    ],
    ['values of a discriminator in an extension', '/api/schemas/body', 'tailed Comet'],
  ])('of Swagger 2.0 display correctly: %s', (_, route, words) => {
    expect(swagger.seen(route)).toContain(words);
  });

  it('cause no warnings', () => {
    expect(reference.diagnostics.map(({ message }) => message)).toEqual([
      'version should be a string, not a number.',
    ]);
  });
});
