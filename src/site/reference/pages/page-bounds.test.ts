import { describe, expect, test } from 'vitest';
import {
  apiOf,
  described,
  manyFieldsOperation,
  namedSchema,
  objectOf,
  operationOf,
  refTo,
  schemaOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { Example } from '../../../openapi/api/example.js';
import type { MediaType } from '../../../openapi/api/media-type.js';
import type { Operation } from '../../../openapi/api/operation.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { MediaView } from '../../page-props/exchange-view.js';
import type { OperationView } from '../../page-props/operation-view.js';

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
    expect(schemas.at(-1)).toMatchObject({
      fields: [],
      hiddenFields: 100,
      hiddenAt: { name: 'All fields' },
    });
  });

  test('links fields written in it that it has no room for to the page with all fields', () => {
    const site = new PlannedSite({
      files: {},
      api: apiOf({ operations: [manyFieldsOperation('look'), operationOf({ slug: 'listen' })] }),
    });
    const route = '/api/planets/look/all-fields';
    const moons = ({ requestBody }: OperationView) => requestBody?.media[0]?.schema?.fields[0];
    const linked = moons(site.content('/api/planets/look', 'operation'));
    expect(linked).toMatchObject({
      id: 'body.moons',
      schema: { fields: [], hiddenFields: 600, hiddenAt: { url: `${route}#body.moons` } },
    });
    const whole = moons(site.content(route, 'all-fields').operation);
    expect([whole?.id, whole?.schema.fields.length]).toEqual(['body.moons', 600]);
    const { pages } = site.site;
    const page = pages.find((one) => one.route === route);
    expect([page?.noIndex, page?.markdown, page?.build().record]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(pages.filter((one) => one.route.endsWith('all-fields'))).toHaveLength(1);
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

  test('shows the examples that fit and links the rest', () => {
    const lines = (start: string) => times(900, (index) => `${start} ${index}`).join('\n');
    const media = shownExamples([lines('moon'), lines('sun')]);
    expect(media?.examples.map(({ name }) => name)).toEqual(['night-0', 'night-1']);
    const many = shownExamples(times(20, (index) => lines(`planet ${index}`)));
    const { examples = [], externalExamples = [] } = many ?? {};
    expect(examples.map(({ name }) => name)).toEqual(['night-0', 'night-1']);
    expect(externalExamples).toHaveLength(18);
    expect(externalExamples[0]).toMatchObject({ label: 'night-2', url: whole.url, isLink: true });
  });

  test('shows the beginning of a long example and links all of it', () => {
    const lines = times(20_000, (index) => `<i>"${index}"</i>`);
    const media = shownExamples([lines.join('\n')]);
    const code = media?.examples[0]?.code;
    expect(code?.text).toMatch(/^<i>"0"[\s\S]*\n…$/);
    expect(code?.text.length).toBeLessThan(30_000);
    expect(code?.html.split('\n')).toHaveLength(code?.text.split('\n').length ?? 0);
    expect(media?.examples[0]?.completeUrl).toBe(whole.url);
    expect(media?.externalExamples).toEqual([]);
  });

  test('offers all examples of a request in the samples', () => {
    const lines = (start: number) => times(900, (index) => `${start} ${index}`).join('\n');
    const examples = times(20, (index) => exampleOf(`night-${index}`, lines(index)));
    const media = { type: 'application/json', schema: text, examples };
    const { requestBody } = shown({ requestBody: { required: true, media: [media] } });
    const [body] = requestBody?.media ?? [];
    expect(body?.examples.length).toBeLessThan(20);
    expect(body?.allExamples?.map(({ label }) => label)).toEqual(
      times(20, (index) => `night-${index}`),
    );
  });

  test('links the schemas in bodies, then those of responses', () => {
    const fieldCounts = (count: number, length: number) => {
      const fields = times(count, (index) => {
        const description = described(`Field ${index} ${words(index, length)}`);
        return [`f${index}`, schemaOf({ ...text, description })] as const;
      });
      const body = objectOf({ ...Object.fromEntries(fields), moon: refTo('Moon') });
      const operation = operationOf({
        slug: 'look',
        requestBody: { required: true, media: [jsonOf(body)] },
        responses: [{ status: '200', headers: [], media: [jsonOf(refTo('Seen'))] }],
      });
      const schemas = ['Moon', 'Seen'].map((name) => namedSchema(name, objectOf({ at: text })));
      const site = new PlannedSite({
        files: {},
        api: apiOf({ operations: [operation], schemas }),
      });
      const { requestBody, responses } = site.content('/api/planets/look', 'operation');
      const moon = requestBody?.media[0]?.schema?.fields.find(({ name }) => name === 'moon');
      return [moon?.schema, responses[0]?.media[0]?.schema].map((one) => one?.fields.length);
    };
    expect(fieldCounts(10, 100)).toEqual([1, 1]);
    expect(fieldCounts(100, 400)).toEqual([0, 0]);
  });
});

function jsonOf(schema: ApiSchema): MediaType {
  return { type: 'application/json', schema, examples: [] };
}

/** Returns different words for each number. */
function words(seed: number, length: number): string {
  return times(length / 5, (index) => ((seed * 7919 + index * 104_729) % 46_656).toString(36)).join(
    ' ',
  );
}

function exampleOf(name: string, code: string): Example {
  return { name, generated: false, code: { language: 'json', text: code, html: code } };
}

/** Returns the body of a response with examples of these texts. */
function shownExamples(texts: readonly string[]): MediaView | undefined {
  const examples = texts.map((code, index) => exampleOf(`night-${index}`, code));
  const [response] = shown({
    responses: [
      {
        status: '200',
        headers: [],
        media: [{ type: 'application/json', schema: text, examples }],
      },
    ],
  }).responses;
  return response?.media[0];
}
