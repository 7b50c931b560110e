import { expect, test } from 'vitest';
import { renderedMarkup } from '../../markup.test.data.js';
import { SchemaDiscriminator } from './SchemaDiscriminator.js';

const moon = { name: 'Moon', url: '/api/schemas/moon' };
const planet = { name: 'Planet', url: '/api/schemas/planet' };
const text = (html: string): string => html.replaceAll(/<wbr\/?>|<[^>]+>/g, '');

test('SchemaDiscriminator names a schema once that several values select', () => {
  const values = [
    { value: 'io', schema: moon },
    { value: 'mars', schema: planet },
    { value: 'titan', schema: moon },
  ];
  const html = renderedMarkup(<SchemaDiscriminator discriminator={{ field: 'name', values }} />);
  expect(html.match(/\/api\/schemas\/moon/g)).toHaveLength(1);
  expect(text(html)).toContain('io, titanMoon');
  expect(html).not.toContain('<details');
});

test('SchemaDiscriminator collapses more values than are listed open', () => {
  const values = Array.from({ length: 21 }, (_, index) => ({ value: `m${index}`, schema: moon }));
  const html = renderedMarkup(<SchemaDiscriminator discriminator={{ field: 'name', values }} />);
  expect(html).toContain('<details');
});
