const problems: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
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
  ETIMEDOUT: 'the network drive does not respond',
};

/** Describes a system error in plain words. */
export function systemProblem(error: NodeJS.ErrnoException): string {
  return problems[error.code ?? ''] ?? error.message;
}

/** Whether `error` is a system error with one of these codes (any code by default). */
export function isSystemError(
  error: unknown,
  ...codes: readonly string[]
): error is NodeJS.ErrnoException {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return false;
  return codes.length === 0 || codes.includes(String(error.code));
}
