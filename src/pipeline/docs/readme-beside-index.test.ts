import { expect, test } from 'vitest';
import { reportOf } from '../../../test/build/site-report.js';
import { temporarySite } from '../../../test/build/temporary-site.js';

test('publishes the index of a folder instead of its README, and says so', async () => {
  const { diagnostics, pages } = await reportOf(
    await temporarySite({
      'content/docs/index.md': '# Planets',
      'content/docs/README.md': '# About this folder',
      'content/docs/moons/readme.md': '# Moons',
      'content/docs/mars/index.md': '# Mars',
      'content/docs/mars/README.md': '---\nslug: about\n---\n# About Mars',
    }),
  );
  expect(diagnostics).toBe(
    'content/docs/README.md:1:1: warning: This README is not published: its folder has an index, which is the page. (rename it to publish both) [site/readme-beside-index]\n',
  );
  expect(pages.get('docs/index.html')).toContain('Planets</h1>');
  expect([...pages.keys()]).toContain('docs/moons/index.html');
  expect([...pages.keys()]).toContain('docs/mars/about/index.html');
});
