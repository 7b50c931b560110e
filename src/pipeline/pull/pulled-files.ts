import { type LockedFiles, lockFile, parseLockFile } from '../../config/index.js';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { sha256 } from '../../files/sha256.js';
import type { DescriptionInput } from '../../openapi/description-input.js';
import { type ReportingReader, readTexts } from '../files/read-files.js';

/** The pulled files of a site. */
export interface PulledFiles {
  readonly locked: LockedFiles;
  /** Returns the text of a pulled file; undefined if it is missing or not as it was pulled. */
  pulledText(url: string): string | undefined;
  /** Returns the position of a URL in the lock file. */
  locate(url: string): Place | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export function readPulledFiles(
  siteDir: string,
  reader: Pick<ReportingReader, 'read'>,
): PulledFiles {
  const [lock] = readTexts(siteDir, [lockFile], reader);
  if (lock === undefined) {
    return { locked: {}, pulledText: () => undefined, locate: () => undefined, diagnostics: [] };
  }
  const { value, diagnostics } = parseLockFile(lock);
  return {
    locked: value.files,
    pulledText(url) {
      const { file, sha256 } = value.files[url] ?? {};
      const [found] = file === undefined ? [] : readTexts(siteDir, [file], reader);
      const text = found?.text.replaceAll('\r\n', '\n');
      return text !== undefined && textDigest(text) === sha256 ? text : undefined;
    },
    locate: (url) => value.locate(['files', url], 'key'),
    diagnostics,
  };
}

/** Returns where a description was pulled from, and the files that were pulled with it. */
export function pulledOrigin(
  url: string | undefined,
  files: LockedFiles,
): Pick<DescriptionInput, 'url' | 'location' | 'pulled'> {
  return {
    url,
    location: url === undefined ? undefined : files[url]?.location,
    pulled: Object.fromEntries(Object.entries(files).map(([from, { file }]) => [from, file])),
  };
}

/** Returns the SHA-256 of a text with line feeds, hex. */
export function textDigest(text: string): string {
  return sha256(text);
}
