import { expect, test } from 'vitest';
import { apiOf, operationOf, text } from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';

test('a body shows its form in XML only where it may be XML', () => {
  const schema = { ...text, xml: { name: 'planet', attribute: false, wrapped: false } };
  const types = ['application/json', 'application/xml', 'image/svg+xml', '*/*'];
  const media = types.map((type) => ({ type, schema, examples: [] }));
  const operations = [operationOf({ slug: 'look', requestBody: { required: true, media } })];
  const site = new PlannedSite({ files: {}, api: apiOf({ operations, schemas: [] }) });
  const { requestBody } = site.content('/api/planets/look', 'operation');
  const withXml = requestBody?.media.filter((one) => one.schema?.xml !== undefined);
  expect(withXml?.map(({ type }) => type)).toEqual(types.slice(1));
});
