import type { SchemaView } from 'docsgen/theme';
import type { Translate } from '../../text.js';

/** "3 fields", "2 alternatives" or both: what a schema holds that is not shown here; undefined for nothing. */
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
 * The schema whose contents all stand on the page to which the first line of a value leads: nothing is left to show
 * below it. Undefined where some are shown, or the line leads elsewhere.
 */
export function linkedSchema(schema: SchemaView): SchemaView | undefined {
  const { ref, recursive, hiddenFields, hiddenAlternatives = 0, items } = schema;
  if (ref === undefined || recursive) return undefined;
  if (items?.ref?.url === ref.url) return linkedSchema(items);
  return hiddenFields + hiddenAlternatives > 0 ? schema : undefined;
}
