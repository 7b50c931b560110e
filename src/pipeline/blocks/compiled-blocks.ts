import type { BlockDeclaration } from '../../content/blocks/block-declaration.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/** The compiled blocks of a site. Plain data without absolute paths. */
export interface CompiledBlocks {
  readonly declarations: readonly BlockDeclaration[];
  /** A module that exports a function for each block, by name; it imports React as `docsgen:react`. */
  readonly code: string;
  /** Source map of the code, with paths relative to the site's folder. */
  readonly sourceMap: string;
  /** Paths of style sheets in the output folder, by block. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The style sheets. */
  readonly files: readonly { readonly path: string; readonly contents: string }[];
  /** Mistakes in the files of the blocks that do not keep them from working. */
  readonly warnings: readonly Diagnostic[];
  /** Fonts and images that style sheets refer to. */
  readonly assets: readonly { readonly path: string; readonly base64: string }[];
}
