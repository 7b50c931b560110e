import type { Reporter } from './reporter.js';
import { duration } from './terminal.js';

interface Timing {
  readonly stage: string;
  readonly milliseconds: number;
}

interface TimedFile {
  readonly path: string;
  readonly milliseconds: number;
}

/** Durations of a build, for `--profile`. */
export interface Profile {
  /** In order of execution. */
  readonly stages: readonly Timing[];
  /** Sources that took longest to parse, slowest first. */
  readonly sources: readonly TimedFile[];
  /** Pages that took longest to render. */
  readonly pages: readonly TimedFile[];
}

const barLength = 30;

export function reportProfile(reporter: Reporter, { stages, sources, pages }: Profile): void {
  const { bold, dim, cyan } = reporter.colors;
  const longest = Math.max(...stages.map(({ milliseconds }) => milliseconds), 1);
  const width = Math.max(...stages.map(({ stage }) => stage.length));
  reporter.print(`\n${bold('Stages')}`);
  for (const { stage, milliseconds } of stages) {
    const bar = '█'.repeat(Math.round((milliseconds / longest) * barLength));
    reporter.print(
      `  ${stage.padEnd(width)}  ${millisecondsTime(milliseconds)}  ${cyan(bar)}`.trimEnd(),
    );
  }
  for (const [title, files] of [
    ['Slowest sources', sources],
    ['Slowest pages', pages],
  ] as const) {
    if (files.length === 0) continue;
    reporter.print(`\n${bold(title)}`);
    for (const { path, milliseconds } of files) {
      reporter.print(`  ${millisecondsTime(milliseconds)}  ${path}`);
    }
  }
  reporter.print(
    dim(
      '\nWhat earlier builds have left in the cache takes next to no time: --no-cache shows all.',
    ),
  );
}

function millisecondsTime(milliseconds: number): string {
  return duration(milliseconds).padStart(8);
}
