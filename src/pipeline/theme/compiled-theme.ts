import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { pageSheets } from '../../site/style-sheet.js';

/** The files of `theme/presets`: the presets, and the densities other than the regular one. */
export const presetSheets = ['paper', 'console', 'soft', 'bold', 'compact', 'spacious'] as const;
type PresetSheet = (typeof presetSheets)[number];

/** The style sheets that only pages with a feature load. */
export const featureSheets = [...pageSheets, 'consent', 'feedback'] as const;
type FeatureSheet = (typeof featureSheets)[number];

/** The style sheets that a script loads. */
export const islandSheets = ['search', 'try-it', 'shortcuts', 'code-folding'] as const;

/** Paths of the style sheets that scripts load. */
export type IslandSheets = Readonly<Record<(typeof islandSheets)[number], string>>;

/** A text file of the site with a fingerprint in its path. */
export interface TextFile {
  readonly path: string;
  /** May be read on demand if `key` is set. */
  readonly contents: string;
  /** See `OutputFile`. */
  readonly key?: string | undefined;
}

/** A compiled theme. Plain data without absolute paths, the same on every machine. */
export interface CompiledTheme {
  /** The module that renders pages. It imports React as `docsgen:react` and so on. */
  readonly code: string;
  /** The style sheet of every page, without the site's accent colour. */
  readonly siteSheet: string;
  /** Rules that a site's preset or density adds to it, by name. */
  readonly presets: Readonly<Record<PresetSheet, string>>;
  /** Other files that pages load, by path in the output folder. */
  readonly files: readonly TextFile[];
  /** Fonts and images that style sheets refer to. */
  readonly assets: readonly { readonly path: string; readonly base64: string }[];
  /** Paths of the files that only an island loads, by island. */
  readonly islands: Readonly<Record<'search' | 'try-it', readonly string[]>>;
  /** Paths of the style sheets of features. */
  readonly styles: Readonly<Record<FeatureSheet, string>>;
  readonly bootScript: string;
  readonly clientScript: string;
  /** The script of pages that redirect. */
  readonly redirectScript: TextFile;
  /** Paths of the scripts of parts that sites switch on. */
  readonly visitorScripts: { readonly consent: string; readonly feedback: string };
  readonly oauthCallback: readonly TextFile[];
  /** Only of a site with theme files: the source map of `code`, without the sources. */
  readonly sourceMap?: string | undefined;
  /** Only of a site with theme files: what is wrong in them, though the theme works. */
  readonly warnings?: readonly Diagnostic[] | undefined;
}
