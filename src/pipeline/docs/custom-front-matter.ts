import type { ObjectSchema } from '../../content/blocks/standard-schema.js';
import { checkValues } from '../../content/blocks/standard-schema.js';
import type { Doc } from '../../content/doc.js';
import { frontMatterSchema } from '../../content/front-matter/schema.js';
import { type Outcome, type Place, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';

/**
 * Checks the front matter keys that a site has declared itself, and those of docsgen that its schema restricts further.
 * This happens outside of the cache and of workers, because the schema is code of the configuration.
 */
export function checkOwnFrontMatter(
  head: Outcome<Doc>,
  schema: ObjectSchema | undefined,
  schemaPlace: Place | undefined,
): Outcome<Doc> {
  if (!schema) return head;
  const { value: doc, diagnostics } = head;
  const restricted = Object.entries(doc.meta).filter(
    ([key]) => isOfDocsgen(key) && Object.hasOwn(schema.shape, key),
  );
  const values = { ...Object.fromEntries(restricted), ...doc.meta.own };
  const checked = checkValues(schema, values);
  if ('value' in checked) {
    const data: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(checked.value));
    const own = Object.entries(data).filter(([key]) => !isOfDocsgen(key));
    return { value: withCustomKeys(doc, Object.fromEntries(own)), diagnostics };
  }
  const problems = checked.problems
    // A translation has the missing keys of its original.
    .filter(({ key = '' }) => key in values || !doc.path.startsWith('i18n/'))
    .map(({ name: key = 'front matter', path, written, problem, allowed, isOfSchema }) => {
      // The same for every page, so that it is reported once.
      const place = isOfSchema ? schemaPlace : (innermostPlace(doc, path) ?? startOfFile(doc.path));
      const hint = problem.startsWith('expected date')
        ? 'dates are text: check them with z.iso.date()'
        : written === ''
          ? undefined
          : didYouMean(written, allowed);
      return diagnose('content/front-matter-invalid-value', { key, problem }, { place, hint });
    });
  return { value: doc, diagnostics: [...diagnostics, ...problems] };
}

function isOfDocsgen(key: string): boolean {
  return Object.hasOwn(frontMatterSchema.shape, key);
}

/** Returns the place of a nested value or, if it is missing, of what should contain it. */
function innermostPlace({ metaPlaces }: Doc, path: readonly string[]): Place | undefined {
  const known = path.map((_, index) => metaPlaces[path.slice(0, path.length - index).join('.')]);
  return known.find((place) => place !== undefined);
}

/** The digests follow the checked values. */
function withCustomKeys(doc: Doc, own: Readonly<Record<string, unknown>>): Doc {
  if (Object.keys(own).length === 0) return doc;
  return { ...doc, meta: { ...doc.meta, own }, digests: undefined };
}
