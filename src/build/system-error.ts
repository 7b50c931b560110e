/** Whether `error` comes from the system, with one of these codes (any, where none is given). */
export function isSystemError(
  error: unknown,
  ...codes: readonly string[]
): error is NodeJS.ErrnoException {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return false;
  return codes.length === 0 || codes.includes(String(error.code));
}
