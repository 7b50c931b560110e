import { slug } from 'github-slugger';
import type { HeadingIdRule } from '../options.js';
import { isReservedId } from '../reserved-ids.js';

/** Returns a unique id for the text of a heading. */
export type HeadingIds = (text: string) => string;

interface Rule {
  readonly slug: (text: string) => string;
  /** Id of the heading after `count` others of the same slug. */
  readonly repeated: (slug: string, count: number) => string;
  /**
   * What the title of a page takes: an id, so that a heading with the same text gets the next one; `linked` if the tool
   * writes it into its pages, so that links may lead to it. Nothing by default.
   */
  readonly title?: 'counted' | 'linked';
}

const rules: Readonly<Record<HeadingIdRule, Rule>> = {
  github: { slug, repeated: (id, count) => `${id}-${count}`, title: 'counted' },
  vitepress: {
    slug: vitepressSlug,
    repeated: (id, count) => `${id}-${count}`,
    title: 'linked',
  },
  'python-markdown': {
    slug: pythonSlug,
    repeated: (id, count) => `${id}_${count}`,
    title: 'linked',
  },
  mintlify: { slug: mintlifySlug, repeated: (id, count) => `${id}-${count + 1}` },
  gitbook: { slug: gitbookSlug, repeated: (id, count) => `${id}-${count}` },
};

/**
 * Creates ids by the rule of a tool, as GitHub does by default: `Price list` becomes `price-list`, the second one
 * `price-list-1`. Avoids `chosen` ids and those of the page layout.
 */
export function headingIds(chosen: Iterable<string>, rule: HeadingIdRule = 'github'): HeadingIds {
  const { slug: slugOf, repeated } = rules[rule];
  const counts = new Map<string, number>([...chosen].map((id) => [id, 0]));
  return (text) => {
    const found = slugOf(text) || 'section';
    const plain = isReservedId(found) ? found.slice(1) : found;
    let id = plain;
    while (counts.has(id)) {
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      id = repeated(plain, count);
    }
    counts.set(id, 0);
    return id;
  };
}

/**
 * Returns the id of a title by the rule of a tool, with what takes it from the headings below; undefined if titles have
 * no ids there. Links can lead to the id of a title only where `isLinked`.
 */
export function titleId(
  ids: HeadingIds,
  text: string,
  rule: HeadingIdRule = 'github',
): { readonly id: string; readonly isLinked: boolean } | undefined {
  const { title } = rules[rule];
  return title && { id: ids(text), isLinked: title === 'linked' };
}

const separators = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/** As `slugify` of @mdit-vue/shared, which VitePress uses. */
function vitepressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/\p{Cc}/gu, '')
    .replace(separators, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

/** As `slugify` of Python-Markdown's table of contents: ASCII only. */
function pythonSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e\s]/g, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

const encoded = /%[\dA-F]{2}/;
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Emoji_Modifier}|[\u200D\uFE0E\uFE0F]/gu;

/** As @mintlify/common: letters beyond ASCII stay, most punctuation goes. */
function mintlifySlug(text: string): string {
  const written = encodeURIComponent(
    text
      .replace(/\p{Cs}/gu, '')
      .toLowerCase()
      .trim()
      .replace(/\s+/g, '-'),
  );
  const kept = encoded.test(written) ? /[^\w%]+/g : /[^\w]+/g;
  const dashed = written.replace(kept, '-').replace(/^-+|-+$/g, '');
  return decodeURIComponent(dashed)
    .replace(/[?,;:!'"()[\]{}]/g, '')
    .replace(emoji, '');
}

/** As GitBook: dots and underscores stay, and no id begins with a digit. */
function gitbookSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('$', 'usd')
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, 'id-');
}
