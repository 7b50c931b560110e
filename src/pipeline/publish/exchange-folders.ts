import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Numbers of the system call `renameat2` by processor (Linux, arch/x86/entry/syscalls and asm-generic/unistd.h). */
const renameat2: Readonly<Record<string, number>> = { x64: 316, arm64: 276 };

/** Exchanges two folders: `renameat2(AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE)`. Perl is part of nearly every Linux. */
const script = 'exit(syscall($ARGV[0] + 0, -100, $ARGV[1], -100, $ARGV[2], 2) == 0 ? 0 : 1)';

const timeoutMs = 2_000;

/**
 * Exchanges two folders in one step, so that both names always have one. Node.js has no function for that.
 *
 * @returns whether the folders were exchanged; false where the system cannot, or a folder does not exist
 */
export function exchangeFolders(first: string, second: string): boolean {
  const call = process.platform === 'linux' ? renameat2[process.arch] : undefined;
  const before = identity(second);
  if (call === undefined || before === undefined) return false;
  spawnSync('perl', ['-e', script, String(call), first, second], {
    stdio: 'ignore',
    timeout: timeoutMs,
  });
  // A signal may have ended perl after the exchange, so its exit code proves nothing.
  return identity(first) === before;
}

function identity(folder: string): string | undefined {
  const { dev, ino } = statSync(folder, { throwIfNoEntry: false, bigint: true }) ?? {};
  return ino === undefined ? undefined : `${dev}:${ino}`;
}
