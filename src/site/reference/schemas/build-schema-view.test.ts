import { expect, it } from 'vitest';
import {
  apiOf,
  namedSchema,
  objectOf,
  schemaOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';

it('shows neither empty examples nor those that repeat the only value', () => {
  const example = (value: string) => ({ ...text, examples: [{ value }] });
  const only = schemaOf({ const: { value: 'moon' }, examples: [{ value: 'moon' }] });
  const fields = objectOf({ name: example('Io'), note: example(''), kind: only });
  const api = apiOf({ schemas: [namedSchema('Moon', fields)] });
  const { schema } = new PlannedSite({ files: {}, api }).content('/api/schemas/moon', 'schema');
  expect(schema.fields.map((field) => field.schema.examples)).toEqual([[{ value: 'Io' }], [], []]);
});
