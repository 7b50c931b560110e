import type { Random } from './random.js';
import type { SiteFolder } from './site-folder.js';

/** The input of an edit. */
export interface Editing {
  readonly site: SiteFolder;
  readonly random: Random;
  /** A unique number for every edit, for texts that did not exist before. */
  readonly step: number;
  /** Undo functions of the edits that broke or removed something. */
  readonly mends: (() => void)[];
}

/**
 * Edits a site once.
 *
 * @returns the edited target, for failure reports; undefined if there was none
 */
export type Edit = (editing: Editing) => string | undefined;

/** An edit of one of the files with a matching name. */
export function ofFile(pattern: RegExp, edit: (name: string, editing: Editing) => void): Edit {
  return (editing) => {
    const name = editing.random.pick(editing.site.files(pattern));
    if (name !== undefined) edit(name, editing);
    return name;
  };
}

/** Registers an undo function that restores the current contents of a file. */
export function mendLater({ site, mends }: Editing, name: string): void {
  const before = site.bytes(name);
  mends.push(() => site.write(name, before));
}
