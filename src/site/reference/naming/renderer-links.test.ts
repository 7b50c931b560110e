import { expect, test } from 'vitest';
import { apiOf, described, operationOf } from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';

const operations = [
  operationOf({
    slug: 'get-planet',
    operationId: 'getPlanet',
    path: '/planets/{id}',
    title: 'One',
  }),
];

/** Returns the URL of a link in the description of an operation. */
function leadsTo(target: string): string | undefined {
  const looking = operationOf({ slug: 'look', description: described(`[there](${target})`) });
  const api = apiOf({ operations: [...operations, looking] });
  const { description: html } = new PlannedSite({ files: {}, api }).content(
    '/api/planets/look',
    'operation',
  );
  return /href="([^"]*)"/.exec(html ?? '')?.[1];
}

test.each([
  ['#tag/Planets', '/api/planets'],
  ['#operation/getPlanet', '/api/planets/get-planet'],
  ['#tag/Planets/operation/getPlanet', '/api/planets/get-planet'],
  ['#tag/Planets/paths/~1planets~1%7Bid%7D/get', '/api/planets/get-planet'],
  ['#tag/planets/GET/planets/%7Bid%7D', '/api/planets/get-planet'],
  ['#/paths/~1planets~1%7Bid%7D/get', '/api/planets/get-planet'],
  ['#/operations/getPlanet', '/api/planets/get-planet'],
  ['#/Planets/getPlanet', '/api/planets/get-planet'],
  ['#/components/schemas/Planet', '/api/schemas/planet'],
  ['#/definitions/Planet', '/api/schemas/planet'],
  ['#model/Planet', '/api/schemas/planet'],
  ['#tag/Planets/schema/Planet', '/api/schemas/planet'],
])('a link in another renderer’s format leads to the page: %s', (target, url) => {
  expect(leadsTo(target)).toBe(url);
});

const introduction = '## Limits {#limits}\n\n## Look';
const looking = operationOf({ slug: 'look', description: described('[there](#limits)') });

/** Returns the URL of a link to a heading of the main description, from the description of an operation. */
function fromOperation(text: string): string | undefined {
  const description = described(introduction);
  const api = apiOf({ description, operations: [{ ...looking, description: described(text) }] });
  const { description: html } = new PlannedSite({ files: {}, api }).content(
    '/api/planets/look',
    'operation',
  );
  return /<a href="([^"]*)"/.exec(html ?? '')?.[1];
}

test.each([
  ['#limits', '/api#limits'],
  ['#section/Introduction/Limits', '/api#limits'],
  // An operation has this id on the overview.
  ['#look', '/api#look-2'],
])('a link to a heading of the API introduction leads there: %s', (target, url) => {
  expect(fromOperation(`[there](${target})`)).toBe(url);
});

test('a link to a heading of the same description stays on the page', () => {
  expect(fromOperation('[there](#limits)\n\n## Limits')).toBe('#limits');
});

test.each(['#/operations/getMoon', '#tag/Moons', '#responses'])(
  'an unknown target %s is unchanged',
  (target) => {
    expect(leadsTo(target)).toBe(target);
  },
);
