import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { RenderedReference } from './rendered.js';

const fixtures = path.join(import.meta.dirname, '../fixtures');

function findings({ diagnostics }: RenderedReference): readonly string[] {
  return diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
}

describe('multi-file OpenAPI 3.2 description', () => {
  let reference: RenderedReference;
  beforeAll(async () => {
    reference = await RenderedReference.of(
      path.join(fixtures, 'openapi-3-2-in-several-files/openapi/openapi.yaml'),
    );
  });

  it('is read without diagnostics', () => {
    expect(findings(reference)).toEqual([]);
  });

  it.each([
    ['tags of a kind of its own', '/api/seasonal', 'Not in winter. Kind of tag: lifecycle'],
    ['the webhooks of a tag', '/api/alarms', 'What cannot wait. Fog comes upPOST fog'],
    ['webhooks of a tag that nothing declares', '/api/winter', 'Ice aheadPOST ice'],
    ['the tags of a webhook', '/api/webhooks/fog-alarm', 'Tags Alarms'],
    [
      'servers with variables of a path',
      '/api/ships/tow',
      'Only for this path https://{region}.ships.example.com Where ships are known. region default baltic, one of balticaegean',
    ],
    [
      'digits of a filter in JSON',
      '/api/ships/ships-get-one-ship',
      'sent as where=%7B%22after%22%3A9007199254740993%7D',
    ],
    [
      'which schema is meant, in other files, too',
      '/api/ships/ships-get-one-ship',
      'The value of kind selects the schema ferry ferry tug tug any other value, or none tug',
    ],
    [
      'what a link asks, and where',
      '/api/ships/ships-get-one-ship',
      'Who sails it. query.ship $response.body#/id Request body $request.path.ship https://crew.example.com',
    ],
    [
      'every address that a callback goes to',
      '/api/ships/ships-get-one-ship',
      'Nothing new deprecated PUT $request.header.X-Hook',
    ],
    [
      'events whose data is JSON',
      '/api/traffic/tides',
      'media type application/json Decoded content object level number In metres.',
    ],
    ['a constant that is an object', '/api/ships/search-ship', 'always {"kind":"position"}'],
    ['kinds of XML nodes', '/api/ships/crew', 'note string XML CDATA section'],
    ['the device flow', '/api', 'Device authorization URL https://login.example.com/device'],
  ])('shows %s', (_, route, words) => {
    expect(reference.seen(route)).toContain(words);
  });

  it('prefers the parameter of the operation over that of its path', () => {
    expect(reference.seen('/api/ships/ships-get-one-ship')).toContain('Of the operation.');
    expect(reference.seen('/api/ships/ships-get-one-ship')).not.toContain('Of the path.');
    expect(reference.seen('/api/ships/tow')).toContain('fields string deprecated Of the path.');
  });
});

describe('OpenAPI 3.1 description in JSON', () => {
  let reference: RenderedReference;
  beforeAll(async () => {
    reference = await RenderedReference.of(
      path.join(fixtures, 'openapi-3-1-json/openapi/openapi.json'),
    );
  });

  it('loads code samples only from files inside the site', () => {
    expect(reference.seen('/api/concerts/add-concert')).toContain('curl --from-a-file');
    expect(findings(reference)).toEqual([
      "warning openapi/outside-reference: The reference ../../outside.php points to a file outside the site's folder.",
    ]);
  });

  it('reads descriptions from Markdown files', () => {
    expect(reference.html('/api/players')).toContain('All who <em>play</em>.');
  });

  it('links a schema that has its own description to the schema it references', () => {
    expect(reference.seen('/api/schemas/gala')).toContain(
      'A concert with speeches. Fields object Concert',
    );
    expect(reference.html('/api/schemas/gala')).toContain('href="/api/schemas/concert"');
    expect(reference.seen('/api/schemas/concert')).toContain('An evening of music. Fields id');
  });

  it.each([
    [
      'headers of a part in one of several forms',
      'poster image/png, image/webp Headers X-Size integer required In pixels. default 300',
    ],
    ['a file in one of several forms', "await openAsBlob('poster')"],
    ['lists that are full', '"ticket": [ "string", 0 ]'],
    ['authentication with AND and OR', 'together with User name and password (HTTP Basic)'],
    ['fields with names of a pattern', 'Fields whose names match ^[A-Z]$ integer Seats in a row.'],
    ['conditions in conditions', 'otherwise object lawn boolean Whether one may sit on it.'],
    ['what depends on a field', 'If ticket is present price number required What it costs.'],
    ['what is in encoded content', 'Decoded content object bars integer Bars in all.'],
    ['a reference with words of its own', 'Season required The season of the concert.'],
    ['an example at an address', 'A big one: Example at https://orchestra.example.com/big.json'],
  ])('shows %s', (_, words) => {
    expect(reference.seen('/api/concerts/add-concert')).toContain(words);
  });
});

describe('OpenAPI 3.0 description', () => {
  let reference: RenderedReference;
  beforeAll(async () => {
    reference = await RenderedReference.of(path.join(fixtures, 'openapi-3-0/openapi.yaml'));
  });

  it.each([
    [
      'null in lists in maps',
      '/api/loaves/list-loaves',
      'Any field name, each value array of (objects or nulls) or null Loaf',
    ],
    ['authentication that may be left out', '/api/loaves/list-loaves', 'Or without authentication'],
    ['that none is needed', '/api/loaves/bake', 'No authentication needed'],
    [
      'how the fields of a form are written',
      '/api/loaves/bake',
      'Values are separated by vertical bars. (style pipeDelimited) sent as seeds=a%7Cb',
    ],
    ['heirs by the value that stands for them', '/api/schemas/loaf', 'rye-bread Rye wheat Wheat'],
    ['null among the values of an enum', '/api/schemas/rye', 'string or null One of thin thick'],
  ])('shows %s', (_, route, words) => {
    expect(reference.seen(route)).toContain(words);
  });
});
