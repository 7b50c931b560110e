import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../../../test/build/planets-api.js';
import { schemaOthers } from './nested-schemas.js';

describe('schemaOthers', () => {
  it('says that there are no other fields where they would be refused, not of responses', () => {
    for (const key of ['additional', 'unevaluated'])
      expect(schemaOthers(schemaOf({ [key]: 'closed' }), 'response')).toBeUndefined();
    expect(schemaOthers(schemaOf({ additional: 'closed' }), 'request')).toBe('none');
    expect(schemaOthers(schemaOf({ additional: 'closed' }), 'both')).toBe('none');
    expect(schemaOthers(schemaOf({ unevaluated: 'closed' }), 'request')).toBe('none-unevaluated');
  });
});
