import { afterEach, describe, expect, it } from 'vitest';
import { type Parser, startParser } from './parser.js';

let parser: Parser | undefined;
afterEach(() => parser?.close());

/** Returns schemas that each refer to the next many times, so that dereferencing takes practically forever. */
function fanOut(depth: number): unknown {
  const schemas = Array.from({ length: depth }, (_, level) => {
    const next = { $ref: `#/components/schemas/L${level + 1}` };
    const names = Array.from({ length: 8 }, (_, index) => [`p${index}`, { ...next, title: 'x' }]);
    return [`L${level}`, { type: 'object', properties: Object.fromEntries(names) }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    components: { schemas: { ...Object.fromEntries(schemas), [`L${depth}`]: { type: 'string' } } },
  };
}

describe('the parser worker', () => {
  it('times out', async () => {
    parser = startParser(0.5);
    // Without a time limit, this would take hours.
    await expect(parser.validate(fanOut(12))).rejects.toMatchObject({ timedOut: true });
  });

  it('rejects requests after a timeout', async () => {
    parser = startParser(0.5);
    await expect(parser.validate(fanOut(12))).rejects.toMatchObject({ timedOut: true });
    await expect(parser.validate({})).rejects.toMatchObject({ timedOut: true });
  });

  it('does not fetch references to other hosts', async () => {
    parser = startParser();
    const paths = { '/a': { $ref: 'http://192.0.2.1/a.yaml' } };
    const info = { title: 'Planets', version: '1' };
    const { errors } = await parser.validate({ openapi: '3.1.0', info, paths });
    expect(errors).toEqual([]);
  });
});
