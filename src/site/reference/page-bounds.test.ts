import { describe, expect, test } from 'vitest';
import { apiOf, objectOf, operationOf, schemaOf, text } from '../../../test/build/planets-api.js';
import { PlannedSite } from '../../../test/build/planned-site.js';
import type { Operation } from '../../openapi/api/operation.js';
import type { OperationView } from '../page-props/operation-view.js';

const whole = { name: 'openapi.yaml', url: '/api/openapi.yaml' };
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function shown(parts: Partial<Operation>): OperationView {
  const operations = [operationOf({ slug: 'look', ...parts })];
  const site = new PlannedSite({ files: {}, api: apiOf({ operations, schemas: [] }) });
  return site.content('/api/planets/look', 'operation');
}

describe('a very large operation page', () => {
  test('shows fields of the first responses and links the rest', () => {
    const planet = objectOf(Object.fromEntries(times(100, (index) => [`f${index}`, text])));
    const { responses } = shown({
      responses: times(60, (index) => ({
        status: String(200 + index),
        headers: [],
        media: [
          { type: 'application/json', schema: { ...planet, title: `${index}` }, examples: [] },
        ],
      })),
    });
    const schemas = responses.map(({ media }) => media[0]?.schema);
    expect(schemas[0]?.fields).toHaveLength(100);
    expect(schemas.filter((schema) => schema?.fields.length === 100)).toHaveLength(40);
    expect(schemas.at(-1)).toMatchObject({ fields: [], hiddenFields: 100, hiddenAt: whole });
  });

  test('lists a thousand enum values and links the rest', () => {
    const values = times(1200, (value) => ({ value }));
    const [group] = shown({
      parameters: [
        {
          name: 'star',
          in: 'query',
          required: false,
          deprecated: false,
          schema: schemaOf({ types: ['integer'], enum: values }),
          examples: [],
        },
      ],
    }).parameters;
    const { enum: listed = [], moreValues } = group?.fields[0]?.schema ?? {};
    expect(listed).toHaveLength(1000);
    expect(moreValues).toEqual({ count: 200, at: whole });
  });

  test('shows examples within the size limit and links the rest', () => {
    const examples = times(6, (index) => ({
      name: `night-${index}`,
      generated: false,
      code: { language: 'json', text: 'x'.repeat(100_000), html: '' },
    }));
    const [response] = shown({
      responses: [
        {
          status: '200',
          headers: [],
          media: [{ type: 'application/json', schema: text, examples }],
        },
      ],
    }).responses;
    expect(response?.media[0]?.examples.map(({ name }) => name)).toEqual(
      times(4, (index) => `night-${index}`),
    );
    expect(response?.media[0]?.externalExamples).toMatchObject([
      { label: 'night-4', url: whole.url, isLink: true },
      { label: 'night-5' },
    ]);
  });
});
