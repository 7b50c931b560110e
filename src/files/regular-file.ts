import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  type Stats,
} from 'node:fs';

/** Maximum size of a file in bytes; sites are published from memory. */
export const maxFileBytes = 512 * 1024 * 1024;

/** Rejects symbolic links, and opens a FIFO without blocking. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Why an existing file cannot be read. */
export interface Unreadable {
  readonly problem: string;
}

/**
 * Reads a regular file; rejects links, folders, FIFOs, sockets and devices.
 * @param expected compares the opened file with earlier stats; false counts as missing
 * @throws NodeJS.ErrnoException if the file cannot be opened
 */
export function readRegularFile(
  file: string,
  maxBytes: number,
  expected: (opened: Stats) => boolean = () => true,
): Buffer | Unreadable | undefined {
  const descriptor = openSync(file, flags);
  try {
    const stats = fstatSync(descriptor);
    if (!expected(stats) || stats.isDirectory()) return undefined;
    const problem = kindProblem(stats) ?? sizeProblem(stats.size, maxBytes);
    if (problem !== undefined) return { problem };
    const contents = readFileSync(descriptor);
    // Virtual files, such as those in /proc, do not report their size.
    const larger = sizeProblem(contents.byteLength, maxBytes);
    return larger === undefined ? contents : { problem: larger };
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Like {@link readRegularFile}, but follows symbolic links to any location, for paths from the
 * site's owner.
 */
export function readLinkedFile(file: string, maxBytes: number): Buffer | Unreadable | undefined {
  const real = realpathSync.native(file);
  const problem = kindProblem(lstatSync(real));
  return problem === undefined ? readRegularFile(real, maxBytes) : { problem };
}

/** Returns the problem of a file that is neither regular nor a folder. */
export function kindProblem(
  stats: Pick<Stats, 'isFIFO' | 'isSocket' | 'isBlockDevice' | 'isCharacterDevice'>,
): string | undefined {
  if (stats.isFIFO()) return 'it is a FIFO, not a regular file';
  if (stats.isSocket()) return 'it is a socket, not a regular file';
  if (stats.isBlockDevice() || stats.isCharacterDevice()) {
    return 'it is a device, not a regular file';
  }
  return undefined;
}

/** Returns the problem of a file that is too large. */
function sizeProblem(bytes: number, maxBytes: number): string | undefined {
  if (bytes <= maxBytes) return undefined;
  const megabytes = (size: number): string => `${Math.ceil(size / 1024 / 1024)} MB`;
  return `it has ${megabytes(bytes)}, and at most ${megabytes(maxBytes)} are read`;
}
