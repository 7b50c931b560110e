import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { starlight } from './index.js';

/** Migrates a site with a blog; `options` are those of the plugin, as JavaScript. */
function migrateBlog(options: string, texts: Record<string, string>) {
  return planMigration(
    starlight,
    memoryFiles({
      'astro.config.mjs': `
        import starlight from '@astrojs/starlight';
        import starlightBlog from 'starlight-blog';
        export default { site: 'https://planets.example', integrations: [starlight({
          title: 'Planets',
          locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français' } },
          sidebar: ['orbits', { label: 'News', link: '/news/eclipse' }],
          plugins: [starlightBlog(${options})],
        })] };`,
      'src/content/docs/index.md': '---\ntitle: Planets\n---\n',
      'src/content/docs/orbits.md': '---\ntitle: Orbits\n---\n',
      'src/assets/ring.png': '',
      'src/assets/night.png': '',
      ...texts,
    }),
  );
}

type Plan = ReturnType<typeof migrateBlog>;

function textOf({ files }: Plan, path: string): string | undefined {
  const file = files.find((one) => one.path === path);
  return file && 'text' in file ? file.text : undefined;
}

const post = (title: string, more = '') => `---\ntitle: ${title}\ndate: 2026-02-17\n${more}---\n\n`;

it('makes a blog of the posts of starlight-blog, at their addresses', () => {
  const plan = migrateBlog(`{ prefix: 'news', title: { en: 'News', fr: 'Nouvelles' } }`, {
    'src/content/docs/news/eclipse.md': `${post('Eclipse')}See [orbits](/orbits/).\n`,
    'src/content/docs/news/2026-comet.md': post('Comet', 'slug: news/tail\n'),
    'src/content/docs/fr/news/eclipse.md': post('Éclipse'),
  });
  expect(plan.todos).toEqual([]);
  expect(plan.config).toMatchObject({
    blog: { routeBasePath: 'news', blogTitle: 'News', postsPerPage: 5 },
    themeConfig: {
      navbar: {
        items: [
          { label: 'News', to: '/news', position: 'right' },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
    },
    docs: {
      sidebars: { docs: ['orbits', { type: 'link', label: 'News', href: '/news/eclipse' }] },
    },
  });
  expect(textOf(plan, 'content/blog/eclipse.md')).toContain('See [orbits](/orbits/).');
  expect(textOf(plan, 'content/blog/2026-comet.md')).toContain('slug: /tail\n');
  expect(textOf(plan, 'i18n/fr/blog/eclipse.md')).toContain('Éclipse');
  expect(plan.addresses.kept).toBe(4);
});

it('keeps the address of a post with a date in its name, and of one with a slug', () => {
  const plan = migrateBlog('{}', {
    'src/content/docs/blog/2026-02-17-eclipse.md': post('Eclipse'),
    'src/content/docs/blog/transit.md': post('Transit'),
    'src/content/docs/blog/aurora.md': post('Aurora', 'slug: blog/lights\n'),
  });
  expect(textOf(plan, 'content/blog/2026-02-17-eclipse.md')).toContain(
    'slug: /2026-02-17-eclipse\n',
  );
  expect(textOf(plan, 'content/blog/transit.md')).not.toContain('slug');
  expect(textOf(plan, 'content/blog/aurora.md')).toContain('slug: /lights\n');
});

it('writes the authors of starlight-blog and their avatars as docsgen does', () => {
  const plan = migrateBlog(
    `{ authors: { ada: { name: 'Ada Moon', title: 'Observer', picture: './src/assets/ring.png' } } }`,
    {
      'src/content/docs/blog/eclipse.md': post('Eclipse'),
      'src/content/docs/blog/comet.md': post(
        'Comet',
        'authors:\n  - ada\n  - name: Guest\n    picture: /guest.png\n',
      ),
    },
  );
  expect(plan.todos).toEqual([]);
  expect(textOf(plan, 'content/blog/authors.yml')).toBe(
    'ada:\n  name: Ada Moon\n  title: Observer\n  image_url: ../assets/ring.png\n  page:\n    permalink: /ada-moon\n',
  );
  expect(textOf(plan, 'content/blog/eclipse.md')).toContain('authors:\n  - ada\n');
  expect(textOf(plan, 'content/blog/comet.md')).toContain(
    'authors:\n  - ada\n  - name: Guest\n    image_url: /guest.png\n',
  );
});

it('shows the cover and the excerpt of a post of starlight-blog', () => {
  const cover =
    'cover:\n  alt: A ring\n  light: ../../../assets/ring.png\n  dark: ../../../assets/night.png\n';
  const plan = migrateBlog('{}', {
    'src/content/docs/blog/eclipse.md': `${post('Eclipse', cover)}First.\n\n<!-- excerpt -->\n\nRest.\n`,
    'src/content/docs/blog/comet.mdx': `${post('Comet', 'excerpt: A tail.\nfeatured: true\n')}All of it.\n`,
  });
  expect(plan.todos).toEqual([]);
  expect(textOf(plan, 'content/blog/eclipse.md')).toContain(
    '![A ring](../assets/ring.png#only-light)\n![A ring](../assets/night.png#only-dark)\n\n\nFirst.\n\n<!-- truncate -->\n\nRest.',
  );
  const comet = textOf(plan, 'content/blog/comet.mdx');
  expect(comet).toContain('description: A tail.\n');
  expect(comet).not.toContain('featured');
});

it('redirects the later lists of posts, without counting drafts', () => {
  const texts = Object.fromEntries(
    [1, 2, 3, 4, 5].map((day) => [
      `src/content/docs/blog/day-${day}.md`,
      post(`Day ${day}`, day > 3 ? 'draft: true\n' : ''),
    ]),
  );
  expect(migrateBlog('{ postCount: 2 }', texts).config.redirects).toEqual([
    { from: '/blog/2', to: '/blog/page/2' },
  ]);
});
