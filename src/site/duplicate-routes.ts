import { type Diagnostic, type Place, startOfFile } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import type { LocalePlan } from './locale-plan.js';
import type { LocatedPage } from './page-alternates.js';
import type { PageDefinition } from './pages/page.js';

/**
 * Reports pages that would overwrite each other, including on file systems that ignore case or Unicode form, and a page
 * of one locale in the folder of another (`content/fr.md` beside the locale `fr`).
 */
export function duplicateRoutes(plans: readonly LocalePlan[]): Diagnostic[] {
  const first = new Map<string, LocatedPage>();
  const found = new Map<string, Diagnostic>();
  for (const plan of plans) {
    for (const definition of plan.definitions) {
      const key = plan.urls.output(definition.file).normalize('NFC').toLowerCase();
      const other = first.get(key);
      if (other) {
        const problem = duplicate({ plan, definition }, other);
        // Untranslated documents collide in every locale; one report is enough.
        const places = JSON.stringify([problem.place, problem.related]);
        if (!found.has(places)) found.set(places, problem);
      } else {
        first.set(key, { plan, definition });
      }
    }
  }
  return [...found.values()];
}

function duplicate({ plan, definition }: LocatedPage, other: LocatedPage): Diagnostic {
  const route = plan.urls.output(definition.route.slice(1));
  const related = [
    { message: `The other one: ${other.definition.title}`, place: pagePlace(other.definition) },
  ];
  const place = pagePlace(definition);
  const args = { route: `/${route}`, other: other.definition.source };
  return diagnose('site/duplicate-route', args, { place, related });
}

/** Returns the position of the `slug`, else the start of the file. */
function pagePlace({ source, doc }: PageDefinition): Place | undefined {
  const slug = doc?.metaPlaces.slug;
  if (slug || source === undefined) return slug;
  return startOfFile(source);
}
