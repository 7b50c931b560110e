import { expect, it } from 'vitest';
import { diagnose } from '../diagnostics/index.js';
import { listPatterns } from './redirect-files.js';

function listed(from: string, to: string): readonly string[] {
  const diagnostic = diagnose('migrate/wildcard-redirect', { from, to }, {});
  const { redirects } = listPatterns([{ from, to, diagnostic }], ['/', '/guide', '/guide/mars']);
  return redirects.map((one) => `${one.from} ${one.to}`);
}

it('lists every page below the target of a pattern', () => {
  expect(listed('/docs/*', '/guide/:splat')).toEqual(['/docs /guide', '/docs/mars /guide/mars']);
});

it('lists every page of the site for a pattern that leads to its root', () => {
  expect(listed('/next/*', '/:splat')).toEqual([
    '/next /',
    '/next/guide /guide',
    '/next/guide/mars /guide/mars',
  ]);
});
