import { describe, expect, it } from 'vitest';
import {
  apiOf,
  arrayOf,
  namedSchema,
  objectOf,
  operationOf,
  refTo,
  schemaOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';

const system = objectOf({
  'name!': text,
  star: objectOf({ 'mass/kg': text, 'surface temperature': text }),
  planets: arrayOf(refTo('Planet')),
  prices: schemaOf({ additional: objectOf({ amount: text }) }),
  orbit: schemaOf({ prefixItems: [text, objectOf({ days: text })] }),
  labels: schemaOf({ patternProperties: [{ pattern: '^x ', schema: objectOf({ note: text }) }] }),
  rings: schemaOf({
    conditions: [{ condition: objectOf({ kind: text }), consequence: objectOf({ width: text }) }],
  }),
  visitor: schemaOf({
    alternatives: [{ keyword: 'oneOf', schemas: [refTo('Planet'), objectOf({ tail: text })] }],
  }),
});
const planet = objectOf({ moons: arrayOf(objectOf({ radius: text })), system: refTo('System') });
const api = apiOf({ schemas: [namedSchema('System', system), namedSchema('Planet', planet)] });

/** Returns a site with a page that contains this text. */
function mars(markdown: string): PlannedSite {
  return new PlannedSite({ files: { 'content/docs/mars.md': markdown }, api });
}

describe('a link to a field of a schema', () => {
  it.each([
    ['/name', '/api/schemas/system#field.name'],
    ['/star/mass~1kg', '/api/schemas/system#field.star.mass/kg'],
    ['/star/surface%20temperature', '/api/schemas/system#field.star.surface-temperature'],
    ['/planets', '/api/schemas/system#field.planets'],
    ['/planets/moons', '/api/schemas/planet#field.moons'],
    ['/planets/0/moons/0/radius', '/api/schemas/planet#field.moons.radius'],
    ['/properties/planets/items/properties/moons', '/api/schemas/planet#field.moons'],
    ['/planets/system/name', '/api/schemas/system#field.name'],
    ['/visitor/moons', '/api/schemas/planet#field.moons'],
    ['/visitor/tail', '/api/schemas/system#field.visitor.oneOf-2.tail'],
    ['/prices/amount', '/api/schemas/system#field.prices.additional.amount'],
    ['/prices/*/amount', '/api/schemas/system#field.prices.additional.amount'],
    ['/orbit/1/days', '/api/schemas/system#field.orbit.position-2.days'],
    ['/labels/note', '/api/schemas/system#field.labels.pattern-%5Ex-.note'],
    ['/rings/width', '/api/schemas/system#field.rings.then-1.width'],
  ])('schema:System#%s leads to an existing id', (pointer, url) => {
    const site = mars(`[field](schema:System#${pointer})`);
    expect(site.problems).toEqual([]);
    expect(site.urls('/docs/mars')).toEqual([url]);
  });

  it.each([
    ['/nam', 'did you mean schema:System#/name?'],
    ['/planets/mons', 'did you mean schema:System#/planets/moons?'],
    ['/visitor/tial', 'did you mean schema:System#/visitor/tail?'],
  ])('schema:System#%s is reported with a suggestion', (pointer, hint) => {
    expect(mars(`[](schema:System#${pointer})`).problems).toEqual([
      `content/docs/mars.md:1:1: error: The schema System has no field ${pointer}. (${hint}) [site/unknown-field]`,
    ]);
  });

  it('has schema and field as its default text', () => {
    expect(mars('[](schema:System#/star/mass~1kg)').html('/docs/mars')).toContain(
      '>System.star.mass/kg</a>',
    );
  });
});

describe('a link to an operation', () => {
  it.each([
    ['paged', '/api/planets/settle#callback-colonyfounded-post'],
    ['single', '/api#settle.callback-colonyfounded-post'],
  ] as const)('leads to a callback operation (%s)', (layout, url) => {
    const founded = operationOf({ slug: 'founded', operationId: 'founded', method: 'POST' });
    const callbacks = [{ name: 'colonyFounded', operations: [founded] }];
    const site = new PlannedSite({
      files: { 'content/docs/mars.md': '[](op:founded)' },
      config: { openapi: { layout } },
      api: apiOf({ operations: [operationOf({ slug: 'settle', callbacks })] }),
    });
    expect(site.problems).toEqual([]);
    expect(site.urls('/docs/mars')).toEqual([url]);
  });

  it('has method and title as its default text', () => {
    expect(mars('[](op:getPlanet)').html('/docs/mars')).toContain(
      '<span class="method method-get">GET </span>Get a planet</a>',
    );
  });

  it('keeps its own text', () => {
    const html = mars('[ask for one](op:getPlanet)').html('/docs/mars');
    expect(html).toContain('>ask for one</a>');
    expect(html).not.toContain('class="method');
  });
});
