import type { Outcome, Place } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import { type AuthorConfig, authorsSchema } from './schema/authors.js';
import { checkYaml } from './yaml-file.js';

/** The authors of the blog by key, from `authors.yml`. */
export interface AuthorsFile {
  /** Relative to the site's folder. */
  readonly path: string;
  /** Whether the file has errors. If so, unknown authors are not reported as well. */
  readonly failed: boolean;
  readonly authors: ReadonlyMap<string, ListedAuthor>;
}

export interface ListedAuthor extends AuthorConfig {
  /** Position of the avatar's path. */
  readonly imagePlace?: Place | undefined;
}

/** Parses `authors.yml`. */
export function parseAuthors(file: SourceFile): Outcome<AuthorsFile> {
  const { value, diagnostics, locate } = checkYaml(file, authorsSchema);
  const authors = Object.entries(value ?? {}).map(([key, author]): [string, ListedAuthor] => {
    const image = ['image_url', 'imageURL'].find((name) => locate([key, name], 'key'));
    const imagePlace = image === undefined ? undefined : locate([key, image], 'value');
    return [key, { ...author, imagePlace }];
  });
  return {
    value: { path: file.path, failed: value === undefined, authors: new Map(authors) },
    diagnostics,
  };
}
