import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

describe('after a description that takes too long, the parser worker', () => {
  let slow: Parser;
  let reason: unknown;

  beforeAll(async () => {
    slow = startParser(0.1);
    // Without a time limit, this would take hours.
    reason = await slow.validate(fanOut(12)).catch((error: unknown) => error);
  });
  afterAll(() => slow.close());

  it('has reported a timeout', () => {
    expect(reason).toMatchObject({ timedOut: true });
  });

  it('rejects requests', async () => {
    await expect(slow.validate({})).rejects.toMatchObject({ timedOut: true });
  });

  it('works for the next description', async () => {
    slow.close();
    parser = startParser();
    const info = { title: 'Planets', version: '1' };
    const errors = await parser.validate({ openapi: '3.1.0', info, paths: { '/a': {} } });
    expect(errors).toEqual([]);
  });
});

describe('the parser worker', () => {
  it('is closed with a call under way without disturbing the next', async () => {
    parser = startParser();
    const abandoned = expect(parser.validate(fanOut(12))).rejects.toMatchObject({
      timedOut: false,
    });
    parser.close();
    parser = startParser();
    const errors = await parser.validate({ openapi: '3.1.0', info: 3, paths: {} });
    expect(errors).not.toEqual([]);
    await abandoned;
  });

  it('does not fetch references to other hosts', async () => {
    parser = startParser();
    const paths = { '/a': { $ref: 'http://192.0.2.1/a.yaml' } };
    const info = { title: 'Planets', version: '1' };
    const errors = await parser.validate({ openapi: '3.1.0', info, paths });
    expect(errors).toEqual([]);
  });
});
