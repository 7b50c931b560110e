import { expect, it } from 'vitest';
import { DeadlinePassed, startDeadline } from './deadline.js';
import { loadApi } from './index.js';
import { plainPorts } from './plain-ports.test.data.js';

it('throws when the deadline has passed', () => {
  const deadline = startDeadline(0, 0);
  expect(() => {
    for (;;) deadline();
  }).toThrow(DeadlinePassed);
});

it('allows more time for a larger description', () => {
  const deadline = startDeadline(0.01, 1e9);
  expect(() => {
    const start = performance.now();
    while (performance.now() < start + 100) deadline();
  }).not.toThrow();
});

it('refuses a description whose schemas take too long to merge', async () => {
  const level = (number: number) => ({ $ref: `#/components/schemas/Level${number}` });
  const schemas = Array.from({ length: 1500 }, (_, number) => {
    const own = { type: 'object', properties: { [`field${number}`]: { type: 'string' } } };
    return [`Level${number}`, { allOf: [level(number + 1), own] }] as const;
  });
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Levels', version: '1' },
    paths: {},
    components: { schemas: { ...Object.fromEntries(schemas), Level1500: { type: 'object' } } },
  });
  const file = { path: 'openapi/levels.json', text, digest: '' };
  const { value, diagnostics } = await loadApi(
    file,
    { siteDir: '/site', seconds: 0.2 },
    plainPorts,
  );
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ code }) => code)).toContain('openapi/too-complex');
});
