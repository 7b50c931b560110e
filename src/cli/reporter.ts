import path from 'node:path';
import pico from 'picocolors';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import {
  formatGithub,
  formatPlain,
  formatPretty,
  neutralize,
  type ShortenedList,
  shorteningLimits,
  shortenList,
} from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import { decodeText } from '../files/decode-text.js';
import { FileGuard, fileAccess, isRefusal, maxTextBytes } from '../files/index.js';
import type { Environment } from './environment.js';
import { isCI, isInteractive, wantsColor } from './terminal.js';

export interface OutputOptions {
  /** One JSON object on stdout, and nothing else. */
  readonly json?: boolean | undefined;
  /** Errors only. */
  readonly silent?: boolean | undefined;
  /** File to which the findings go in SARIF, relative to the working directory. */
  readonly sarif?: string | undefined;
}

/**
 * What a command says to people. Results go to stdout; progress and findings to stderr, so that a redirected
 * stdout holds the result alone.
 */
export interface Reporter {
  readonly colors: ReturnType<typeof pico.createColors>;
  /** What is going on now: one line that is written over, or one line each where nobody looks on. */
  progress(text: string): void;
  /** The same for what changes all the time: nothing where nobody looks on. */
  tick(text: string): void;
  say(text: string): void;
  /**
   * What says the same over and over is counted.
   *
   * @param siteDir folder to which the diagnostics' files are relative
   */
  diagnostics(diagnostics: readonly Diagnostic[], siteDir: string): void;
  /** The same, and all of them: they are what was asked for. */
  list(diagnostics: readonly Diagnostic[], siteDir: string): void;
  /** An error that has no diagnostic. */
  fail(text: string): void;
  /** The progress line goes. */
  done(): void;
}

const clearLine = '\r\u001b[2K';

export function createReporter(
  environment: Environment,
  { json, silent }: OutputOptions,
): Reporter {
  const { stdout, stderr, env } = environment;
  const quiet = json === true || silent === true;
  const live = !quiet && isInteractive(environment, stderr);
  const colors = pico.createColors(wantsColor(environment, stdout));
  let lineOpen = false;
  const done = (): void => {
    if (lineOpen) stderr.write(clearLine);
    lineOpen = false;
  };
  const update = (text: string): void => {
    const width = Math.max(20, (stderr.columns ?? 80) - 1);
    stderr.write(clearLine + neutralize(text).slice(0, width));
    lineOpen = true;
  };
  const print = (text: string): void => {
    done();
    if (text !== '') stderr.write(`${text}\n`);
  };
  const tell = ({ told, more }: ShortenedList, siteDir: string): void => {
    const isShown = ({ severity }: Diagnostic): boolean => !silent || severity === 'error';
    const [shown, counted] = [told.filter(isShown), more.filter(isShown)];
    if (shown.length === 0) return;
    if (env.GITHUB_ACTIONS) {
      const root = env.GITHUB_WORKSPACE ?? environment.cwd;
      const text = formatGithub(shown, (file) => relativeTo(root, siteDir, file));
      // The runner reads both streams; with --json, stdout is not ours.
      (json ? stderr : stdout).write(`${text}\n`);
    }
    if (json) return;
    print(formatFor(environment, shown, siteDir));
    if (counted.length > 0) print(formatFor(environment, counted, siteDir));
  };
  return {
    colors,
    progress: (text) => {
      if (live) update(`${text} …`);
      else if (!quiet) stderr.write(`${text} …\n`);
    },
    tick: (text) => {
      if (live) update(text);
    },
    say: (text) => {
      done();
      if (!quiet) stdout.write(`${text}\n`);
    },
    diagnostics: (diagnostics, siteDir) =>
      tell(
        shortenList(diagnostics, isCI(env) ? shorteningLimits.log : shorteningLimits.pretty),
        siteDir,
      ),
    list: (diagnostics, siteDir) => tell({ told: diagnostics, more: [] }, siteDir),
    fail: (text) => print(text),
    done,
  };
}

function formatFor(
  environment: Environment,
  diagnostics: readonly Diagnostic[],
  siteDir: string,
): string {
  const label = (file: string): string => relativeTo(environment.cwd, siteDir, file);
  if (isCI(environment.env)) return formatPlain(diagnostics, label);
  const { stderr } = environment;
  const text = formatPretty(diagnostics, {
    read: readFrameSources(siteDir),
    label,
    color: wantsColor(environment, stderr),
    width: stderr.columns,
  });
  return `${text}\n`;
}

/** Reads sources for code frames; undefined where there is no such text. */
export function readFrameSources(siteDir: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  // A log must not show what the site must not show.
  const guard = new FileGuard(fileAccess(siteDir));
  const readText = (file: string): string | undefined => {
    const read = guard.read(path.resolve(siteDir, file), maxTextBytes);
    return read && !isRefusal(read) ? decodeText(read) : undefined;
  };
  return (file) => {
    if (!texts.has(file)) texts.set(file, readText(file));
    return texts.get(file);
  };
}

export function relativeTo(folder: string, siteDir: string, file: string): string {
  return sitePath(folder, path.resolve(siteDir, file));
}
