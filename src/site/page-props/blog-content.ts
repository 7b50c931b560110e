import type { BodyPart } from './body.js';
import type { PageLink, TocEntry } from './page-link.js';

/** The content of the blog's pages. */
export type BlogContent = BlogListContent | BlogPostContent | BlogIndexContent | BlogArchiveContent;

/** Language of text that is not translated into the page's language. */
export interface TextLanguage {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export interface BlogAuthor {
  readonly name: string;
  /** `Technical writer` */
  readonly title?: string | undefined;
  /** URL of the author's page on this site, else of an external one. */
  readonly url?: string | undefined;
  /** URL of a square avatar on this site. */
  readonly image?: string | undefined;
}

/** The author's details on the author's own page. */
export interface BlogAuthorProfile extends BlogAuthor {
  /** Plain text. */
  readonly description?: string | undefined;
  /** Links to profiles: `GitHub`, `Mastodon`. */
  readonly profiles: readonly PageLink[];
}

/** A post in lists. */
export interface PostSummary {
  readonly title: string;
  readonly titleHtml: string;
  readonly url: string;
  /** ISO 8601 date, `2026-01-31`. */
  readonly date: string;
  /** The publication time, ISO 8601 in UTC: `2026-01-31T09:30:00.000Z`. */
  readonly published: string;
  /** Whole minutes, at least 1; absent if the blog does not show them. */
  readonly readingMinutes?: number | undefined;
  readonly authors: readonly BlogAuthor[];
  readonly tags: readonly PageLink[];
  /** HTML before `<!-- truncate -->`, else the description or the first words. */
  readonly summaryHtml?: string | undefined;
  /** Whether the post continues after the summary. */
  readonly more: boolean;
  readonly untranslated?: TextLanguage | undefined;
}

/** A page of posts: of the blog, a tag or an author. */
export interface BlogListContent {
  readonly kind: 'blog-list';
  readonly title: string;
  readonly description?: string | undefined;
  /** The author, on an author's page. */
  readonly author?: BlogAuthorProfile | undefined;
  readonly posts: readonly PostSummary[];
  /** Page number in the list, from 1. */
  readonly number: number;
  readonly pages: number;
  readonly newer?: PageLink | undefined;
  readonly older?: PageLink | undefined;
  /** Links to the archive, tags and authors. */
  readonly lists: readonly PageLink[];
  /** `RSS`, `Atom`, `JSON Feed` */
  readonly feeds: readonly PageLink[];
  readonly sidebar: BlogSidebar;
}

export interface BlogPostContent {
  readonly kind: 'blog-post';
  /** Values of the front matter keys that the site has declared itself; absent if there are none. */
  readonly frontMatter?: Readonly<Record<string, unknown>> | undefined;
  readonly title: string;
  /** The id of the title, if links can lead to it. */
  readonly titleId?: string | undefined;
  readonly post: PostSummary;
  readonly hideTitle: boolean;
  readonly description?: string | undefined;
  readonly body: readonly BodyPart[];
  readonly toc: readonly TocEntry[];
  readonly editUrl?: string | undefined;
  /** ISO 8601 date and, if known, the author. */
  readonly lastUpdate?:
    | { readonly date?: string | undefined; readonly author?: string | undefined }
    | undefined;
  readonly newer?: PageLink | undefined;
  readonly older?: PageLink | undefined;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly sidebar: BlogSidebar;
}

/** The list of all tags or authors. */
export interface BlogIndexContent {
  readonly kind: 'blog-index';
  readonly title: string;
  readonly entries: readonly {
    readonly label: string;
    /** Absent for authors without a page. */
    readonly url?: string | undefined;
    /** Number of posts. */
    readonly count: number;
    readonly author?: BlogAuthor | undefined;
  }[];
}

/** All posts by year. */
export interface BlogArchiveContent {
  readonly kind: 'blog-archive';
  readonly title: string;
  /** Newest first. */
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

/** Latest posts beside a page of the blog; empty if the blog shows none. */
export interface BlogSidebar {
  readonly title: string;
  readonly posts: readonly (PageLink & {
    readonly current: boolean;
    readonly year: string;
    readonly untranslated?: TextLanguage | undefined;
  })[];
}
