const problems: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the file system is read-only',
  EIO: 'the disk reports an error',
  EBUSY: 'it is in use or is a mount point',
  ENAMETOOLONG: 'a file name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ELOOP: 'symbolic links form a loop',
  EISDIR: 'it is a folder',
  ENOTDIR: 'something on the way to it is a file',
  ENXIO: 'it is not a regular file',
  ESTALE: 'the network drive has lost it',
  ETIMEDOUT: 'the network drive does not answer',
};

/** What a system error says to somebody who does not know its codes. */
export function systemProblem(error: NodeJS.ErrnoException): string {
  return problems[error.code ?? ''] ?? error.message;
}

/** Whether `error` comes from the system, with one of these codes (any, where none is given). */
export function isSystemError(
  error: unknown,
  ...codes: readonly string[]
): error is NodeJS.ErrnoException {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return false;
  return codes.length === 0 || codes.includes(String(error.code));
}
