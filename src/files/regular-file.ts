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

/** A file that is larger is a mistake; sites are published from memory. */
export const maxFileBytes = 512 * 1024 * 1024;

/** Links are not followed. A FIFO is opened without waiting for somebody who writes to it. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Why there is something of that name and docsgen does not read it. */
export interface Unreadable {
  readonly problem: string;
}

/**
 * Reads a file that is no link, folder, FIFO, socket or device.
 *
 * @param expected compares the opened file with what the caller has seen; false counts as missing
 * @throws NodeJS.ErrnoException where the system does not open it
 */
export function readRegularFile(
  file: string,
  maxBytes = maxFileBytes,
  expected: (opened: Stats) => boolean = () => true,
): Buffer | Unreadable | undefined {
  const descriptor = openSync(file, flags);
  try {
    const stats = fstatSync(descriptor);
    if (!expected(stats) || stats.isDirectory()) return undefined;
    const problem = kindProblem(stats) ?? sizeProblem(stats.size, maxBytes);
    if (problem !== undefined) return { problem };
    const contents = readFileSync(descriptor);
    // Of files that the system makes up, such as those in /proc, the size is not known before.
    const larger = sizeProblem(contents.byteLength, maxBytes);
    return larger === undefined ? contents : { problem: larger };
  } finally {
    closeSync(descriptor);
  }
}

/** The same of a file that links may lead to, wherever it is: for what the owner of the site names. */
export function readLinkedFile(file: string, maxBytes: number): Buffer | Unreadable | undefined {
  const real = realpathSync.native(file);
  const problem = kindProblem(lstatSync(real));
  return problem === undefined ? readRegularFile(real, maxBytes) : { problem };
}

/** What a file is, if it is neither regular nor a folder. */
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

/** Says that a file has more bytes than it may have. */
function sizeProblem(bytes: number, maxBytes: number): string | undefined {
  if (bytes <= maxBytes) return undefined;
  const megabytes = (size: number): string => `${Math.ceil(size / 1024 / 1024)} MB`;
  return `it has ${megabytes(bytes)}, and at most ${megabytes(maxBytes)} are read`;
}
