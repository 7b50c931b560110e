import type {
  BlogArchiveContent,
  BlogIndexContent,
  BlogListContent,
} from '../../page-props/blog-content.js';
import type { CategoryContent, HomeContent } from '../../page-props/page.js';
import { item, joinBlocks, markdownLink, plainMarkdown } from './blocks.js';
import type { Writer } from './writer.js';

/** Returns the content of a category page below its title. */
export function categoryMarkdown({ description, items }: CategoryContent, writer: Writer): string {
  return joinBlocks([description && plainMarkdown(description), cardsMarkdown(items, writer)]);
}

/** Returns the content of a generated home page below its title. */
export function homeMarkdown(
  { description, entryPoints, sections }: HomeContent,
  writer: Writer,
): string {
  return joinBlocks([
    description && plainMarkdown(description),
    cardsMarkdown(entryPoints, writer),
    ...sections.flatMap(({ title, items }) => [
      title && `## ${plainMarkdown(title)}`,
      cardsMarkdown(items, writer),
    ]),
  ]);
}

function cardsMarkdown(items: CategoryContent['items'], { url }: Writer): string {
  return items
    .map((entry) => {
      const line = markdownLink(entry.label, url(entry.url));
      return item(entry.description ? `${line}: ${plainMarkdown(entry.description)}` : line);
    })
    .join('\n');
}

export function blogListMarkdown(list: BlogListContent, { url }: Writer): string {
  const { description, author, posts, newer, older } = list;
  return joinBlocks([
    description && plainMarkdown(description),
    author?.description && plainMarkdown(author.description),
    posts
      .map((post) => item(`${post.date}: ${markdownLink(post.title, url(post.url))}`))
      .join('\n'),
    [newer, older]
      .flatMap((page) => (page ? [markdownLink(page.label, url(page.url))] : []))
      .join(' · '),
  ]);
}

export function blogIndexMarkdown({ entries }: BlogIndexContent, { url }: Writer): string {
  return entries
    .map(({ label, url: address, count }) => {
      const name = address === undefined ? plainMarkdown(label) : markdownLink(label, url(address));
      return item(`${name} (${count})`);
    })
    .join('\n');
}

export function blogArchiveMarkdown({ years }: BlogArchiveContent, { url }: Writer): string {
  return joinBlocks(
    years.flatMap(({ year, posts }) => [
      `## ${year}`,
      posts
        .map((post) => item(`${post.date}: ${markdownLink(post.title, url(post.url))}`))
        .join('\n'),
    ]),
  );
}
