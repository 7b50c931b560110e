import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { RenderedReference } from './rendered.js';

const file = path.join(import.meta.dirname, '../fixtures/description-details/openapi/openapi.yaml');

describe('details of a description', () => {
  let reference: RenderedReference;
  beforeAll(async () => {
    reference = await RenderedReference.of(file);
  });

  it.each([
    [
      'what tags mean that only mark an operation',
      '/api/live/listen',
      'For partners Only partners may call this. Become a partner Beta stage May change, see the plan.',
    ],
    [
      'a whole query in the styles of its fields',
      '/api/live/listen',
      'sent as band=fm&tags=a%20b&days=1&days=9007199254740993',
    ],
    [
      'the same query in samples',
      '/api/live/listen',
      "fetch('https://radio.example.com/shows?band=fm&tags=a%20b&days=1&days=9007199254740993'",
    ],
    ['cookies on lines of their own', '/api/live/listen', 'Set-Cookie: a=1 Set-Cookie: b=2'],
    [
      'an item where the list only has a limit',
      '/api/live/listen',
      '{"line":0,"report":{"kind":"Weather","rain":true}}',
    ],
    ['a status once', '/api/live/listen', ' application/json 200 Success {'],
    ['a number that only begins like one', '/api/live/listen', '200 application/json 2001 A space'],
    [
      'where links lead that are written in another file',
      '/api/live/add-sound',
      'again POST Add a sound Once more. all GET Listen in All of them.',
    ],
    [
      'the words of each part',
      '/api/schemas/station',
      'What stands on the dial. Words of the first part. Words of the second, see the dial. Fields',
    ],
    [
      'what each part says of the same field',
      '/api/schemas/relay',
      'name string The name of the station, and the town. How listeners call it. band string Where it is found on the dial. Example',
    ],
    ['a base as one of its heirs', '/api/schemas/base', 'Example { "kind": "news", "hour": 7 }'],
    ['who may meet an heir', '/api/schemas/weather', 'Used by Listen in'],
    ['lists of a base', '/api/schemas/programme', '[ { "kind": "news", "hour": 7 } ]'],
    ['which alternative it is', '/api/schemas/song', '{ "kind": "song", "title": "string" }'],
    [
      'constants that are enums of one',
      '/api/schemas/choices',
      'level integer One of 1 Low Hardly heard. 2 High',
    ],
    [
      'null among alternatives once',
      '/api/schemas/choices',
      'host object or null One of · 2 alternatives',
    ],
  ])('shows %s', (_, route, words) => {
    expect(reference.seen(route)).toContain(words);
  });

  it('shows strings of parameters as they are sent, and no example that repeats the only value', () => {
    const seen = reference.seen('/api/live/listen');
    expect(seen).toContain('Only 2025.0');
    expect(seen).not.toContain('example 2025.0');
  });

  it('link a schema to its external documentation', () => {
    expect(reference.html('/api/schemas/station')).toContain(
      'href="https://radio.example.com/dial"',
    );
  });

  it('include both bodies of an operation with body and formData parameters', async () => {
    const mixed = await RenderedReference.of(
      path.join(file, '../../../rare-openapi-features/mixed-body.yaml'),
    );
    const seen = mixed.seen('/api/default/post-moons');
    expect(seen).toContain('application/json orbit string In the body.');
    expect(seen).toContain('multipart/form-data note string In the form.');
    expect(mixed.diagnostics.map(({ message }) => message)).toEqual([
      'The operation has parameters in body and in formData, which exclude each other.',
    ]);
  });
});
