import type { Random } from './random.js';
import type { SiteFolder } from './site-folder.js';

/** What an edit works on. */
export interface Editing {
  readonly site: SiteFolder;
  readonly random: Random;
  /** Another number for every edit, for texts that have not been there before. */
  readonly step: number;
  /** What would undo the edits that have broken something, or taken it away. */
  readonly mends: (() => void)[];
}

/**
 * One thing that somebody does to a site.
 *
 * @returns to what, for the report of a failure; undefined where there was nothing to do it to
 */
export type Edit = (editing: Editing) => string | undefined;

/** An edit of one of the files that have such a name. */
export function ofFile(pattern: RegExp, edit: (name: string, editing: Editing) => void): Edit {
  return (editing) => {
    const name = editing.random.pick(editing.site.files(pattern));
    if (name !== undefined) edit(name, editing);
    return name;
  };
}

/** Has a file put back as it is now when things are mended. */
export function mendLater({ site, mends }: Editing, name: string): void {
  const before = site.bytes(name);
  mends.push(() => site.write(name, before));
}
