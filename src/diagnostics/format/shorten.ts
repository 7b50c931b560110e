import type { Diagnostic } from '../../model/index.js';
import { sortDiagnostics } from './order.js';

/** How many findings are told of one message, and of one code. */
export interface Limits {
  readonly message: number;
  readonly code: number;
}

/** For people, who see a code frame with each, and for logs, where each is a line. */
export const limits = {
  pretty: { message: 3, code: 20 },
  log: { message: 10, code: 100 },
} satisfies Record<string, Limits>;

/** Findings as they are told, and at the end a finding for each code of which some are left out. */
export interface Shortened {
  readonly told: readonly Diagnostic[];
  readonly more: readonly Diagnostic[];
}

/**
 * Leaves out what says the same over and over: a folder that was written for another generator has thousands of
 * links and keys that mean nothing here.
 */
export function shorten(diagnostics: readonly Diagnostic[], { message, code }: Limits): Shortened {
  const codes = new Map<string, { told: number; readonly left: Diagnostic[] }>();
  const messages = new Map<string, number>();
  const told = sortDiagnostics(diagnostics).filter((diagnostic) => {
    const kind = `${diagnostic.severity} ${diagnostic.code}`;
    const same = `${kind} ${diagnostic.message}`;
    const times = messages.get(same) ?? 0;
    const group = codes.get(kind) ?? { told: 0, left: [] };
    codes.set(kind, group);
    if (times >= message || group.told >= code) {
      group.left.push(diagnostic);
      return false;
    }
    messages.set(same, times + 1);
    group.told += 1;
    return true;
  });
  return { told, more: [...codes.values()].flatMap(({ left }) => summaryOf(left)) };
}

function summaryOf(left: readonly Diagnostic[]): Diagnostic[] {
  const [first] = left;
  if (first === undefined) return [];
  // One alone takes no more room than the word of it.
  if (left.length === 1) return [first];
  const files = new Set(left.map(({ place }) => place?.file)).size;
  const where = files === 1 ? 'one file' : `${files.toLocaleString('en')} files`;
  const message = `${left.length.toLocaleString('en')} more of these in ${where}.`;
  return [
    {
      code: first.code,
      severity: first.severity,
      message,
      hint: 'with --json, a build lists all of them',
    },
  ];
}
