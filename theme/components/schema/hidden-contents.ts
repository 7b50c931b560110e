import type { SchemaView } from 'docsgen/theme';
import type { Translate } from '../../text.js';

/** "3 fields", "2 alternatives" or both: the contents of a schema that are not shown here; undefined for none. */
export function hiddenContents(
  { hiddenFields, hiddenAlternatives = 0 }: SchemaView,
  t: Translate,
): string | undefined {
  const fields = hiddenFields > 0 && t('reference.fieldCount', { count: hiddenFields });
  const options =
    hiddenAlternatives > 0 && t('reference.alternativeCount', { count: hiddenAlternatives });
  return [fields, options].filter(Boolean).join(', ') || undefined;
}

/**
 * The schema whose contents are all on the page that the first line links to. Undefined if some are shown here or the
 * line links elsewhere.
 */
export function linkedSchema(schema: SchemaView): SchemaView | undefined {
  const { ref, recursive, hiddenFields, hiddenAlternatives = 0, items } = schema;
  if (ref === undefined || recursive) return undefined;
  if (items?.ref?.url === ref.url) return linkedSchema(items);
  return hiddenFields + hiddenAlternatives > 0 ? schema : undefined;
}
