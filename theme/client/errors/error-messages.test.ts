import { describe, expect, it } from 'vitest';
import { errorMessages } from './error-messages.js';

describe('errorMessages', () => {
  it('follows the cause chain', () => {
    const fuel = new Error('The tank is empty');
    const engine = new TypeError('The engine does not start', { cause: fuel });
    const launch = new Error('The launch failed', { cause: engine });
    expect(errorMessages(launch)).toEqual([
      'The launch failed',
      'The engine does not start',
      'The tank is empty',
    ]);
  });

  it('includes causes that are not errors', () => {
    expect(errorMessages(new Error('No orbit', { cause: 'too slow' }))).toEqual([
      'No orbit',
      'too slow',
    ]);
    expect(errorMessages('too slow')).toEqual(['too slow']);
    expect(errorMessages(0)).toEqual(['0']);
  });

  it('uses the error name if there is no message', () => {
    expect(errorMessages(new RangeError())).toEqual(['RangeError']);
  });

  it('ends at a circular cause chain', () => {
    const [hen, egg] = [new Error('hen'), new Error('egg')];
    hen.cause = egg;
    egg.cause = hen;
    expect(errorMessages(hen)).toEqual(['hen', 'egg']);
  });
});
