import type { Doc } from '../../content/doc.js';
import type { PluginTimes } from '../../content/plugins/site-plugin.js';
import type { Outcome } from '../../diagnostics/diagnostic.js';
import type { SourceFile } from '../../files/source-file.js';
import type { Api } from '../../openapi/api/api.js';
import type { DescriptionInput } from '../../openapi/description-input.js';
import type { ApiLoadSetup } from '../apis/load-site-api.js';
import type { ParserSetup } from '../docs/doc-parser.js';
import type { PackedBytes } from './packed-bytes.js';
import type { PageToRender, RenderedBatch, RendererSetup } from './render-batch.js';

/** Tasks of workers: their setup, the type of an item, and the result of a batch. */
export interface Tasks {
  readonly parse: {
    readonly setup: ParserSetup;
    readonly item: SourceFile;
    readonly result: ParsedBatch;
  };
  readonly render: {
    readonly setup: RendererSetup;
    readonly item: PageToRender;
    readonly result: RenderedBatch;
  };
  /** A batch contains only one API description. */
  readonly loadApi: {
    readonly setup: ApiLoadSetup;
    readonly item: DescriptionInput;
    readonly result: Outcome<Api | undefined>;
  };
}

export type TaskName = keyof Tasks;

/** Tasks that are shared among workers. */
export type SharedTask = 'parse' | 'render';

/** In the order of the files. */
export interface ParsedBatch {
  readonly docs: readonly Outcome<Doc>[];
  /** Each as JSON. */
  readonly texts: PackedBytes;
  readonly pluginTimes: readonly (PluginTimes | undefined)[];
}
