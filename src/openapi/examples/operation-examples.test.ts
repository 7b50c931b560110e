import { describe, expect, it } from 'vitest';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

const json = { schema: { type: 'object', properties: { id: { type: 'string' } } } };

/** Returns the examples of each response, by media type. */
async function examplesOf(examples: unknown, content: object = { 'application/json': json }) {
  const get = {
    responses: {
      default: { description: 'Failure', content: { 'application/json': json } },
      200: { description: 'Ok', content },
    },
    'x-oaiMeta': { examples },
  };
  const info = { title: 'Planets', version: '1' };
  const text = JSON.stringify({ openapi: '3.1.0', info, paths: { '/planets': { get } } });
  const file = { path: 'openapi.json', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: import.meta.dirname }, plainPorts);
  const responses = value?.operations[0]?.responses ?? [];
  return responses.flatMap(({ status, media }) =>
    media.map(({ type, examples: all }) => [
      `${status} ${type}`,
      ...all.map(({ summary, generated, code }) =>
        generated ? 'generated' : [summary ?? '', code.text].join(': '),
      ),
    ]),
  );
}

const failure = ['default application/json', 'generated'];

describe('the response in x-oaiMeta', () => {
  it('becomes an example of the successful response', async () => {
    expect(await examplesOf({ response: '{"id": "mars"}\n' })).toEqual([
      ['200 application/json', ': {\n  "id": "mars"\n}'],
      failure,
    ]);
    expect(await examplesOf({ response: { id: 'mars' } })).toEqual([
      ['200 application/json', ': {\n  "id": "mars"\n}'],
      failure,
    ]);
  });

  it('is assigned to the media type of its format', async () => {
    const content = { 'application/json': json, 'text/event-stream': {}, 'text/plain': {} };
    const examples = [
      { title: 'Whole', response: '{"id": "mars"}' },
      { title: 'Stream', response: 'event: planet\ndata: {"id": "mars"}\n\ndata: [DONE]\n' },
      { title: 'Text', response: 'Mars' },
    ];
    expect(await examplesOf(examples, content)).toEqual([
      ['200 application/json', 'Whole: {\n  "id": "mars"\n}'],
      ['200 text/event-stream', 'Stream: event: planet\ndata: {"id": "mars"}\n\ndata: [DONE]'],
      ['200 text/plain', 'Text: Mars'],
      failure,
    ]);
  });

  it('is kept as written when it is abbreviated JSON', async () => {
    expect(await examplesOf({ response: '{\n  "id": "mars",\n  ...\n}\n' })).toEqual([
      ['200 application/json', ': {\n  "id": "mars",\n  ...\n}'],
      failure,
    ]);
  });

  it.each([
    ['of the media type', { example: { id: 'venus' } }],
    ['with names', { examples: { a: { value: { id: 'venus' } } } }],
    ['of the schema', { schema: { type: 'object', example: { id: 'venus' } } }],
  ])('is not used when there is an example %s', async (_, media) => {
    const content = { 'application/json': media };
    expect(await examplesOf({ response: '{"id": "mars"}' }, content)).toEqual([
      ['200 application/json', ': {\n  "id": "venus"\n}'],
      failure,
    ]);
  });

  it.each([
    ['events', 'data: 1'],
    ['text', 'Mars'],
    ['nothing', ' '],
    ['no text', 4],
  ])('is ignored when it is %s and the body is JSON', async (_, response) => {
    expect(await examplesOf({ response })).toEqual([
      ['200 application/json', 'generated'],
      failure,
    ]);
  });
});

it('invents no XML for a response that is only declared a string', async () => {
  const text = { schema: { type: 'string' } };
  const named = { schema: { type: 'string', xml: { name: 'planet' } } };
  const content = { 'image/svg+xml': text, 'application/xml': named, 'text/plain': text };
  expect(await examplesOf(undefined, content)).toEqual([
    ['200 image/svg+xml'],
    ['200 application/xml', 'generated'],
    ['200 text/plain', 'generated'],
    failure,
  ]);
});
