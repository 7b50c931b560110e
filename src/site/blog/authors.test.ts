import { describe, expect, it } from 'vitest';
import { authorsFile, blogSite, titlesOf } from '../../../test/build/planned-blog.js';
import type { PlannedSite } from '../../../test/build/planned-site.js';

describe('blog authors', () => {
  const byline = (planned: PlannedSite) => planned.content('/blog', 'blog-list').posts[0]?.authors;
  const post = (authors: string) => ({
    'content/blog/2026-01-01-a.md': `---\nauthors: ${authors}\n---\nText.`,
  });

  it('come from the authors file, the post, or both', () => {
    expect(
      byline(blogSite(post('[hill, { name: Ada, title: Guest, email: ada@example.com }]'))),
    ).toEqual([
      { name: 'The observatory', url: '/blog/authors/hill' },
      { name: 'Ada', title: 'Guest', url: 'mailto:ada@example.com' },
    ]);
    expect(byline(blogSite(post('{ key: hill, title: Tonight }')))).toEqual([
      { name: 'The observatory', title: 'Tonight', url: '/blog/authors/hill' },
    ]);
  });

  it('can use the older author and author_title keys', () => {
    const files = {
      'content/blog/2026-01-01-a.md': '---\nauthor: Ada\nauthor_title: Guest\n---\nText.',
    };
    expect(byline(blogSite(files))).toEqual([{ name: 'Ada', title: 'Guest' }]);
  });

  it('keep avatars from the site only and report remote ones', () => {
    const more = {
      authors: authorsFile(
        'near:\n  name: Near\n  image_url: /img/near.png\nfar:\n  name: Far\n  image_url: https://x.example/a.png\n',
      ),
      staticFiles: ['img/near.png'],
    };
    const planned = blogSite(post('[near, far]'), {}, more);
    expect(byline(planned)?.map(({ image }) => image)).toEqual(['/img/near.png', undefined]);
    expect(planned.problems).toEqual([
      'content/blog/authors.yml:6:14: warning: The image of Far is on another site: https://x.example/a.png. (save it in the static folder) [blog/remote-avatar]',
    ]);
  });

  it('with a missing avatar are reported at its position', () => {
    const more = { authors: authorsFile('near:\n  name: Near\n  imageURL: ./near.png\n') };
    expect(blogSite(post('near'), {}, more).problems).toEqual([
      'content/blog/authors.yml:3:13: error: Image ./near.png does not exist. [site/broken-image]',
    ]);
  });

  it('have a page with their posts, description and profiles', () => {
    const more = {
      authors: authorsFile(
        'AdaLovelace:\n  name: Ada\n  page: true\n  description: Computes.\n  socials: { github: ada, x: "https://x.com/ada", unheardof: ada }\n  email: ada@example.com\nhill:\n  name: Hill\n  page: { permalink: /observatory }\n',
      ),
    };
    const planned = blogSite(post('AdaLovelace'), {}, more);
    const { author, posts } = planned.content('/blog/authors/ada-lovelace', 'blog-list');
    expect(posts).toHaveLength(1);
    expect(author).toMatchObject({
      description: 'Computes.',
      profiles: [
        { label: 'GitHub', url: 'https://github.com/ada' },
        { label: 'X', url: 'https://x.com/ada' },
        { label: 'ada@example.com', url: 'mailto:ada@example.com' },
      ],
    });
    expect(titlesOf(planned, '/blog/authors/observatory')).toEqual([]);
  });

  it('missing from the authors file are reported with the nearest name', () => {
    expect(blogSite(post('[hil]')).problems).toEqual([
      'content/blog/2026-01-01-a.md:2:11: error: content/blog/authors.yml has no author hil. (did you mean hill?) [blog/unknown-author]',
    ]);
  });

  it('defined inline are reported if onInlineAuthors says so', () => {
    expect(blogSite(post('{ name: Ada }'), { onInlineAuthors: 'warn' }).problems).toEqual([
      'content/blog/2026-01-01-a.md:2:10: warning: The author Ada is not in the authors file. [blog/inline-author]',
    ]);
  });
});
