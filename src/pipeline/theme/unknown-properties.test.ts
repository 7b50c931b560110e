import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { formatPlain } from '../../diagnostics/index.js';
import { unknownProperties } from './unknown-properties.js';

async function problems(files: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = await temporarySite(files);
  const inputs = Object.keys(files).map((file) => path.join(siteDir, file));
  return formatPlain(unknownProperties(siteDir, inputs)).trim();
}

it('reports a property that nothing defines, with its position and the token that was meant', async () => {
  expect(await problems({ 'theme/styles/custom.css': 'a {\n  color: var(--acent);\n}\n' })).toBe(
    'theme/styles/custom.css:2:14: warning: Nothing defines --acent. (did you mean --accent?) [theme/unknown-property]',
  );
});

it('reports names that other themes have', async () => {
  const text = await problems({
    'blocks/Price.css': 'a { border: 1px solid var(--border); color: var(--primary) }',
  });
  expect(text).toContain('Nothing defines --border.');
  expect(text).toContain('Nothing defines --primary.');
});

it('asks for the properties of docsgen only if the site uses one', async () => {
  const siteDir = await temporarySite({
    'plain.css': 'a { color: red }',
    'accent.css': 'a { color: var(--moonlight) }',
  });
  let calls = 0;
  const packaged = () => {
    calls += 1;
    return ['--moonlight'];
  };
  expect(unknownProperties(siteDir, [path.join(siteDir, 'plain.css')], packaged)).toEqual([]);
  expect(calls).toBe(0);
  expect(unknownProperties(siteDir, [path.join(siteDir, 'accent.css')], packaged)).toEqual([]);
  expect(calls).toBe(1);
});

it('knows tokens, own and foreign properties, fallbacks, comments and what scripts name', async () => {
  expect(
    await problems({
      'blocks/Orbit.css': [
        'a { color: var(--accent); margin: var(--own) var(--brand) var(--from-script) }',
        'b { margin: var(--missing, 1rem); /* var(--comment) */ }',
      ].join('\n'),
      'theme/styles/custom.css': ':root { --own: 1rem }',
      'node_modules/acme/brand.css': ':root { --brand: 1rem } a { color: var(--foreign) }',
      'content/counter.tsx': "element.style.setProperty('--from-script', '1rem');",
    }),
  ).toBe('');
});
