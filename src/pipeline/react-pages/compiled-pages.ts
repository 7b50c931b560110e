import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { TextFile } from '../theme/compiled-theme.js';

/** Pages from React components, rendered. Plain data without absolute paths. */
export interface CompiledReactPages {
  readonly pages: readonly {
    /** Relative to the site's folder. */
    readonly path: string;
    readonly html: string;
    /** Paths in the output folder. */
    readonly styles: readonly string[];
    readonly scripts: readonly string[];
  }[];
  /** Style sheets and scripts. */
  readonly files: readonly TextFile[];
  /** About style sheets. */
  readonly warnings: readonly Diagnostic[];
  /** Fonts and images that style sheets refer to. */
  readonly assets: readonly { readonly path: string; readonly base64: string }[];
}
