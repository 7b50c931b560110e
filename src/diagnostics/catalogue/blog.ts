import { defineDiagnostic } from '../define.js';

/** Diagnostics about blog posts, their authors and feeds. */
export const blogDiagnostics = {
  'blog/no-date': defineDiagnostic({
    severity: 'error',
    explanation:
      'A post has no publication date. The date belongs in the name of its file or folder, or in its front matter.',
    message: () => 'The post has no date.',
    hint: () => 'name the file 2026-01-31-title.md, or write date: 2026-01-31 in its front matter',
  }),
  'blog/invalid-date': defineDiagnostic<{ date: string }>({
    severity: 'error',
    explanation: 'The date in the name of a post is not a day of the calendar.',
    message: ({ date }) => `The date ${date} in the name of the post does not exist.`,
  }),
  'blog/unknown-author': defineDiagnostic<{ name: string; file: string }>({
    severity: 'error',
    explanation:
      'A post names an author who is not in the authors file. Authors who are not in that file are written as mappings with a `name`.',
    message: ({ name, file }) => `${file} has no author ${name}.`,
    hint: ({ name }) => `add the author, or write authors: { name: ${name} }`,
  }),
  'blog/inline-author': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'A post has an author who is not in the authors file. Reported only where `blog.onInlineAuthors` asks for it.',
    message: ({ name }) => `The author ${name} is not in the authors file.`,
  }),
  'blog/remote-avatar': defineDiagnostic<{ name: string; url: string }>({
    severity: 'warning',
    explanation:
      'The image of an author is on another site. Pages load nothing from other sites, so it is not shown.',
    message: ({ name, url }) => `The image of ${name} is on another site: ${url}.`,
    hint: () => 'save it in the static folder',
  }),
  'blog/not-truncated': defineDiagnostic({
    severity: 'warning',
    explanation:
      'A post has no `<!-- truncate -->`, so lists show its description or its first words. Reported only where `blog.onUntruncatedBlogPosts` asks for it.',
    message: () => 'The post does not mark where its excerpt ends.',
    hint: () => 'write <!-- truncate --> below its first paragraphs',
  }),
  'blog/feeds-without-url': defineDiagnostic({
    severity: 'warning',
    explanation:
      'Feeds are read outside the site and need absolute URLs, so there are none until `url` is set.',
    message: () => 'The blog has no feeds, because the site does not know its address.',
    hint: () => 'set url, or blog.feedOptions.type to null',
  }),
};
