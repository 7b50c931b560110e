import type { AuthorsFile } from '../config/index.js';
import type { Doc } from '../content/doc.js';
import type { Fragment } from '../content/fragment.js';
import type { IconFiles } from '../content/index.js';
import type { SourceFile } from '../files/source-file.js';
import type { Asset, CategoryFile } from '../site/index.js';
import type { ConfiguredApi } from './apis/configured-api.js';
import type { CompiledBlocks } from './blocks/compiled-blocks.js';
import type { CheckedGuide } from './docs/check-guides.js';
import type { DocTexts } from './docs/doc-texts.js';
import type { LocalizedMessages } from './locales/parse-locale-messages.js';
import type { CompiledPlugin } from './plugins/compiled-plugins.js';
import type { ReactPages } from './react-pages/index.js';
import type { Compilation } from './theme/cached-compilation.js';
import type { DescribedVersion } from './versions/versions.js';

/** Returns documents as the hook `onPages` wants them. */
export type DocChange = (docs: readonly Doc[]) => readonly Doc[];

/** All parsed sources, each under its own path. */
export interface Parsed {
  /** The default locale comes first. */
  readonly locales: readonly LocalizedMessages[];
  readonly versions: readonly DescribedVersion[];
  /** The site's own blocks; undefined if there are none. */
  readonly blocks: Compilation<CompiledBlocks> | undefined;
  /** The site's plugins; undefined if there are none. */
  readonly plugins: Compilation<readonly CompiledPlugin[]> | undefined;
  /** Pages made by hooks, which are no files. */
  readonly generated: readonly SourceFile[];
  /** Applies the changes of the hook `onPages` to newer versions of the documents. */
  readonly changeDocs: DocChange;
  readonly docs: readonly Doc[];
  readonly texts: Pick<DocTexts, 'textOf' | 'all' | 'renewed'>;
  /** Documents except frozen ones, with their code examples; empty without a description. */
  readonly examples: readonly CheckedGuide[];
  /** In the order of the configuration. */
  readonly apis: readonly ConfiguredApi[];
  /** By folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  /** By the name of their icon. */
  readonly icons: IconFiles;
  /** By path. */
  readonly authors: ReadonlyMap<string, AuthorsFile>;
  readonly contentAssets: ReadonlyMap<string, Asset>;
  readonly staticFiles: ReadonlyMap<string, Asset>;
  readonly reactPages: Pick<ReactPages, 'files' | 'inputs' | 'warnings'>;
  /** By locale code. */
  readonly announcements: ReadonlyMap<string, Fragment>;
}
