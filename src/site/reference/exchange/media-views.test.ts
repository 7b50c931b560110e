import { expect, test } from 'vitest';
import { apiOf, operationOf, text } from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { Example } from '../../../openapi/api/example.js';
import type { MediaType } from '../../../openapi/api/media-type.js';
import type { MediaView } from '../../page-props/exchange-view.js';

test('a body shows its form in XML only where it may be XML', () => {
  const schema = { ...text, xml: { name: 'planet', attribute: false, wrapped: false } };
  const hasXml = (type: string) =>
    viewsOf([{ type, schema, examples: [] }]).some((one) => one.schema?.xml !== undefined);
  const types = ['application/json', 'application/xml', 'image/svg+xml', '*/*'];
  expect(types.filter(hasXml)).toEqual(types.slice(1));
});

test('media types with the same body show it once, with the examples that differ', () => {
  const own = viewsOf([
    { type: 'application/json', schema: text, examples: [example('"Mars"')] },
    { type: 'application/yaml', schema: text, examples: [example('"Mars"')] },
    { type: 'text/plain', schema: text, examples: [example('Mars')] },
    { type: 'application/xml', schema: text, examples: [] },
  ]);
  expect(
    own.map(({ sameAs, schema, examples }) => [sameAs, schema?.type, examples.length]),
  ).toEqual([
    [undefined, 'string', 1],
    ['application/json', undefined, 0],
    ['application/json', undefined, 1],
    [undefined, 'string', 0],
  ]);
});

test('a response with the body of another one shows only the examples of its author', () => {
  const response = (status: string, ...examples: readonly Example[]) => ({
    ...{ status, headers: [], description: undefined },
    media: [{ type: 'application/json', schema: text, examples }],
  });
  const generated = { ...example('"text"'), generated: true };
  const responses = [
    response('200', generated),
    response('201', generated),
    response('202', example('"Mars"')),
  ];
  const operations = [operationOf({ slug: 'look', responses })];
  const site = new PlannedSite({ files: {}, api: apiOf({ operations, schemas: [] }) });
  const views = site.content('/api/planets/look', 'operation').responses;
  expect(
    views.map(({ sameAs, media: [body] }) => [sameAs, body?.schema?.type, body?.examples.length]),
  ).toEqual([
    [undefined, 'string', 1],
    ['200', undefined, 0],
    ['200', undefined, 1],
  ]);
});

function example(code: string): Example {
  const shown = { language: 'json', text: code, html: code };
  return { name: 'example', generated: false, code: shown };
}

function viewsOf(media: readonly MediaType[]): readonly MediaView[] {
  const operations = [operationOf({ slug: 'look', requestBody: { required: true, media } })];
  const site = new PlannedSite({ files: {}, api: apiOf({ operations, schemas: [] }) });
  return site.content('/api/planets/look', 'operation').requestBody?.media ?? [];
}
