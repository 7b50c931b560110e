import { lstatSync } from 'node:fs';
import { stampOf } from './file-stamp.js';
import { type FolderStamps, type FolderState, readFolderState } from './folder-stamps.js';
import { type FolderSurvey, surveyFolder } from './foreign-files.js';
import { stampOfManifest } from './manifest.js';

/** Input of the scan thread: what a publication needs to know from disk. Plain data. */
export interface ScanRequest {
  /** Absolute paths of the published site's folder and of the spare site's. */
  readonly outDir: string;
  readonly spare: string;
  /** Files of the published site, and their stamps. */
  readonly files: readonly string[];
  readonly stamps: readonly string[];
  /** State of both folders after the last publication. */
  readonly siteFolders: FolderStamps;
  readonly spareFolders: FolderStamps;
}

/** Result of the scan. Plain data. */
export interface OutputScan {
  /**
   * Stamp of the published site's manifest at the start of the scan. If it is still the same, so is
   * the site.
   */
  readonly manifest: string | undefined;
  readonly surveyed: FolderSurvey;
  /** Identity of the spare site, see {@link identityOfSpare}. */
  readonly spare: string | undefined;
  /** Files of the published site that are missing or different in the spare site. */
  readonly otherFiles: ReadonlySet<string>;
  /** Folders of the spare site that have changed since the last publication. */
  readonly otherFolders: ReadonlySet<string>;
}

/**
 * Reads all that a publication needs to know from disk and that does not depend on the new site.
 */
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
 * Returns the identity of a spare site. It changes when the site is published, because that writes
 * a new manifest. Undefined if there is none.
 */
export function identityOfSpare(spare: string): string | undefined {
  const stats = lstatSync(spare, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeNs} ${stampOfManifest(spare)}`;
}

type Stamped = ReadonlyMap<string, { readonly stamp: string }>;

/** A spare site that has not been published since it was scanned. */
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

  /** Whether the file exists with this stamp; false if unknown. */
  hasFile(name: string, stamp: string | undefined): boolean {
    const known = this.#known.get(name)?.stamp;
    return known !== undefined && known === stamp && !this.#look.otherFiles.has(name);
  }

  /** Returns the state of an unchanged folder; undefined if it has to be read. */
  folder(name: string): FolderState | undefined {
    const stamp = this.#left.get(name);
    if (stamp === undefined || this.#look.otherFolders.has(name)) return undefined;
    // Recorded folders are always rested, see `stableFolders`.
    return { stamp, isRested: true };
  }
}
