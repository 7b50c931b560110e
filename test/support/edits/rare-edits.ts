import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Edit, Editing } from './edit.js';

const footer = (step: number): string => `
  import { Footer as Original } from 'docsgen/theme/components/chrome/Footer';
  import type { ComponentProps } from 'react';
  export function Footer(props: ComponentProps<typeof Original>) {
    return <><p>Seen {${step}} times.</p><Original {...props} /></>;
  }
`;

/** Edits of a custom theme; rare, because it takes long to compile. */
export const themeEdits: Readonly<Record<string, Edit>> = {
  'a style': ({ site, step }) => {
    site.write('theme/styles/custom.css', `h1 { order: ${step} }`);
    return 'theme/styles/custom.css';
  },
  'a component': ({ site, step }) => {
    site.write('theme/components/chrome/Footer.tsx', footer(step));
    return 'theme/components/chrome/Footer.tsx';
  },
  'a mistake in the theme': ({ site, mends }) => {
    site.write('theme/components/chrome/Footer.tsx', 'export function Footer( {');
    mends.push(() => site.remove('theme/components/chrome/Footer.tsx'));
    return 'theme/components/chrome/Footer.tsx';
  },
  'no theme': ({ site }) => {
    site.remove('theme');
    return 'theme';
  },
};

/** Edits of the site's git history, from which pages take their last update. */
export const gitEdits: Readonly<Record<string, Edit>> = {
  'a commit': (editing) => commit(editing),
  'no history': ({ site }) => {
    site.remove('.git');
    return '.git';
  },
};

function commit({ site, step }: Editing): string {
  const date = `2026-06-${10 + (step % 20)}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: site.dir, env });
  git('init', '-q');
  git('add', '--all', 'content');
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@atlas.example'];
  git(...author, 'commit', '-q', '--allow-empty', '-m', `Seen ${step} times`);
  return date;
}

/** Edits of the published site, which the next build repairs. */
export const distEdits: Readonly<Record<string, Edit>> = {
  'a published file less': ({ site, random }) => {
    const name = random.pick(['index.html', 'sitemap.xml', 'docs/mars/index.html', 'blog']) ?? '';
    rmSync(path.join(site.dir, 'dist', name), { recursive: true, force: true });
    return name;
  },
  'another published file': ({ site, step }) => {
    if (site.has('dist/index.html')) site.write('dist/index.html', `Seen ${step} times.`);
    return 'index.html';
  },
  'no published site': ({ site }) => {
    site.remove('dist');
    return 'dist';
  },
};
