import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { formatPlain } from '../../diagnostics/index.js';
import { buildSite } from '../index.js';

const telescope = '<svg viewBox="0 0 24 24"><path d="M10 12"/></svg>';
const book = '<svg viewBox="0 0 24 24"><path d="M20 20"/></svg>';

/** Builds the site `docs` of a project, in whose folder packages are installed. */
async function builtIn(files: Readonly<Record<string, string>>) {
  const project = await temporarySite(files);
  const config = await loadConfig({ dir: path.join(project, 'docs') });
  const { value, diagnostics } = await buildSite(config, {
    mode: 'build',
  });
  const file = (name: string) =>
    String(value?.files.find((found) => found.path === name)?.contents ?? '');
  return { file, problems: formatPlain(diagnostics) };
}

const page = '---\nicon: lucide:BookOpen\n---\n\n# Mars\n\nSeen by :icon[telescope].\n';
const settings = (icons: readonly string[]) => `export default ${JSON.stringify({ icons })}`;

it('shows icons of installed packages in texts and sidebars', async () => {
  const { file, problems } = await builtIn({
    'docs/docsgen.config.js': settings(['lucide-static/icons']),
    'docs/content/docs/mars.md': page,
    'node_modules/lucide-static/icons/telescope.svg': telescope,
    'node_modules/lucide-static/icons/book-open.svg': book,
  });

  expect(problems).not.toContain('icon');
  expect(file('docs/mars/index.html')).toContain('M10 12');
  expect(file('docs/mars/index.html')).toContain('M20 20');
});

it('prefers files of the site to those of packages, and the first package to others', async () => {
  const { file } = await builtIn({
    'docs/docsgen.config.js': settings(['./brand', 'lucide-static/icons']),
    'docs/content/docs/mars.md': `${page}\n:icon[book-open]\n`,
    'docs/icons/telescope.svg': telescope.replace('M10 12', 'M1 1'),
    'docs/brand/book-open.svg': book.replace('M20 20', 'M2 2'),
    'node_modules/lucide-static/icons/telescope.svg': telescope,
    'node_modules/lucide-static/icons/book-open.svg': book,
  });

  expect(file('docs/mars/index.html')).toContain('M1 1');
  expect(file('docs/mars/index.html')).toContain('M2 2');
  expect(file('docs/mars/index.html')).not.toMatch(/M10 12|M20 20/);
});

it('names the file of a package that an icon of the sidebar is taken from', async () => {
  const { problems } = await builtIn({
    'docs/docsgen.config.js': settings(['lucide-static/icons']),
    'docs/content/docs/mars.md': '---\nicon: lucide:BookOpen\n---\n\n# Mars\n',
    'node_modules/lucide-static/icons/book-open.svg': book.replace('/>', '/><style>a{}</style>'),
  });

  expect(problems).toContain('node_modules/lucide-static/icons/book-open.svg has <style>');
});

it('suggests an icon of a package for a name that does not exist', async () => {
  const { problems } = await builtIn({
    'docs/docsgen.config.js': settings(['lucide-static/icons']),
    'docs/content/docs/mars.md': page.replace('BookOpen', 'BookOpn').replace('telesc', 'telsc'),
    'docs/icons/moons/io.svg': telescope,
    'docs/content/docs/io.md': '# Io\n\n:icon[moon/io]\n',
    'node_modules/lucide-static/icons/telescope.svg': telescope,
    'node_modules/lucide-static/icons/book-open.svg': book,
  });

  expect(problems).toContain('There is no icon lucide:BookOpn. (did you mean book-open?)');
  expect(problems).toContain('There is no icon telscope. (did you mean telescope?)');
  expect(problems).toContain('There is no icon moon/io. (did you mean moons/io?)');
});

it('says which package is not installed', async () => {
  const { problems } = await builtIn({
    'docs/docsgen.config.js': settings(['@tabler/icons/icons/outline']),
    'docs/content/docs/mars.md': page,
  });

  expect(problems).toContain('[config/icon-folder]');
  expect(problems).toContain('There is no folder of icons @tabler/icons/icons/outline.');
  expect(problems).toContain('npm install @tabler/icons');
  expect(problems).toContain('There is no icon telescope.');
});
