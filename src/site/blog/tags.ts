import { slug } from 'github-slugger';
import { uniqueIds } from '../unique-ids.js';
import { joinRoute } from '../urls.js';
import type { Post } from './post.js';

/** A word that posts share. */
interface Tag {
  readonly label: string;
  readonly route: string;
  /** Listed ones, in the order of the blog. */
  readonly posts: readonly Post[];
}

/** The tags of the posts by what {@link tagKey} makes of a label. */
export type BlogTags = ReadonlyMap<string, Tag>;

/** `Sun` and `sun` are one tag. */
export function tagKey(label: string): string {
  return label.trim().normalize('NFC').toLowerCase();
}

/** @param base route of the list of tags */
export function postsTags(posts: readonly Post[], base: string): BlogTags {
  const found = new Map<string, { label: string; posts: Post[] }>();
  for (const post of posts.filter(({ listed }) => listed)) {
    for (const label of new Set(post.doc.meta.tags)) {
      const key = tagKey(label);
      if (key === '') continue;
      const tag = found.get(key) ?? { label: label.trim(), posts: [] };
      if (!tag.posts.includes(post)) tag.posts.push(post);
      found.set(key, tag);
    }
  }
  // `C` and `C++` have the same letters; the order of the keys decides which of them gets the plain name.
  const unique = uniqueIds();
  const keys = [...found.keys()].toSorted();
  const routes = new Map(keys.map((key) => [key, joinRoute(base, unique(slug(key) || 'tag'))]));
  return new Map(
    [...found].map(([key, tag]) => [
      key,
      { ...tag, route: routes.get(key) ?? joinRoute(base, key) },
    ]),
  );
}
