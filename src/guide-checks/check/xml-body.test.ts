import { expect, it } from 'vitest';
import { planetsInTests, shownFindings } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import { checkXml } from './xml-body.js';

const planets = planetsInTests();

function found(text: string, isNamed = true): readonly string[] {
  const [media] = planets().operation('addOrder').requestBody?.media ?? [];
  if (media === undefined) throw new Error('The operation has no body.');
  return shownFindings(checkXml(plainSourceText(text), media, isNamed, planets().context), text);
}

it('accepts elements as the schema names them, attributes and wrapped lists', () => {
  const items = '<items><item><name>Ring</name></item></items>';
  expect(found(`<Order number="1"><placed>now</placed>${items}</Order>`)).toEqual([]);
});

it('reports another root element', () => {
  expect(found('<Receipt><placed/></Receipt>')).toEqual([
    expect.stringMatching(/^drift\/invalid-value: .*<Order>, not <Receipt>/),
  ]);
});

it('reports missing elements, and unlisted ones as a warning', () => {
  expect(found('<Order><nots/></Order>')).toEqual([
    expect.stringMatching(/^drift\/missing-field: .*placed/),
    expect.stringMatching(/^\?drift\/unknown-field: .*nots.*did you mean note\?\)/),
  ]);
});

it('reports elements that are missing inside a wrapped list', () => {
  expect(found('<Order><placed/><items><item/></items></Order>')).toEqual([
    expect.stringMatching(/^drift\/missing-field: .*name/),
  ]);
});

it('reports a text that is no XML, as a warning if the block names no operation', () => {
  expect(found('<Order>')).toEqual([expect.stringMatching(/^drift\/invalid-xml/)]);
  expect(found('<Order>', false)).toEqual([expect.stringMatching(/^\?drift\/invalid-xml/)]);
});
