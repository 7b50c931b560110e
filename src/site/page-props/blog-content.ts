import type { BodyPart } from './body.js';
import type { PageLink, TocEntry } from './page-link.js';

/** Pages of the blog. */
export type BlogContent = BlogListContent | BlogPostContent | BlogIndexContent | BlogArchiveContent;

/** Of a text that nobody has translated into the page's language. */
export interface TextLanguage {
  /** BCP 47. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export interface BlogAuthor {
  readonly name: string;
  /** `Technical writer` */
  readonly title?: string | undefined;
  /** Of the author's own page here, else of the author elsewhere. */
  readonly url?: string | undefined;
  /** URL of a square picture, on this site. */
  readonly image?: string | undefined;
}

/** What the author's own page says besides. */
export interface BlogAuthorProfile extends BlogAuthor {
  /** Plain words. */
  readonly description?: string | undefined;
  /** Where else to find the author: `GitHub`, `Mastodon`. */
  readonly profiles: readonly PageLink[];
}

/** A post as lists show it. */
export interface PostSummary {
  readonly title: string;
  readonly titleHtml: string;
  readonly url: string;
  /** ISO 8601 date, `2026-01-31`. */
  readonly date: string;
  /** The same as an instant, ISO 8601 in UTC: `2026-01-31T09:30:00.000Z`. */
  readonly published: string;
  /** Whole minutes, at least 1; absent where the blog does not show them. */
  readonly readingMinutes?: number | undefined;
  readonly authors: readonly BlogAuthor[];
  readonly tags: readonly PageLink[];
  /** What stands before `<!-- truncate -->`, else the description or the first words, as HTML. */
  readonly summaryHtml?: string | undefined;
  /** The post has more than its summary. */
  readonly more: boolean;
  readonly untranslated?: TextLanguage | undefined;
}

/** A page of posts: the blog's own, one of a tag or of an author. */
export interface BlogListContent {
  readonly kind: 'blog-list';
  readonly title: string;
  readonly description?: string | undefined;
  /** Whose posts these are, on the page of an author. */
  readonly author?: BlogAuthorProfile | undefined;
  readonly posts: readonly PostSummary[];
  /** Which page of the list, from 1. */
  readonly number: number;
  readonly pages: number;
  readonly newer?: PageLink | undefined;
  readonly older?: PageLink | undefined;
  /** Other ways through the blog: archive, tags, authors. */
  readonly ways: readonly PageLink[];
  /** `RSS`, `Atom`, `JSON Feed` */
  readonly feeds: readonly PageLink[];
  readonly sidebar: BlogSidebar;
}

export interface BlogPostContent {
  readonly kind: 'blog-post';
  readonly title: string;
  readonly post: PostSummary;
  readonly hideTitle: boolean;
  readonly description?: string | undefined;
  readonly body: readonly BodyPart[];
  readonly toc: readonly TocEntry[];
  readonly editUrl?: string | undefined;
  /** ISO 8601 date and, where known, by whom. */
  readonly lastUpdate?:
    | { readonly date?: string | undefined; readonly author?: string | undefined }
    | undefined;
  readonly newer?: PageLink | undefined;
  readonly older?: PageLink | undefined;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly sidebar: BlogSidebar;
}

/** All tags, or all authors. */
export interface BlogIndexContent {
  readonly kind: 'blog-index';
  readonly title: string;
  readonly entries: readonly {
    readonly label: string;
    /** Absent for an author without a page. */
    readonly url?: string | undefined;
    /** Posts. */
    readonly count: number;
    readonly author?: BlogAuthor | undefined;
  }[];
}

/** Every post by year. */
export interface BlogArchiveContent {
  readonly kind: 'blog-archive';
  readonly title: string;
  /** The newest first. */
  readonly years: readonly {
    readonly year: string;
    readonly posts: readonly {
      readonly title: string;
      readonly url: string;
      readonly date: string;
      readonly untranslated?: TextLanguage | undefined;
    }[];
  }[];
}

/** Beside the posts: the most recent ones; empty where the blog shows none. */
export interface BlogSidebar {
  readonly title: string;
  readonly posts: readonly (PageLink & {
    readonly current: boolean;
    readonly year: string;
    readonly untranslated?: TextLanguage | undefined;
  })[];
}
