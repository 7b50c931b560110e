import { beforeAll, describe, expect, test } from 'vitest';
import { AllSchemaKeywords } from './all-schema-keywords.js';

let reference: AllSchemaKeywords;
beforeAll(async () => {
  reference = await AllSchemaKeywords.open();
});

/** What each keyword looks like to a reader who neither clicks nor runs scripts, by the page of its schema. */
const seen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sheet: {
    title: 'Pressed plant',
    description: 'What lies in the folder.',
    externalDocs: 'Read more: How sheets are kept.',
    xml: 'XML element <hb:sheet xmlns:hb="https://herbarium.example.com/ns">',
    'title of a field': 'genus string required Genus in Latin',
    minLength: 'min length 3',
    maxLength: 'max length 40',
    pattern: 'pattern ^[A-Z]',
    examples: 'example Rosa , Salix',
    readOnly: 'number integer read-only',
    exclusiveMinimum: 'greater than 10',
    multipleOf: 'multiple of 5',
    'xml.attribute': 'XML attribute number="…"',
    'writeOnly and format': 'barcode string code-128 write-only',
    'nullable and deprecated': 'shelf string or null deprecated',
    default: 'default cellar',
    const: 'always plantae',
    'enum with names and descriptions': 't TREE Grows a trunk s SHRUB Many stems h HERB Dies back',
    'the type of constants': 'state integer',
    'oneOf of constants, one deprecated': '1 Fresh 2 Dry Kept in paper. deprecated',
    'a long example':
      'example { "country" : "Norway" , "region" : "Nordland" , "place" : "Saltfjellet" ,',
    'items with limits': 'Each item What was pressed. max length 12 example leaf',
    uniqueItems: 'unique items yes',
    'xml.wrapped': 'XML element around the items <parts>',
    'xml.nodeType': 'XML CDATA section of the parent element',
    'the schema of items': 'loans array of objects Loan 2 fields borrower string',
    'words beside $ref': 'The sheet it was taken from.',
    recursion: 'Contains itself: see Sheet .',
    'used by operations and schemas': 'Used by Add a sheet',
  },
  openness: {
    'additionalProperties: true': 'a1 string Other fields: any.',
    'additionalProperties: false': 'a2 string No other fields are accepted.',
    'a map': 'Any field name, each value integer minimum 7',
    'additionalProperties beside fields': 'a3 string Any other field boolean',
    'no additionalProperties': 'a4 string sealed',
    'unevaluatedProperties: false':
      'a5 string No fields other than those described here are accepted.',
    unevaluatedProperties: 'a6 string Fields not described otherwise number',
  },
  names: {
    patternProperties: 'Fields whose names match ^x- string max length 17',
    propertyNames: 'Names of all fields max length 23',
    'required, but described nowhere': 'unlisted is required.',
    minProperties: 'min properties 2',
    maxProperties: 'max properties 8',
  },
  rules: {
    dependentRequired: 'If country is present, vat is required.',
    'dependentRequired, several': 'If petals is present, sepals , vat are required.',
    dependentSchemas: 'If petals is present corolla string',
    if: 'When it matches country string required always NO',
    'then and else': 'then county string required otherwise county not allowed',
    not: 'Must not match poisonous is required.',
  },
  lists: {
    prefixItems: 'Position 1 string Latitude. Position 2 number',
    'items: false': 'No further items are accepted.',
    'items after prefixItems': 'All further positions boolean',
    contains: 'Contains at least 2 of string always rose',
    maxContains: 'max matching items 6',
    minItems: 'min items 4',
    maxItems: 'max items 99',
    'null in lists': 'array of arrays of integers or nulls',
    'limits of what lists in lists hold': 'Each item maximum 255',
  },
  texts: {
    contentMediaType: 'media type application/json',
    contentEncoding: 'encoding base64',
    contentSchema: 'Decoded content object printed string',
  },
  finder: {
    oneOf: 'One of, distinguished by kind one Expedition one Person',
    discriminator: 'The value of kind selects the schema one Person Expedition Expedition',
    defaultMapping: 'any other value, or none Expedition',
    'fields of all alternatives': 'leader string',
  },
  either: {
    'anyOf with rules only': 'Any of wild grown wild wild is required. grown grown is required.',
  },
  plant: { 'discriminator of heirs': 'The value of family selects the schema rosaceae Rose' },
  rose: { allOf: 'family string thorns integer' },
  nothing: { false: 'not allowed' },
  mixed: {
    'if with a type': 'When it matches string then min length 6',
    'not with a value': 'Must not match string always unknown',
  },
  alias: { 'a name for another name': 'borrower string' },
  loan: { 'used by webhooks': 'A sheet is lent' },
  lonely: { 'used by nothing': 'Nothing in this description uses this schema.' },
};

describe.each(Object.entries(seen))('page of the schema %s shows', (page, keywords) => {
  test.each(Object.entries(keywords))('%s', (_, words) => {
    expect(reference.seen(`/api/schemas/${page}`)).toContain(words);
  });
});

test('omits additional fields if the schema does not mention them', () => {
  expect(reference.seen('/api/schemas/lonely')).not.toMatch(/other field/i);
});

test('collapses a long list of enum values and shows its length', () => {
  const page = '/api/schemas/species';
  expect(reference.seen(page)).not.toContain('a24');
  expect(reference.said(page)).toContain('One of 24 values a01');
});

describe('schema anchors', () => {
  const pages = [
    ...Object.keys(seen).map((page) => `/api/schemas/${page}`),
    '/api/default/add-sheet',
  ];

  test.each(pages)('are unique on %s, and every in-page link resolves to one', (page) => {
    const html = reference.html(page);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    const links = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) =>
      decodeURIComponent(id),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each([
    ['sheet', 'field.finder.oneOf-2'],
    ['names', 'field.pattern-^x-'],
    ['openness', 'field.rest.additional'],
    ['lists', 'field.pair.position-2'],
    ['lists', 'field.bouquet.contains'],
    ['rules', 'field.if-1.country'],
    ['rules', 'field.then-1'],
    ['rules', 'field.not'],
    ['rules', 'field.dependent-petals.corolla'],
    ['texts', 'field.label.content.printed'],
  ])('exist on the page of %s for %s', (page, id) => {
    expect(reference.html(`/api/schemas/${page}`)).toContain(` id="${id}"`);
  });
});

test.each([
  ['sheet', 'XML: element `<hb:sheet xmlns:hb="https://herbarium.example.com/ns">`'],
  [
    'sheet',
    '- `genus` (string, required, min length `3`, max length `40`, pattern `^[A-Z]`): Genus in Latin',
  ],
  ['sheet', '`2` (Dry, Kept in paper., deprecated)'],
  ['names', '- Fields whose names match `^x-` (string, max length `17`)'],
  ['openness', '  - Any field name, each value (integer, minimum `7`)'],
  ['rules', '- If `country` is present, `vat` is required.'],
  ['rules', '- otherwise\n  - `county` (not allowed)'],
  ['lists', '  - Position 1 (string): Latitude.'],
  ['finder', '    - `one`: [Person](/api/schemas/person.md)'],
  ['lonely', 'Nothing in this description uses this schema.'],
])('Markdown of the schema %s includes %s', (page, words) => {
  expect(reference.markdown(`/api/schemas/${page}`)).toContain(words);
});
