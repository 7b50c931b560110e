import {
  blogArchiveMarkdown,
  blogIndexMarkdown,
  blogListMarkdown,
} from '../../exports/markdown/lists.js';
import type {
  BlogArchiveContent,
  BlogIndexContent,
  BlogListContent,
} from '../../page-props/blog-content.js';
import type { PageKind } from './page-kind.js';

// The search indexes the posts, not the lists of them.

export const blogList: PageKind<BlogListContent> = {
  styleSheets: () => ['blog'],
  addIds: () => undefined,
  listedUrls: ({ posts }) => posts.map(({ url }) => url),
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: () => undefined,
  markdown: {
    write: (content, { writer }) => blogListMarkdown(content, writer),
    hasHtmlTexts: false,
    inLlms: false,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: ({ posts }) => posts.map(({ summaryHtml = '' }) => summaryHtml),
};

export const blogIndex: PageKind<BlogIndexContent> = {
  styleSheets: () => ['blog'],
  addIds: () => undefined,
  listedUrls: () => [],
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: () => undefined,
  markdown: {
    write: (content, { writer }) => blogIndexMarkdown(content, writer),
    hasHtmlTexts: false,
    inLlms: false,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};

export const blogArchive: PageKind<BlogArchiveContent> = {
  styleSheets: () => ['blog'],
  addIds: () => undefined,
  listedUrls: ({ years }) => years.flatMap(({ posts }) => posts.map(({ url }) => url)),
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: () => undefined,
  markdown: {
    write: (content, { writer }) => blogArchiveMarkdown(content, writer),
    hasHtmlTexts: false,
    inLlms: false,
  },
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};
