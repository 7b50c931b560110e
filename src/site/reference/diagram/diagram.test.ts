import { describe, expect, it, test } from 'vitest';
import type { ApiSchema, Property } from '../../../openapi/api/schema.js';
import { findReferences } from './find-references.js';
import { idTarget } from './id-target.js';
import { layoutDiagram } from './layout-diagram.js';
import { shortLabels } from './short-labels.js';

const plain: ApiSchema = {
  types: [],
  nullable: false,
  enum: [],
  examples: [],
  limits: [],
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  properties: [],
  additional: 'unspecified',
  prefixItems: [],
  alternatives: [],
};
const text: ApiSchema = { ...plain, types: ['string'] };
const refTo = (ref: string): ApiSchema => ({ ...plain, ref });
const listOf = (items: ApiSchema): ApiSchema => ({ ...plain, types: ['array'], items });

function object(properties: Readonly<Record<string, ApiSchema>>): ApiSchema {
  const listed = Object.entries(properties).map(
    ([name, schema]): Property => ({ name, required: false, schema }),
  );
  return { ...plain, types: ['object'], properties: listed };
}

describe('references between schemas', () => {
  const found = (schemas: Readonly<Record<string, ApiSchema>>): string[] =>
    findReferences(new Map(Object.entries(schemas))).map(
      ({ from, to, field }) => `${from} -> ${to}: ${field}`,
    );

  it('are found by $ref, in lists, maps, alternatives and inline objects', () => {
    const either = { ...plain, alternatives: [{ keyword: 'oneOf', schemas: [refTo('Moon')] }] };
    const schemas = {
      Planet: object({
        star: refTo('Star'),
        moons: listOf(refTo('Moon')),
        rings: { ...object({}), additional: refTo('Ring') },
        first: either as ApiSchema,
        orbit: object({ center: refTo('Star') }),
        unlisted: refTo('Comet'),
      }),
      Star: object({}),
      Moon: object({}),
      Ring: object({}),
    };
    expect(found(schemas)).toEqual([
      'Planet -> Star: star',
      'Planet -> Moon: moons',
      'Planet -> Ring: rings',
      'Planet -> Moon: first',
      'Planet -> Star: orbit.center',
    ]);
  });

  it('are found by the names of fields with ids, but not for the own id', () => {
    const schemas = {
      Moon: object({ moon_id: text, planet_id: text, starIds: listOf(text), planet: text }),
      Planet: object({ moon_id: object({}) }),
      Star: object({}),
    };
    expect(found(schemas)).toEqual(['Moon -> Planet: planet_id', 'Moon -> Star: starIds']);
  });

  it('end at a schema that contains itself', () => {
    expect(found({ Node: object({ children: listOf(refTo('Node')) }) })).toEqual([
      'Node -> Node: children',
    ]);
  });
});

test.each([
  ['customer_id', ['Customer', 'CustomerGroup'], 'Customer'],
  ['customerId', ['CustomerCreate', 'InvoiceCreate'], 'CustomerCreate'],
  ['customer_external_id', ['Customer'], 'Customer'],
  ['invoice_line_item_id', ['InvoiceLineItemRead', 'InvoiceRead'], 'InvoiceLineItemRead'],
  ['customer_uuids', ['Customers'], 'Customers'],
  ['invoice_id', ['InvoiceLineItem'], undefined],
  ['id', ['Customer'], undefined],
  ['external_id', ['Customer'], undefined],
  ['paid', ['Pa'], undefined],
  ['customer_name', ['Customer'], undefined],
])('the field %s, beside %j, refers to %s', (field, names, target) => {
  expect(idTarget(field, names)).toBe(target);
});

test.each([
  [
    ['CustomerCreate', 'InvoiceCreate'],
    ['Customer', 'Invoice'],
  ],
  [
    ['CustomerRead', 'InvoiceCreate'],
    ['CustomerRead', 'InvoiceCreate'],
  ],
  [
    ['customer.v1.read', 'invoice.v1.read'],
    ['customer.v1', 'invoice.v1'],
  ],
  [
    ['InvoiceLineItem', 'CreditNoteLineItem'],
    ['InvoiceLineItem', 'CreditNoteLineItem'],
  ],
  [
    ['Create', 'InvoiceCreate'],
    ['Create', 'InvoiceCreate'],
  ],
  [['Invoice'], ['Invoice']],
])('the schemas %j have the labels %j', (names, labels) => {
  expect([...shortLabels(names).values()]).toEqual(labels);
});

describe('the layout of a diagram', () => {
  const labels = new Map([
    ['Moon', 'Moon'],
    ['Planet', 'Planet'],
    ['Star', 'Star'],
  ]);
  const references = [
    { from: 'Moon', to: 'Planet', field: 'planet_id' },
    { from: 'Planet', to: 'Star', field: 'star_id' },
    { from: 'Planet', to: 'Star', field: 'second_star_id' },
    { from: 'Star', to: 'Star', field: 'companion_id' },
  ];

  it('puts a schema below those it refers to, within the drawing and without overlap', () => {
    const { boxes, width, height } = layoutDiagram(labels, references);
    const [moon, planet, star] = ['Moon', 'Planet', 'Star'].map((name) => boxes.get(name));
    expect(moon?.y).toBeGreaterThan((planet?.y ?? 0) + (planet?.height ?? 0));
    expect(planet?.y).toBeGreaterThan((star?.y ?? 0) + (star?.height ?? 0));
    for (const box of boxes.values()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  it('has one arrow for two schemas, with all its fields, and a loop for a self-reference', () => {
    const { arrows } = layoutDiagram(labels, references);
    expect(arrows.map(({ fields }) => fields)).toEqual([
      ['planet_id'],
      ['star_id', 'second_star_id'],
      ['companion_id'],
    ]);
    for (const { line, head } of arrows) {
      expect(line).toMatch(/^M[\d. -]+[QCL]/);
      expect(head).toMatch(/z$/);
      expect(line + head).not.toContain('NaN');
    }
  });

  it('is the same for the same schemas, also with references in a cycle', () => {
    const cycle = [...references, { from: 'Star', to: 'Moon', field: 'moon_id' }];
    expect(layoutDiagram(labels, cycle)).toEqual(layoutDiagram(labels, cycle));
  });

  it('needs no references', () => {
    expect(layoutDiagram(new Map([['Moon', 'Moon']]), []).arrows).toEqual([]);
  });
});
