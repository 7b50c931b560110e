import { describe, expect, it } from 'vitest';
import { planetsInTests, shownDiagnostics } from '../../../test/support/guide-context.js';
import type { Direction } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import { plainSourceText } from '../source-text.js';
import { checkJson } from './json-body.js';

const planets = planetsInTests();

function found(
  text: string,
  { direction = 'request' }: { direction?: Direction } = {},
): readonly string[] {
  const schema: Json | undefined =
    planets().operation('createPlanet').requestBody?.media[0]?.jsonSchema;
  const { context } = planets();
  return shownDiagnostics(checkJson(plainSourceText(text), schema, direction, context), text);
}

it('accepts a value that matches the schema', () => {
  expect(found('{"name": "Mars", "kind": "rock", "moons": [{"type": "icy", "ice": 1}]}')).toEqual(
    [],
  );
});

describe('a value that does not match', () => {
  it('is marked where it stands', () => {
    expect(found('{"name": "", "kind": "rok"}')).toEqual([
      expect.stringMatching(/^guide\/invalid-value: .*name.* → ""$/),
      expect.stringMatching(/^guide\/invalid-value: .*kind.*did you mean "rock"\?\) → "rok"$/),
    ]);
  });

  it('is marked at the opening brace for a missing field', () => {
    expect(found('{"name": "Mars"}')).toEqual([
      expect.stringMatching(/^guide\/missing-field: .*kind.* → \{$/),
    ]);
  });

  it('names a field that only the other direction has', () => {
    const moon = '{"id": 4, "name": "Mars", "kind": "rock"}';
    expect(found(moon)).toEqual([expect.stringMatching(/^guide\/wrong-direction: .*id.* → "id"$/)]);
    expect(found(moon, { direction: 'response' })).toEqual([]);
  });

  it('is a warning for an unlisted field that the schema does not forbid', () => {
    expect(found('{"name": "Mars", "kind": "rock", "moon": []}')).toEqual([
      expect.stringMatching(/^\?guide\/unknown-field: .*moon.*did you mean moons\?\) → "moon"$/),
    ]);
  });
});

describe('a text that is not JSON', () => {
  it('is reported', () => {
    expect(found('{"name": }')).toEqual([expect.stringMatching(/^guide\/invalid-json/)]);
  });

  it('is accepted if a variable completes it', () => {
    const written = { ...plainSourceText('{"name": $NAME}'), unknown: [{ start: 9, end: 14 }] };
    expect(checkJson(written, true, 'request', planets().context)).toEqual([]);
  });
});
