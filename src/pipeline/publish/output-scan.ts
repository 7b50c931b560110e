import { lstatSync } from 'node:fs';
import { stampOf } from './file-stamp.js';
import { type FolderStamps, type FolderState, readFolderState } from './folder-stamps.js';
import { type FolderSurvey, surveyFolder } from './foreign-files.js';
import { stampOfManifest } from './manifest.js';

/** What a publication is going to look at; plain data, for a thread. */
export interface ScanRequest {
  /** Absolute path of the published site's folder, and of the spare's. */
  readonly outDir: string;
  readonly spare: string;
  /** Files of the published site, and their stamps. */
  readonly files: readonly string[];
  readonly stamps: readonly string[];
  /** How the last publication has left the folders of both. */
  readonly siteFolders: FolderStamps;
  readonly spareFolders: FolderStamps;
}

/** What was seen; plain data. */
export interface OutputScan {
  /** Stamp of the published site's manifest when the look began: a site that has the same later is the one looked at. */
  readonly manifest: string | undefined;
  readonly surveyed: FolderSurvey;
  /** The same of the spare, see {@link identityOfSpare}. */
  readonly spare: string | undefined;
  /** Files of the published site that the spare has not, or has otherwise. */
  readonly otherFiles: ReadonlySet<string>;
  /** Folders of the spare that are not as they were left. */
  readonly otherFolders: ReadonlySet<string>;
}

/** Looks at all that a publication asks of the disk, as far as it can be known before the new site is. */
export function scanOutput(order: ScanRequest): OutputScan {
  const { outDir, spare, files, stamps, siteFolders, spareFolders } = order;
  const [manifest, identity] = [stampOfManifest(outDir), identityOfSpare(spare)];
  const otherFiles = files.filter((file, row) => {
    const stats = lstatSync(`${spare}/${file}`, { throwIfNoEntry: false });
    return !stats?.isFile() || stampOf(stats) !== stamps[row];
  });
  const otherFolders = [...spareFolders].flatMap(([name, stamp]) =>
    readFolderState(name === '' ? spare : `${spare}/${name}`)?.stamp === stamp ? [] : [name],
  );
  return {
    manifest,
    surveyed: surveyFolder(outDir, files, siteFolders),
    spare: identity,
    otherFiles: new Set(otherFiles),
    otherFolders: new Set(otherFolders),
  };
}

/**
 * Tells a spare from others and from itself after somebody has published it: a publication leaves a manifest of its
 * own. Undefined where there is none.
 */
export function identityOfSpare(spare: string): string | undefined {
  const stats = lstatSync(spare, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeNs} ${stampOfManifest(spare)}`;
}

type Stamped = ReadonlyMap<string, { readonly stamp: string }>;

/** A spare that nobody has published since it was looked at. */
export class ScannedSpare {
  readonly #look: OutputScan;
  readonly #known: Stamped;
  readonly #left: FolderStamps;

  /** @param known files of the published site */
  constructor(look: OutputScan, known: Stamped, left: FolderStamps) {
    this.#look = look;
    this.#known = known;
    this.#left = left;
  }

  /** Whether a file was there with this stamp; false where nobody knows. */
  hasFile(name: string, stamp: string | undefined): boolean {
    const known = this.#known.get(name)?.stamp;
    return known !== undefined && known === stamp && !this.#look.otherFiles.has(name);
  }

  /** A folder that was there as it was left; undefined where it is to be looked at. */
  folder(name: string): FolderState | undefined {
    const stamp = this.#left.get(name);
    if (stamp === undefined || this.#look.otherFolders.has(name)) return undefined;
    // What was changed just before is not among those that were left.
    return { stamp, isRested: true };
  }
}
