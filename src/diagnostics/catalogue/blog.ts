import { defineDiagnostic } from '../define.js';

/** Diagnostics about blog posts, their authors and feeds. */
export const blogDiagnostics = {
  'blog/no-date': defineDiagnostic({
    severity: 'error',
    explanation:
      'A post says nowhere when it was published. The date stands in the name of its file or folder, or in its front matter.',
    message: () => 'The post has no date.',
    hint: () => 'name the file 2026-01-31-title.md, or write date: 2026-01-31 in its front matter',
  }),
  'blog/invalid-date': defineDiagnostic<{ date: string }>({
    severity: 'error',
    explanation: 'The date in the name of a post is no day of the calendar.',
    message: ({ date }) => `The date ${date} in the name of the post does not exist.`,
  }),
  'blog/unknown-author': defineDiagnostic<{ name: string; file: string }>({
    severity: 'error',
    explanation:
      'A post names an author whom the file of the authors does not have. Authors who stand in no file are written as mappings with a `name`.',
    message: ({ name, file }) => `${file} has no author ${name}.`,
    hint: ({ name }) => `add the author, or write authors: { name: ${name} }`,
  }),
  'blog/inline-author': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'A post has an author who is not in the file of the authors. Reported only where `blog.onInlineAuthors` asks for it.',
    message: ({ name }) => `The author ${name} is not in the file of the authors.`,
  }),
  'blog/remote-avatar': defineDiagnostic<{ name: string; url: string }>({
    severity: 'warning',
    explanation:
      'The picture of an author is on another site. Pages of docsgen ask no other site for anything, so it is not shown.',
    message: ({ name, url }) => `The picture of ${name} is on another site: ${url}.`,
    hint: () => 'save it in the static folder',
  }),
  'blog/not-truncated': defineDiagnostic({
    severity: 'warning',
    explanation:
      'A post has no `<!-- truncate -->`, so lists show its description or its first words. Reported only where `blog.onUntruncatedBlogPosts` asks for it.',
    message: () => 'The post does not say where its beginning for lists ends.',
    hint: () => 'write <!-- truncate --> below its first paragraphs',
  }),
  'blog/feeds-without-url': defineDiagnostic({
    severity: 'warning',
    explanation:
      'Feeds are read outside of the site and need whole addresses, so there are none while the site does not know its own.',
    message: () => 'The blog has no feeds, because the site does not know its address.',
    hint: () => 'set url, or blog.feedOptions.type to null',
  }),
};
