import type { SchemaView } from '../../page-props/schema-view.js';

/** Number of values beyond which a list is not compared with them. */
const maxListedValues = 100;

/**
 * Returns a schema without its accepted values if its description has exactly one list item, table row or paragraph for
 * each, which begins with the value. Descriptions in Markdown keep their values: programs read those.
 */
export function withoutListedValues(view: SchemaView): SchemaView {
  const { description, enum: values } = view;
  // The type says `null`.
  const named = values.filter(({ value }) => value !== null);
  const isComparable = named.length > 1 && values.length <= maxListedValues;
  if (description === undefined || !isComparable || !values.every(isBare)) return view;
  const entries = new Set(listEntries(description));
  if (entries.size !== named.length) return view;
  for (const { value } of named) {
    const entry = [...entries].find((one) => beginsWithValue(one, String(value)));
    if (entry === undefined) return view;
    entries.delete(entry);
  }
  return { ...view, enum: [] };
}

function isBare({ name, description, deprecated }: SchemaView['enum'][number]): boolean {
  return [name, description, deprecated].every((one) => one === undefined);
}

/** Returns the texts of list items, table rows and paragraphs that begin with code, without quotes before them. */
function listEntries(html: string): readonly string[] {
  const [, ...entries] = html.split(/<li\b[^>]*>|<tr\b[^>]*>\s*(?=<td\b)|<p>(?=<code>)/);
  return entries
    .map((entry) => entry.replace(/<[^>]*>/g, '').replace(/^[\s'"“‘]+/, ''))
    .filter((entry) => entry !== '');
}

function beginsWithValue(entry: string, value: string): boolean {
  const isLonger = /^(?:[\p{L}\p{N}_]|[-./:][\p{L}\p{N}_])/u;
  return entry.startsWith(value) && !isLonger.test(entry.slice(value.length));
}
