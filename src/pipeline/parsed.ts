import type { AuthorsFile } from '../config/index.js';
import type { Doc } from '../content/doc.js';
import type { Fragment } from '../content/fragment.js';
import type { Asset, CategoryFile } from '../site/index.js';
import type { CheckedGuide } from './check-guides.js';
import type { DocTexts } from './doc-texts.js';
import type { LocalizedMessages } from './parse-locale-messages.js';
import type { ParsedApi } from './parsed-api.js';
import type { DescribedVersion } from './versions.js';

/** Every source understood on its own, under the path that it has. */
export interface Parsed {
  /** The default one first. */
  readonly locales: readonly LocalizedMessages[];
  readonly versions: readonly DescribedVersion[];
  readonly docs: readonly Doc[];
  readonly texts: Pick<DocTexts, 'textOf' | 'all' | 'renewed'>;
  /** The same but frozen ones, with the requests that they show; none without a description. */
  readonly examples: readonly CheckedGuide[];
  /** In the order of the configuration. */
  readonly apis: readonly ParsedApi[];
  /** By folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** By path. */
  readonly authors: ReadonlyMap<string, AuthorsFile>;
  readonly contentAssets: ReadonlyMap<string, Asset>;
  readonly staticFiles: ReadonlyMap<string, Asset>;
  /** By the code of the locale. */
  readonly announcements: ReadonlyMap<string, Fragment>;
}
