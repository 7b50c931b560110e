import { expect, it } from 'vitest';
import { isObject } from '../../json-schema/json.js';
import type { BundledDocument } from '../bundled-document.js';
import { makeLocator } from '../source/locate.js';
import { parseSource } from '../source/parse-source.js';
import { type Parser, ParserError } from './parser.js';
import { startValidation } from './validate.js';

function textDescription(text: string): BundledDocument {
  const source = parseSource('openapi.yaml', text).value;
  const document = source?.value;
  if (source === undefined || !isObject(document)) throw new Error('the text cannot be read');
  const locator = makeLocator(source, () => undefined);
  return { file: source.file, version: '3.1', document, objects: [], kinds: new Map(), locator };
}

const description = textDescription(`
openapi: 3.1.0
info: { title: Planets, version: '1' }
paths: {}
`);

/** Creates a parser whose validation always rejects with the error. */
function failing(error: Error): Parser {
  return { validate: () => Promise.reject(error), close: () => Promise.resolve() };
}

it('reports why the description was not validated, at its version field', async () => {
  const parser = failing(new ParserError('no response within 10 seconds', true));

  const validated = await startValidation(description, parser);

  expect(validated([])).toMatchObject([
    {
      code: 'openapi/not-validated',
      severity: 'warning',
      message: expect.stringContaining('no response within 10 seconds'),
      place: { file: 'openapi.yaml', start: { line: 2 }, pointer: '/openapi' },
    },
  ]);
});

it('shows errors of the parser about what fits the official schema, word for word', async () => {
  const parser: Parser = { validate: async () => ['Planets must be round.'], close: () => {} };

  const validated = await startValidation(description, parser);

  expect(validated([])).toMatchObject([
    { code: 'openapi/invalid', message: 'Planets must be round.', place: { pointer: '' } },
  ]);
});

it('rethrows an internal error of the parser', async () => {
  const fault = new TypeError('Cannot read properties of undefined');

  await expect(startValidation(description, failing(fault))).rejects.toBe(fault);
});
