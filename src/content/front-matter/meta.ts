import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import type { FrontMatter } from '../doc.js';

/** The values of a file's front matter, with their positions and problems. */
export interface ParsedFrontMatter {
  readonly meta: FrontMatter;
  /** Positions of the values by key; nested keys are joined by dots (`last_update.date`). */
  readonly metaPlaces: Readonly<Record<string, Place>>;
  readonly diagnostics: readonly Diagnostic[];
}
