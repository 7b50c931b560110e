import { slug } from 'github-slugger';
import type { AuthorsFile, BlogOptions, ListedAuthor } from '../../config/index.js';
import type { FrontMatterAuthor } from '../../content/doc.js';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { LocaleDoc } from '../input.js';
import { joinRoute } from '../urls.js';
import type { Post } from './post.js';

/** The author of a post. */
export interface Author {
  readonly name: string;
  readonly title?: string | undefined;
  /** As written; it may be a relative link, a route or an absolute URL. */
  readonly url?: string | undefined;
  /** The link target as written, with the file and position it was written at. */
  readonly image?:
    | { readonly target: string; readonly file: string; readonly place: Place | undefined }
    | undefined;
  readonly email?: string | undefined;
  /** Route of the author's page in this blog. */
  readonly route?: string | undefined;
}

/** An author from the authors file, with the posts of the blog. */
export interface BlogMember extends Author {
  readonly description?: string | undefined;
  readonly socials: Readonly<Record<string, string>>;
  /** Listed posts only, in blog order. */
  readonly posts: readonly Post[];
}

export interface Authors {
  readonly members: readonly BlogMember[];
  readonly of: (post: Post) => readonly Author[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds the authors of every post and reports authors that the authors file does not define. */
export function postsAuthors(
  posts: readonly Post[],
  file: AuthorsFile | undefined,
  options: BlogOptions,
): Authors {
  const diagnostics: Diagnostic[] = [];
  const base = joinRoute(options.routeBasePath, options.authorsBasePath);
  const listed = new Map(
    [...(file?.authors ?? [])].map(([key, author]) => [key, fromFile(key, author, file, base)]),
  );
  const byPost = new Map<Post, readonly Author[]>();
  for (const post of posts) {
    const found = docNames(post.doc).flatMap((written, index): Author[] => {
      const place = docPlace(post.doc, index);
      const own = typeof written === 'string' ? {} : written;
      const key = typeof written === 'string' ? written : written.key;
      if (key === undefined) {
        diagnostics.push(...inline(own, options, place));
        return [fromFrontMatter(own, post.doc, place)];
      }
      const member = listed.get(key);
      if (!member) {
        if (!file?.failed) diagnostics.push(unknown(key, options, [...listed.keys()], place));
        return [];
      }
      if (post.listed && !member.posts.includes(post)) member.posts.push(post);
      return [own.key === undefined ? member : merged(member, own, post.doc, place)];
    });
    byPost.set(post, found);
  }
  return {
    members: [...listed.values()],
    of: (post) => byPost.get(post) ?? [],
    diagnostics,
  };
}

type Written = string | FrontMatterAuthor;

function docNames({ meta }: LocaleDoc): readonly Written[] {
  const { authors, author, author_title, author_url, author_image_url } = meta;
  if (authors) return authors;
  if (author === undefined) return [];
  return [{ name: author, title: author_title, url: author_url, image_url: author_image_url }];
}

function docPlace({ metaPlaces }: LocaleDoc, index: number): Place | undefined {
  return metaPlaces[`authors.${index}`] ?? metaPlaces.authors ?? metaPlaces.author;
}

function fromFile(
  key: string,
  author: ListedAuthor,
  file: AuthorsFile | undefined,
  base: string,
): BlogMember & { readonly posts: Post[] } {
  const { name, title, url, email, description, image_url, imagePlace, page, socials } = author;
  const permalink = typeof page === 'object' ? page.permalink : authorSlug(key);
  return {
    name,
    title,
    url,
    email,
    description,
    socials: socials ?? {},
    image:
      image_url === undefined
        ? undefined
        : { target: image_url, file: file?.path ?? '', place: imagePlace },
    route: page ? joinRoute(base, permalink) : undefined,
    posts: [],
  };
}

function fromFrontMatter(
  { name = '', title, url, email, image_url }: FrontMatterAuthor,
  { path }: LocaleDoc,
  place: Place | undefined,
): Author {
  const image = image_url === undefined ? undefined : { target: image_url, file: path, place };
  return { name, title, url, email, image };
}

/** Values in the post's front matter override those of the authors file. */
function merged(
  member: Author,
  written: FrontMatterAuthor,
  doc: LocaleDoc,
  place: Place | undefined,
): Author {
  const own = fromFrontMatter({ ...written, name: written.name ?? member.name }, doc, place);
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...member, ...Object.fromEntries(given) };
}

function inline(
  written: FrontMatterAuthor,
  { onInlineAuthors }: BlogOptions,
  place: Place | undefined,
): Diagnostic[] {
  if (onInlineAuthors === 'ignore') return [];
  const severity = onInlineAuthors === 'error' ? 'error' : 'warning';
  return [diagnose('blog/inline-author', { name: written.name ?? '' }, { place, severity })];
}

function unknown(
  name: string,
  { path, authorsMapPath }: BlogOptions,
  known: readonly string[],
  place: Place | undefined,
): Diagnostic {
  const file = `content/${path}/${authorsMapPath}`;
  return diagnose('blog/unknown-author', { name, file }, { place, hint: didYouMean(name, known) });
}

/**
 * Returns an author's key as a URL slug, as Docusaurus does: `AdaLovelace` and `ada_lovelace` become `ada-lovelace`.
 */
function authorSlug(key: string): string {
  const words = key.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2').replaceAll('_', '-');
  return slug(words) || 'author';
}
