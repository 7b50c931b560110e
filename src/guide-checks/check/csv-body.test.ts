import { expect, it } from 'vitest';
import { planetsInTests, shownFindings } from '../../../test/support/guide-context.js';
import { plainSourceText } from '../source-text.js';
import { checkCsv } from './csv-body.js';

const planets = planetsInTests();

function found(...lines: readonly string[]): readonly string[] {
  const [media] = planets().operation('importMoons').requestBody?.media ?? [];
  if (media === undefined) throw new Error('The operation has no body.');
  const text = lines.join('\n');
  return shownFindings(checkCsv(plainSourceText(text), media, 'request', planets().context), text);
}

it('accepts records that match, with numbers and empty cells', () => {
  expect(found('name,mass,kind', 'Io,0.015,rock', 'Europa,,ice')).toEqual([]);
});

it('reports names that are unknown, missing or of the other direction', () => {
  expect(found('id,nam', '1,Io')).toEqual([
    expect.stringMatching(/^drift\/wrong-direction: .*id.* → id$/),
    expect.stringMatching(/^drift\/unknown-field: .*nam.*did you mean name\?\) → nam$/),
    expect.stringMatching(/^drift\/missing-field: .*name.* → id,nam$/),
  ]);
});

it('reports values that do not match, and required ones that are empty', () => {
  expect(found('name,mass,kind', 'Io,-1,rok', ',2,ice')).toEqual([
    expect.stringMatching(/^drift\/invalid-value: .*mass.* → -1$/),
    expect.stringMatching(/^drift\/invalid-value: .*kind.*did you mean "rock"\?\) → rok$/),
    expect.stringMatching(/^drift\/missing-field: .*name.* → ,2,ice$/),
  ]);
});

it('reports a line with another number of values', () => {
  expect(found('name,mass', 'Io')).toEqual([
    expect.stringMatching(/^drift\/invalid-value: .*1 values.*2 names.* → Io$/),
  ]);
});

it('does not check texts with another delimiter', () => {
  expect(found('nam;mas', 'Io;1')).toEqual([]);
});
