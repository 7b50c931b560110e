import { describe, expect, it } from 'vitest';
import { errorMessages } from './causes.js';

describe('the messages of an error', () => {
  it('go down to the first cause', () => {
    const fuel = new Error('The tank is empty');
    const engine = new TypeError('The engine does not start', { cause: fuel });
    const launch = new Error('The launch failed', { cause: engine });
    expect(errorMessages(launch)).toEqual([
      'The launch failed',
      'The engine does not start',
      'The tank is empty',
    ]);
  });

  it('include causes that are no errors', () => {
    expect(errorMessages(new Error('No orbit', { cause: 'too slow' }))).toEqual([
      'No orbit',
      'too slow',
    ]);
    expect(errorMessages('too slow')).toEqual(['too slow']);
    expect(errorMessages(0)).toEqual(['0']);
  });

  it('are those names that have no message', () => {
    expect(errorMessages(new RangeError())).toEqual(['RangeError']);
  });

  it('end where an error is its own cause', () => {
    const [hen, egg] = [new Error('hen'), new Error('egg')];
    hen.cause = egg;
    egg.cause = hen;
    expect(errorMessages(hen)).toEqual(['hen', 'egg']);
  });
});
