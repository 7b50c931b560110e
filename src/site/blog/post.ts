import type { BlogOptions } from '../../config/index.js';
import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { escapeMarkup } from '../../text/escape.js';
import { capitalized } from '../../text/words.js';
import type { DocEntry } from '../doc-routes.js';
import type { LocaleDoc, SiteInput } from '../input.js';
import { joinRoute } from '../urls.js';
import { type Instant, textInstant } from './instant.js';
import { parsePostName } from './post-name.js';

/** A post with its route and publication date. */
export interface Post extends Instant {
  readonly doc: LocaleDoc;
  readonly route: string;
  /** Whether lists, feeds and neighboring posts show it; an unlisted post is reachable by its URL only. */
  readonly listed: boolean;
}

/** Returns the folder of posts. They are not standalone pages even if the blog is disabled. */
export function postsFolder({ config }: Pick<SiteInput, 'config'>): string {
  return `content/${config.blog === false ? 'blog' : config.blog.path}/`;
}

/**
 * Assigns a route and a date to each post and sorts them, newest first. `docs` are the Markdown files of the folder.
 * `docsgen dev` lists unlisted posts too, as sidebars do.
 */
export function placePosts(
  docs: readonly LocaleDoc[],
  options: BlogOptions,
  folder: string,
  mode: SiteInput['mode'],
): { readonly posts: readonly Post[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const posts = docs.map((doc): Post => {
    const name = parsePostName(doc.path.slice(folder.length));
    const { meta } = doc;
    const slug = meta.slug ?? name.path;
    const written = meta.date ?? name.date;
    const instant = written === undefined ? undefined : textInstant(written);
    if (!instant) diagnostics.push(...docProblem(doc, name.date));
    return {
      doc: name.date === undefined ? doc : withoutDate(doc),
      route: joinRoute(options.routeBasePath, slug),
      listed: !meta.unlisted || mode === 'dev',
      ...(instant ?? { day: '1970-01-01', published: '1970-01-01T00:00:00.000Z' }),
    };
  });
  return { posts: posts.toSorted(newestFirst), diagnostics };
}

/** A title derived from the file name repeats the date, which every list shows anyway. */
function withoutDate(doc: LocaleDoc): LocaleDoc {
  const [, rest = ''] = /^\d{4} \d{1,2} \d{1,2} (.+)$/.exec(doc.title) ?? [];
  if (rest === '' || doc.meta.title !== undefined) return doc;
  const title = capitalized(rest);
  return { ...doc, title, titleHtml: escapeMarkup(title) };
}

/** Reading the front matter has already reported an invalid date there. */
function docProblem({ file, metaPlaces }: LocaleDoc, date: string | undefined): Diagnostic[] {
  if (metaPlaces.date) return [];
  const place = startOfFile(file);
  if (date === undefined) return [diagnose('blog/no-date', undefined, { place })];
  return [diagnose('blog/invalid-date', { date }, { place })];
}

function newestFirst(a: Post, b: Post): number {
  if (a.published !== b.published) return a.published < b.published ? 1 : -1;
  return a.doc.path < b.doc.path ? 1 : -1;
}

/** Returns the post as a document entry of the site. */
export function postEntry({ doc, route }: Post): DocEntry {
  return { doc, route, layout: 'page', id: doc.path, folder: '', isIndex: false };
}
