import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import type { LocaleDraft } from './locale-plan.js';
import type { Located } from './page-alternates.js';
import type { PageSeed } from './pages/page.js';

/**
 * Pages that would overwrite each other, also where a file system ignores case or Unicode form, and also a page
 * of one locale in the folder of another (`content/fr.md` beside the locale `fr`).
 */
export function duplicateRoutes(drafts: readonly LocaleDraft[]): Diagnostic[] {
  const first = new Map<string, Located>();
  const found = new Map<string, Diagnostic>();
  for (const draft of drafts) {
    for (const seed of draft.seeds) {
      const key = draft.urls.output(seed.file).normalize('NFC').toLowerCase();
      const other = first.get(key);
      if (other) {
        const problem = duplicate({ draft, seed }, other);
        // Texts that nobody has translated collide in every locale: once is enough.
        const places = JSON.stringify([problem.place, problem.related]);
        if (!found.has(places)) found.set(places, problem);
      } else {
        first.set(key, { draft, seed });
      }
    }
  }
  return [...found.values()];
}

function duplicate({ draft, seed }: Located, other: Located): Diagnostic {
  const route = draft.urls.output(seed.route.slice(1));
  const related = [{ message: `The other one: ${other.seed.title}`, place: placeOf(other.seed) }];
  const place = placeOf(seed);
  const args = { route: `/${route}`, other: other.seed.source };
  return diagnose('site/duplicate-route', args, { place, related });
}

/** Where the route is written, else where the page begins. */
function placeOf({ source, doc }: PageSeed): Place | undefined {
  const slug = doc?.metaPlaces.slug;
  if (slug || source === undefined) return slug;
  return { file: source, start: { line: 1, column: 1, offset: 0 } };
}
