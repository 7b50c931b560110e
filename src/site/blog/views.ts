import { diagnose } from '../../diagnostics/index.js';
import type { PageLinks } from '../links/page-links.js';
import type {
  BlogAuthor,
  BlogAuthorProfile,
  BlogSidebar,
  PostSummary,
} from '../page-props/blog-content.js';
import type { Author, BlogMember } from './authors.js';
import { type BlogContext, blogMessage, postLanguage } from './context.js';
import type { Post } from './post.js';
import { readingMinutes } from './reading-time.js';
import { profileLinks } from './social.js';
import { docSummary } from './summary.js';
import { tagKey } from './tags.js';

/** Creates the views of posts and authors for pages. Caches them, because a post appears in many lists. */
export class BlogViews {
  readonly #context: BlogContext;
  readonly #links: PageLinks;
  readonly #summaries = new Map<Post, PostSummary>();
  readonly #authors = new Map<Author, BlogAuthor>();

  constructor(context: BlogContext, links: PageLinks) {
    this.#context = context;
    this.#links = links;
  }

  post(post: Post): PostSummary {
    const known = this.#summaries.get(post) ?? this.#summary(post);
    this.#summaries.set(post, known);
    return known;
  }

  author(author: Author, route: string): BlogAuthor {
    const known = this.#authors.get(author) ?? this.#authorView(author, route);
    this.#authors.set(author, known);
    return known;
  }

  profile(member: BlogMember): BlogAuthorProfile {
    const { description, socials, email, url } = member;
    const view = this.author(member, member.route ?? this.#context.route);
    const own = url === undefined ? [] : [{ label: shortAddress(url), url }];
    return { ...view, description, profiles: [...own, ...profileLinks(socials, email)] };
  }

  /** Returns the latest posts for the sidebar, with `current` marked. */
  sidebar(current?: Post): BlogSidebar {
    const { options, listed, urls } = this.#context;
    const { blogSidebarCount: count, blogSidebarTitle: title } = options;
    return {
      title: title ?? blogMessage(this.#context, 'blog.recent'),
      posts: listed.slice(0, count === 'ALL' ? undefined : count).map((post) => ({
        label: post.doc.meta.sidebar_label ?? post.doc.title,
        url: urls.page(post.route),
        year: post.day.slice(0, 4),
        current: post === current,
        untranslated: postLanguage(post, this.#context),
      })),
    };
  }

  #summary(post: Post): PostSummary {
    const { urls, options, tags, authors, input } = this.#context;
    const { doc, route, day, published } = post;
    const text = input.textOf(doc.file);
    const { html, more } = docSummary(doc, text, route, this.#links);
    return {
      title: doc.title,
      titleHtml: doc.titleHtml,
      url: urls.page(route),
      date: day,
      published,
      readingMinutes: options.showReadingTime ? readingMinutes(text.text) : undefined,
      authors: authors.of(post).map((author) => this.author(author, route)),
      tags: [...new Set(doc.meta.tags?.map(tagKey))].flatMap((key) => {
        const tag = tags.get(key);
        return tag ? [{ label: tag.label, url: urls.page(tag.route) }] : [];
      }),
      summaryHtml: html,
      more,
      untranslated: postLanguage(post, this.#context),
    };
  }

  #authorView(author: Author, origin: string): BlogAuthor {
    const { name, title, email, route } = author;
    const own = route === undefined ? author.url : this.#context.urls.page(route);
    const url = own ?? (email === undefined ? undefined : `mailto:${email}`);
    return { name, title, url, image: this.#avatar(author, origin) };
  }

  /** An image on another site would cause a request to that site. */
  #avatar({ name, image }: Author, route: string): string | undefined {
    if (!image) return undefined;
    const { target, file, place } = image;
    const {
      url,
      asset,
      route: page,
    } = this.#links.resolve('image', target, { file, route }, place);
    if (asset) return url;
    if (page === undefined && /^(https?:)?\/\//i.test(target)) {
      this.#links.collected.diagnostics.push(
        diagnose('blog/remote-avatar', { name, url: target }, { place }),
      );
    }
    return undefined;
  }
}

/** `https://ada.example/about` → `ada.example/about` */
function shortAddress(url: string): string {
  return url.replace(/^(https?:\/\/|mailto:)(www\.)?/i, '').replace(/\/$/, '');
}
