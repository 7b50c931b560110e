import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { readFrameSources } from './reporter.js';

async function reader(files: Readonly<Record<string, string>>) {
  const project = await temporarySite({ 'secret.txt': 'S', 'repository/site/a.md': 'A', ...files });
  const siteDir = path.join(project, 'repository/site');
  return { siteDir, read: readFrameSources(siteDir) };
}

it('shows lines of documents beside the site if they are of its repository', async () => {
  const { read } = await reader({
    'repository/.git/HEAD': 'main',
    'repository/.env': 'KEY=1',
    'repository/docs/b.md': 'B',
  });
  expect(read('a.md')).toBe('A');
  expect(read('../docs/b.md')).toBe('B');
  expect(read('../.env')).toBeUndefined();
  expect(read('../../secret.txt')).toBeUndefined();
});

it('shows lines of code from anywhere', async () => {
  const { read } = await reader({ 'theme/Moon.tsx': 'M', 'docs/b.md': 'B' });
  expect(read('../../theme/Moon.tsx')).toBe('M');
  expect(read('../../docs/b.md')).toBeUndefined();
});

it('shows no lines of files that a link in the site leads to', async () => {
  const { siteDir, read } = await reader({ 'repository/.git/HEAD': 'main' });
  symlinkSync(path.join(siteDir, '../../secret.txt'), path.join(siteDir, 'b.md'));
  expect(read('b.md')).toBeUndefined();
});
