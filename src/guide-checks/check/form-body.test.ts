import { describe, expect, it } from 'vitest';
import { planetsInTests, shownDiagnostics } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import { checkForm, readFormFields } from './form-body.js';

const planets = planetsInTests();

function found(form: string, { isWhole = true } = {}): readonly string[] {
  const [media] = planets().operation('sendReport').requestBody?.media ?? [];
  if (media === undefined) throw new Error('The operation has no body.');
  const fields = readFormFields(plainSourceText(form));
  const missingAt = isWhole ? { start: 0, end: 5 } : undefined;
  return shownDiagnostics(checkForm(fields, media, missingAt, planets().context), form);
}

it('reads the fields of a form, also without values and on several lines', () => {
  const fields = readFormFields(plainSourceText('name=Ann&\nage=5&open'));
  expect(fields.map(({ name, value }) => [name.text, value?.text])).toEqual([
    ['name', 'Ann'],
    ['age', '5'],
    ['open', ''],
  ]);
});

describe('a form', () => {
  it('is accepted with single values, lists and objects', () => {
    expect(found('title=Moons&pages=2&tags[]=a&tags[]=b&place[ra]=1')).toEqual([]);
  });

  it('is reported with unknown and missing fields', () => {
    expect(found('titel=Moons')).toEqual([
      expect.stringMatching(/^\?guide\/unknown-field: .*titel.*did you mean title\?\) → titel$/),
      expect.stringMatching(/^guide\/missing-field: .*title.* → titel$/),
    ]);
  });

  it('is reported with values of the wrong type and outside of an enumeration', () => {
    expect(found('title=Moons&pages=many&kind=shrt')).toEqual([
      expect.stringMatching(/^guide\/invalid-value: .*pages.* → many$/),
      expect.stringMatching(/^guide\/invalid-value: .*kind.*did you mean "short"\?\) → shrt$/),
    ]);
  });

  it('may leave out required fields if the example is only a part', () => {
    expect(found('pages=2', { isWhole: false })).toEqual([]);
    expect(found('{field}=2')).toEqual([]);
  });
});
