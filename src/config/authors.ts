import type { Outcome, Place } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import { type AuthorConfig, authorsSchema } from './schema/authors.js';
import { checkYaml } from './yaml-file.js';

/** The authors of the blog by their keys, as `authors.yml` has them. */
export interface AuthorsFile {
  /** Relative to the site's folder. */
  readonly path: string;
  /** It has errors, which are told: what cannot be found in it need not be told too. */
  readonly failed: boolean;
  readonly authors: ReadonlyMap<string, ListedAuthor>;
}

export interface ListedAuthor extends AuthorConfig {
  /** Where the author's key stands. */
  readonly place?: Place | undefined;
  /** Where the portrait is named. */
  readonly imagePlace?: Place | undefined;
}

/** Reads `authors.yml`. */
export function parseAuthors(file: SourceFile): Outcome<AuthorsFile> {
  const { value, diagnostics, locate } = checkYaml(file, authorsSchema);
  const authors = Object.entries(value ?? {}).map(([key, author]): [string, ListedAuthor] => {
    const image = ['image_url', 'imageURL'].find((name) => locate([key, name], 'key'));
    const imagePlace = image === undefined ? undefined : locate([key, image], 'value');
    return [key, { ...author, place: locate([key], 'key'), imagePlace }];
  });
  return {
    value: { path: file.path, failed: value === undefined, authors: new Map(authors) },
    diagnostics,
  };
}
