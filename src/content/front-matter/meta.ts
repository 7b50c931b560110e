import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import type { FrontMatter } from '../doc.js';

/** What a file's front matter says and where. */
export interface ParsedFrontMatter {
  readonly meta: FrontMatter;
  /** Places of the values by key, `last_update.date` for what lies inside. */
  readonly metaPlaces: Readonly<Record<string, Place>>;
  readonly diagnostics: readonly Diagnostic[];
}
