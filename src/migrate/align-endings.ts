import type { SourcePage } from './source-tool.js';

/**
 * Gives a page and its translations one ending, as docsgen finds translations by path: `.mdx` if one of them has it.
 */
export function alignEndings(pages: readonly SourcePage[]): readonly SourcePage[] {
  const withTags = new Set(
    pages.flatMap(({ to }) => (to.endsWith('.mdx') ? [originalName(to)] : [])),
  );
  const translated = new Set(
    pages.flatMap(({ to }) => (to.startsWith('i18n/') ? [originalName(to)] : [])),
  );
  return pages.map((page) => {
    const name = originalName(page.to);
    const isAligned = !page.to.endsWith('.md') || !translated.has(name) || !withTags.has(name);
    return isAligned ? page : { ...page, to: `${page.to}x` };
  });
}

/** `i18n/de/docs/mars.md` and `content/docs/mars.mdx` are `content/docs/mars`. */
function originalName(file: string): string {
  return file.replace(/^i18n\/[^/]+\//, 'content/').replace(/\.[^./]+$/, '');
}
