import type { SchemaView } from 'docsgen/theme';

/**
 * How many fields a value has that all stand on the page of the named schema to which its first line leads: nothing
 * is left to show below it. 0 where some are shown, or the line leads elsewhere.
 */
export function linkedFields({ ref, recursive, hiddenFields, items }: SchemaView): number {
  if (ref === undefined || recursive) return 0;
  return items?.ref?.url === ref.url ? linkedFields(items) : hiddenFields;
}
