import { slug } from 'github-slugger';
import { uniqueIds } from '../unique-ids.js';
import { joinRoute } from '../urls.js';
import type { Post } from './post.js';

/** A tag of one or more posts. */
interface Tag {
  readonly label: string;
  readonly route: string;
  /** Listed posts only, in blog order. */
  readonly posts: readonly Post[];
}

/** The tags of all posts, by {@link tagKey} of their labels. */
export type BlogTags = ReadonlyMap<string, Tag>;

/** Returns the key that makes `Sun` and `sun` the same tag. */
export function tagKey(label: string): string {
  return label.trim().normalize('NFC').toLowerCase();
}

/**
 * Collects the tags of the listed posts.
 *
 * @param base route of the list of tags
 */
export function postsTags(posts: readonly Post[], base: string): BlogTags {
  const tags = new Map<string, { label: string; posts: Post[] }>();
  for (const post of posts.filter(({ listed }) => listed)) {
    for (const label of new Set(post.doc.meta.tags)) {
      const key = tagKey(label);
      if (key === '') continue;
      const tag = tags.get(key) ?? { label: label.trim(), posts: [] };
      if (!tag.posts.includes(post)) tag.posts.push(post);
      tags.set(key, tag);
    }
  }
  // The slugs of `C` and `C++` are equal; sorting the keys makes the choice of the plain slug stable.
  const unique = uniqueIds();
  const keys = [...tags.keys()].toSorted();
  const routes = new Map(keys.map((key) => [key, joinRoute(base, unique(slug(key) || 'tag'))]));
  return new Map(
    [...tags].map(([key, tag]) => [
      key,
      { ...tag, route: routes.get(key) ?? joinRoute(base, key) },
    ]),
  );
}
