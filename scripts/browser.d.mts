import type { Dirent } from 'node:fs';

export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
  readonly isRoot: boolean;
  exists(file: string): boolean;
  list(folder: string): readonly Pick<Dirent, 'name' | 'isDirectory' | 'isFile'>[];
  run(
    command: string,
    args: readonly string[],
    options: { readonly timeoutMs: number; readonly isQuiet?: boolean },
  ): boolean;
  say(text: string): void;
}

export class NoBrowserError extends Error {}

export const thisMachine: Machine;

export function findBrowser(machine?: Machine): string | undefined;

export function requireBrowser(machine?: Machine): string;

export function ensureBrowser(machine?: Machine): string;
