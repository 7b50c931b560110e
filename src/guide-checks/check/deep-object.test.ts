import { expect, it } from 'vitest';
import { planetsInTests, shownDiagnostics } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import { checkDeepObject } from './deep-object.js';

const planets = planetsInTests();

/** Checks pairs such as `filter[kind]=rock`. */
function found(...pairs: readonly string[]): readonly string[] {
  const { context, operation } = planets();
  const list = operation('listPlanets');
  const filter = list.parameters.find(({ name }) => name === 'filter');
  if (filter === undefined) throw new Error('There is no parameter filter.');
  const source = pairs.join('&');
  let start = 0;
  const written = pairs.map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    const at = start;
    start += pair.length + 1;
    return {
      name,
      source: plainSourceText(name, at),
      value: plainSourceText(value, at + name.length + 1),
    };
  });
  const asked = { parameter: filter, operation: list, span: { start: 0, end: source.length } };
  return shownDiagnostics(checkDeepObject(written, asked, context), source);
}

it('accepts nested properties, lists and placeholders', () => {
  expect(found('filter[kind]=rock', 'filter[mass][min]=2.5', 'filter[moons][]=1')).toEqual([]);
  expect(found('filter[kind]={kind}')).toEqual([]);
});

it('reports unknown properties with the closest name', () => {
  expect(found('filter[kinds]=rock')).toEqual([
    expect.stringMatching(
      /^guide\/unknown-parameter: .*filter\[kinds\].*did you mean filter\[kind\]\?\) → filter\[kinds\]$/,
    ),
  ]);
});

it('reports wrong values and missing properties', () => {
  expect(found('filter[kind]=rok', 'filter[mass][unit]=kg')).toEqual([
    expect.stringMatching(/^guide\/missing-parameter: .*filter\[mass\]\[min\]/),
    expect.stringMatching(
      /^guide\/invalid-parameter: .*filter\[kind\].*did you mean "rock"\?\) → rok$/,
    ),
  ]);
  expect(found('filter[mass][min]=heavy')).toEqual([
    expect.stringMatching(/^guide\/invalid-parameter: .*filter\[mass\]\[min\].* → heavy$/),
  ]);
});
