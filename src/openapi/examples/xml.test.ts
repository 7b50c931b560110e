import { describe, expect, it } from 'vitest';
import type { ApiSchema } from '../api/schema.js';
import { anySchema } from '../normalize/schema-draft.js';
import { writeXml } from './xml.js';

const xml = (more: Partial<NonNullable<ApiSchema['xml']>>): ApiSchema['xml'] => ({
  attribute: false,
  wrapped: false,
  ...more,
});
const text: ApiSchema = { ...anySchema, types: ['string'] };
const field = (name: string, schema: ApiSchema) => ({ name, required: false, schema });
const list = (items: ApiSchema, more?: ApiSchema['xml']): ApiSchema => ({
  ...anySchema,
  types: ['array'],
  items,
  xml: more,
});

describe('an XML example', () => {
  it('uses the names, attributes, prefixes and wrapped arrays of the schema', () => {
    const moon: ApiSchema = {
      ...anySchema,
      properties: [field('name', text)],
      xml: xml({ name: 'moon' }),
    };
    const planet: ApiSchema = {
      ...anySchema,
      xml: xml({ name: 'planet', prefix: 'sky', namespace: 'https://example.com/sky' }),
      properties: [
        field('id', { ...text, xml: xml({ attribute: true }) }),
        field('note', text),
        field('moons', list({ ...anySchema, ref: 'Moon' }, xml({ wrapped: true }))),
        field('colors', list(text, xml({ name: 'color' }))),
      ],
    };
    const value = {
      id: 'e<1>',
      note: 'a & b',
      moons: [{ name: 'Io' }],
      colors: ['red', 'blue'],
      other: null,
    };
    const written = writeXml(value, { ...anySchema, ref: 'Planet' }, (name) =>
      name === 'Moon' ? moon : planet,
    );
    expect(`\n${written}\n`).toMatchInlineSnapshot(`
      "
      <sky:planet xmlns:sky="https://example.com/sky" id="e&lt;1&gt;">
        <note>a &amp; b</note>
        <moons>
          <moon>
            <name>Io</name>
          </moon>
        </moons>
        <color>red</color>
        <color>blue</color>
        <other/>
      </sky:planet>
      "
    `);
  });

  it('uses attributes and CDATA as OpenAPI 3.2 defines', () => {
    const schema: ApiSchema = {
      ...anySchema,
      xml: xml({ name: 'star' }),
      properties: [
        field('kind', { ...text, xml: xml({ attribute: true, nodeType: 'attribute' }) }),
        field('words', { ...text, xml: xml({ nodeType: 'cdata' }) }),
      ],
    };
    expect(writeXml({ kind: 'dwarf', words: 'a < b' }, schema, () => undefined)).toBe(
      '<star kind="dwarf"><![CDATA[a < b]]></star>',
    );
  });
});
