import { encode } from '../percent.js';

/** What stands between the values of a list that is one text. Tabs are of Swagger 2.0 (`collectionFormat: tsv`). */
const delimiters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    spaceDelimited: ' ',
    pipeDelimited: '|',
    tabDelimited: '\t',
  }),
);

/**
 * The delimiter of a style, a comma where it names no other. OpenAPI has others in queries only; in Swagger 2.0 they
 * may be anywhere.
 */
export function styleDelimiter(style: string): string {
  return delimiters.get(style) ?? ',';
}

/** The same as it stands in a URL, where commas need no encoding. */
export function encodedDelimiter(style: string): string {
  const delimiter = styleDelimiter(style);
  return delimiter === ',' ? delimiter : encode(delimiter);
}
