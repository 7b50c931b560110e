import { expect, it } from 'vitest';
import {
  apiOf,
  arrayOf,
  described,
  namedSchema,
  objectOf,
  schemaOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { Json } from '../../../json-schema/json.js';

it('shows neither empty examples nor those that repeat another, the only value or the default', () => {
  const example = (value: string) => ({ ...text, examples: [{ value }, { value }] });
  const only = schemaOf({ const: { value: 'moon' }, examples: [{ value: 'moon' }] });
  const usual = { ...example('Sol'), default: { value: 'Sol' } };
  const fields = objectOf({ name: example('Io'), note: example(''), kind: only, star: usual });
  const api = apiOf({ schemas: [namedSchema('Moon', fields)] });
  const { schema } = new PlannedSite({ files: {}, api }).content('/api/schemas/moon', 'schema');
  expect(schema.fields.map((field) => field.schema.examples)).toEqual([
    [{ value: 'Io' }],
    [],
    [],
    [],
  ]);
});

it('omits descriptions that repeat the name of their field', () => {
  const fields = objectOf({
    moonName: { ...text, description: described('Moon name.') },
    planet: { ...text, description: described('The planet.') },
  });
  const api = apiOf({ schemas: [namedSchema('Moon', fields)] });
  const { schema } = new PlannedSite({ files: {}, api }).content('/api/schemas/moon', 'schema');
  const texts = schema.fields.map((field) => field.schema.description);
  expect(texts).toEqual([undefined, expect.stringContaining('The planet.')]);
});

it('describes items only if their array does not say the same', () => {
  const moon = { ...text, description: described('A moon.') };
  const fields = objectOf({
    same: { ...arrayOf(moon), description: described('A moon.') },
    other: { ...arrayOf(moon), description: described('All moons.') },
  });
  const api = apiOf({ schemas: [namedSchema('Moons', fields)] });
  const { schema } = new PlannedSite({ files: {}, api }).content('/api/schemas/moons', 'schema');
  expect(schema.fields.map((field) => field.schema.items?.description !== undefined)).toEqual([
    false,
    true,
  ]);
});

it('gives an array the description and title of items that have no other facts', () => {
  const moon = { ...text, title: 'Moon', description: described('A moon.') };
  const fields = objectOf({
    bare: arrayOf(moon),
    limited: arrayOf({ ...moon, examples: [{ value: 'Io' }] }),
  });
  const api = apiOf({ schemas: [namedSchema('Moons', fields)] });
  const { schema } = new PlannedSite({ files: {}, api }).content('/api/schemas/moons', 'schema');
  const about = { title: 'Moon', description: expect.stringContaining('A moon.') };
  expect(schema.fields.map((field) => field.schema)).toMatchObject([
    { ...about, items: undefined },
    { title: undefined, description: undefined, items: { ...about, type: '' } },
  ]);
});

it('omits examples of objects in an array, which are in those of the page', () => {
  const moon = objectOf({ name: text });
  const example = { examples: [{ value: [{ name: 'Io' }] }] };
  const fields = objectOf({
    moons: { ...arrayOf(schemaOf({ ref: 'Moon' })), ...example },
    others: { ...arrayOf(schemaOf({ types: ['object'] })), ...example },
  });
  const api = apiOf({ schemas: [namedSchema('Moon', moon), namedSchema('Moons', fields)] });
  const { schema } = new PlannedSite({ files: {}, api }).content('/api/schemas/moons', 'schema');
  expect(schema.fields.map((field) => field.schema.examples.length)).toEqual([0, 1]);
});

it('omits accepted values of items that the description of their array lists', () => {
  const kind = schemaOf({ types: ['string'], enum: [{ value: 'moon' }, { value: 'star' }] });
  const kinds = { ...arrayOf(kind), description: described('Kinds:\n\n- `moon`\n- `star`') };
  const api = apiOf({ schemas: [namedSchema('Kinds', kinds)] });
  const { schema } = new PlannedSite({ files: {}, api }).content('/api/schemas/kinds', 'schema');
  expect(schema.items).toBeUndefined();
});

it.each<[string, string, readonly Json[], readonly Json[]]>([
  ['each value, in any order', '- `M`: Manual\n- `FU` file\n- `F`', ['F', 'FU', 'M', null], []],
  [
    'each value without code',
    'The kind:\n\n1. **moon**: small.\n2. "star" - large.',
    ['moon', 'star'],
    [],
  ],
  [
    'each value in a table',
    'Kinds:\n\n| Kind | Words |\n|-|-|\n| 1 | Moon |\n| 2 | Star |',
    [1, 2],
    [],
  ],
  ['each value in a paragraph', 'Kinds:\n\n`moon`: Small.\n\n`star`: Large.', ['moon', 'star'], []],
  ['each value in a list with gaps', '- `moon`\n\n- `star`: Large.', ['moon', 'star'], []],
  ['not every value', '- `moon`: small.\n- `stars`: large.', ['moon', 'star'], ['moon', 'star']],
  ['more than the values', '- `moon`\n- `star`\n- `comet`', ['moon', 'star'], ['moon', 'star']],
  ['values in a sentence', 'A `moon` or `star`.', ['moon', 'star'], ['moon', 'star']],
])(
  'shows accepted values only if the description does not list them all: %s',
  (_, markdown, values, shown) => {
    const kind = schemaOf({
      types: ['string'],
      enum: values.map((value) => ({ value })),
      description: described(markdown),
    });
    const api = apiOf({ schemas: [namedSchema('Kind', kind)] });
    const { schema } = new PlannedSite({ files: {}, api }).content('/api/schemas/kind', 'schema');
    expect(schema.enum.map(({ value }) => value)).toEqual(shown);
  },
);
