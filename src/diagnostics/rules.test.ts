import { describe, expect, it } from 'vitest';
import { applyRules, configurableCodes, diagnose, diagnosticCatalogue } from './index.js';

const finding = diagnose('openapi/no-responses', undefined);

describe('applyRules', () => {
  it.each([
    ['error', ['error']],
    ['warn', ['warning']],
    ['ignore', []],
  ] as const)('sets a finding to %s', (setting, severities) => {
    const found = applyRules([finding], { 'openapi/no-responses': setting });
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  });

  it('leaves findings without a setting unchanged', () => {
    expect(applyRules([finding], { 'openapi/nullable': 'ignore' })).toEqual([finding]);
  });
});

describe('configurable codes', () => {
  it('are all warnings and hints, and the errors that are not fatal', () => {
    const fatal = Object.entries(diagnosticCatalogue).filter(
      ([code]) => !configurableCodes.some((configurable) => configurable === code),
    );
    expect(fatal.map(([, { severity }]) => severity)).not.toContain('warning');
    expect(configurableCodes).toContain('site/broken-link');
    expect(configurableCodes).not.toContain('openapi/syntax');
  });
});
