import { encode } from '../percent.js';

/**
 * Delimiters of the values in a delimited list. Tabs come from Swagger 2.0 (`collectionFormat:
 * tsv`).
 */
const delimiters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    spaceDelimited: ' ',
    pipeDelimited: '|',
    tabDelimited: '\t',
  }),
);

/**
 * Returns a style's delimiter, a comma by default. OpenAPI 3 allows other delimiters only in
 * queries, Swagger 2.0 anywhere.
 */
export function styleDelimiter(style: string): string {
  return delimiters.get(style) ?? ',';
}

/** Returns the delimiter as it appears in a URL, where commas need no encoding. */
export function encodedDelimiter(style: string): string {
  const delimiter = styleDelimiter(style);
  return delimiter === ',' ? delimiter : encode(delimiter);
}
