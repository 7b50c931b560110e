import { describe, expect, it } from 'vitest';
import {
  apiOf,
  described,
  namedSchema,
  objectOf,
  operationOf,
  refTo,
  schemaOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { ExampleView } from '../../page-props/exchange-view.js';
import type { FieldView } from '../../page-props/schema-view.js';
import { estimatedBytes, fullBudget, maxPageBytes, pageBudgets } from './page-budget.js';

/** Words that differ from field to field, as compression shortens repetitions. */
function words(seed: number): string {
  let state = seed + 1;
  const next = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(36);
  };
  return Array.from({ length: 40 }, next).join(' ');
}

const distance = objectOf({ 'unit!': text, 'value!': text });
const crew = objectOf(
  Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`seat${index}!`, text])),
);

/** An object with that many fields. */
function wide(count: number): ApiSchema {
  return objectOf(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, text])),
  );
}

/**
 * The numbers of fields that the alternatives of a request body show, in a description with hundreds of schemas. The
 * body also has a number of fields with long descriptions.
 */
function shownInAlternatives(count: number, sizes: readonly number[]): readonly number[] {
  const long = Array.from({ length: count }, (_, index): [string, ApiSchema] => [
    `field${index}`,
    { ...text, description: described(words(index)) },
  ]);
  const cargo = schemaOf({
    alternatives: [{ keyword: 'oneOf', schemas: sizes.map((size) => refTo(`Cargo${size}`)) }],
  });
  const schema = objectOf({ cargo, ...Object.fromEntries(long) });
  const media = [{ type: 'application/json', schema, encoding: [], examples: [] }];
  const operation = operationOf({
    slug: 'load',
    method: 'POST',
    requestBody: { required: true, media },
  });
  const schemas = [
    ...sizes.map((size) => namedSchema(`Cargo${size}`, wide(size))),
    ...Array.from({ length: 600 }, (_, index) => namedSchema(`Star${index}`, distance)),
  ];
  const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation], schemas }) });
  const [body] = site.content('/api/planets/load', 'operation').requestBody?.media ?? [];
  const [group] = body?.schema?.fields[0]?.schema.alternatives ?? [];
  return group?.schemas.map((option) => option.schema.fields.length) ?? [];
}

/** The numbers of fields that a request body shows of its own, in a description with hundreds of schemas. */
function shownInBody(properties: Record<string, ApiSchema>): Record<string, number> {
  const schema = objectOf(properties);
  const media = [{ type: 'application/json', schema, encoding: [], examples: [] }];
  const requestBody = { required: true, media };
  const operation = operationOf({ slug: 'load', method: 'POST', requestBody });
  const schemas = [
    namedSchema('Ship', wide(40)),
    ...Array.from({ length: 600 }, (_, index) => namedSchema(`Star${index}`, distance)),
  ];
  const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation], schemas }) });
  const [body] = site.content('/api/planets/load', 'operation').requestBody?.media ?? [];
  return Object.fromEntries(
    body?.schema?.fields.map((field) => {
      const { fields, items } = field.schema;
      return [field.name, (items?.fields ?? fields).length];
    }) ?? [],
  );
}

/** The fields of a request body with a number of fields with long descriptions. */
function bodyFields(count: number): readonly FieldView[] {
  const long = Array.from({ length: count }, (_, index) => [
    `field${index}`,
    { ...text, description: described(words(index)) },
  ]);
  const schema = objectOf({
    'distance!': refTo('Distance'),
    'crew!': refTo('Crew'),
    detour: refTo('Distance'),
    ...Object.fromEntries(long),
  });
  const media = [{ type: 'application/json', schema, encoding: [], examples: [] }];
  const operation = operationOf({
    slug: 'fly',
    method: 'POST',
    requestBody: { required: true, media },
  });
  const schemas = [namedSchema('Distance', distance), namedSchema('Crew', crew)];
  const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation], schemas }) });
  const [body] = site.content('/api/planets/fly', 'operation').requestBody?.media ?? [];
  return body?.schema?.fields ?? [];
}

/** The examples of the response with that many lines, of an operation with so many fields with long descriptions. */
function responseExamples(count: number, lines: number): readonly ExampleView[] {
  const long = Array.from({ length: count }, (_, index): [string, ApiSchema] => [
    `field${index}`,
    { ...text, description: described(words(index)) },
  ]);
  const code = Array.from({ length: lines }, (_, index) => `  "moon${index}": ${index},`).join(
    '\n',
  );
  const json = { type: 'application/json', encoding: [] };
  const example = {
    name: 'example',
    generated: true,
    code: { language: 'json', text: code, html: code },
  };
  const operation = operationOf({
    slug: 'land',
    method: 'POST',
    requestBody: {
      required: true,
      media: [{ ...json, schema: objectOf(Object.fromEntries(long)), examples: [] }],
    },
    responses: [
      { status: '200', headers: [], links: [], media: [{ ...json, examples: [example] }] },
    ],
  });
  const site = new PlannedSite({ files: {}, api: apiOf({ operations: [operation] }) });
  const [response] = site.content('/api/planets/land', 'operation').responses;
  return response?.media[0]?.examples ?? [];
}

const shown = (fields: readonly FieldView[]): Record<string, number> =>
  Object.fromEntries(
    fields.slice(0, 3).map(({ name, schema }) => [name, schema.fields.length] as const),
  );

describe('the budget of an operation page', () => {
  it('shows all nested fields of a light page', () => {
    expect(shown(bodyFields(3))).toEqual({ distance: 2, crew: 9, detour: 2 });
  });

  it('shows only small required objects in place on a heavy page', () => {
    expect(shown(bodyFields(400))).toEqual({ distance: 2, crew: 0, detour: 0 });
  });

  it('shows the first lines of a response on the heaviest pages', () => {
    const [example] = responseExamples(400, 100);
    expect(example?.completeUrl).toBeDefined();
    expect(example?.code.text.split('\n').length).toBeGreaterThan(10);
    expect(example?.code.text.length).toBeLessThan(500);
  });
});

describe('the first of several large alternatives', () => {
  it('shows its fields on a light page', () => {
    expect(shownInAlternatives(3, [50, 51])).toEqual([50, 0]);
  });

  it('is a link if it has more fields than a page should repeat', () => {
    expect(shownInAlternatives(3, [70, 71])).toEqual([0, 0]);
  });

  it('is a link on a heavy page', () => {
    expect(shownInAlternatives(55, [50, 51])).toEqual([0, 0]);
  });
});

describe('a large object in a light body', () => {
  const ship = refTo('Ship');

  it('shows its fields if the body only wraps it', () => {
    expect(shownInBody({ ship })).toEqual({ ship: 40 });
    const list = schemaOf({ types: ['array'], items: ship });
    expect(shownInBody({ ships: list, count: text })).toEqual({ ships: 40, count: 0 });
  });

  it('is a link beside another one or many fields', () => {
    expect(shownInBody({ ship, other: ship })).toEqual({ ship: 0, other: 0 });
    const others = Object.fromEntries('abcdefg'.split('').map((name) => [name, text]));
    expect(shownInBody({ ship, ...others })).toMatchObject({ ship: 0 });
  });
});

describe('estimate of the bytes of a page', () => {
  it('grows with the pages in the sidebar, with fields, pickers and texts', () => {
    const empty = estimatedBytes({}, 0);
    expect(empty).toBeLessThan(maxPageBytes);
    expect(estimatedBytes({}, 100)).toBeGreaterThan(empty + 900);
    expect(estimatedBytes({ fields: [] }, 0)).toBeGreaterThan(empty + 1);
    expect(estimatedBytes({ isChoice: true }, 0)).toBeGreaterThan(empty + 15);
    const linked = (hiddenFields: number) =>
      estimatedBytes({ isChoice: true, schemas: [{ schema: { ref: {}, hiddenFields } }] }, 0);
    expect(linked(1)).toBeLessThan(linked(0));
    expect(estimatedBytes({ description: words(1) }, 0)).toBeGreaterThan(empty + 150);
  });

  it('counts code once, as its highlighted HTML', () => {
    const code = { language: 'json', text: words(1), html: words(2) };
    const html = estimatedBytes([words(2)], 0);
    expect(Math.abs(estimatedBytes([code], 0) - html)).toBeLessThan(2);
  });

  it('are more if compressed fast', () => {
    const view = Array.from({ length: 20 }, (_, index) => ({
      id: `response-200.field${index}`,
      description: words(index).slice(0, 40),
    }));
    expect(estimatedBytes(view, 0, 1)).toBeGreaterThan(estimatedBytes(view, 0));
  });

  it('counts a repetition nearby as almost nothing, and one far away in full', () => {
    const once = estimatedBytes([words(1)], 0);
    expect(estimatedBytes([words(1), words(1)], 0)).toBeLessThan(once + 15);
    const between = Array.from({ length: 200 }, (_, index) => words(index + 2));
    const far = estimatedBytes([words(1), ...between, words(1)], 0);
    expect(far - estimatedBytes([words(1), ...between], 0)).toBeGreaterThan(100);
  });

  it('goes from the largest budget to one without optional nested schemas', () => {
    expect(pageBudgets[0]).toEqual({ ...fullBudget, opensMainObjects: true });
    expect(pageBudgets.at(-1)).toMatchObject({ linksNested: 'most', nodes: 0 });
  });

  it('prefers the main objects to small optional ones', () => {
    const main = pageBudgets.findLastIndex(({ opensMainObjects }) => opensMainObjects);
    const optional = pageBudgets.findIndex(
      ({ linksNested, opensMainObjects }) => linksNested === 'optional' && !opensMainObjects,
    );
    expect(pageBudgets[main]?.linksNested).toBe('most');
    expect(main).toBeLessThan(optional);
  });
});
