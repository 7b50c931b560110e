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
import { findAbove } from '../files/find-above.js';
import { FileGuard, isRefusal, maxTextBytes } from '../files/index.js';
import { isInside } from '../files/is-inside.js';
import type { Environment } from './environment.js';
import { isCI, isInteractive, wantsColor } from './terminal.js';

export interface OutputOptions {
  /** Write one JSON object to stdout, and nothing else. */
  readonly json?: boolean | undefined;
  /** Print errors only. */
  readonly silent?: boolean | undefined;
  /** File for the findings in SARIF, relative to the working directory. */
  readonly sarif?: string | undefined;
}

/**
 * Output of a command. Results go to stdout; progress and findings to stderr, so that a redirected
 * stdout contains only the result.
 */
export interface Reporter {
  readonly colors: ReturnType<typeof pico.createColors>;
  /** Shows the current stage: one line that is replaced in a terminal, otherwise one line each. */
  progress(text: string): void;
  /** Shows frequently changing progress, in a terminal only. */
  tick(text: string): void;
  print(text: string): void;
  /**
   * Prints diagnostics, and counts similar ones instead of repeating them.
   * @param siteDir folder to which the diagnostics' files are relative
   */
  diagnostics(diagnostics: readonly Diagnostic[], siteDir: string): void;
  /** Prints all diagnostics, because the user asked for the list. */
  list(diagnostics: readonly Diagnostic[], siteDir: string): void;
  /** Prints an error without a diagnostic. */
  fail(text: string): void;
  /** Clears the progress line. */
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
  const show = (list: ShortenedList, siteDir: string): void => {
    const isShown = ({ severity }: Diagnostic): boolean => !silent || severity === 'error';
    const [shown, counted] = [list.shown.filter(isShown), list.more.filter(isShown)];
    if (shown.length === 0) return;
    if (env.GITHUB_ACTIONS) {
      const root = env.GITHUB_WORKSPACE ?? environment.cwd;
      const text = formatGithub(shown, (file) => relativeTo(root, siteDir, file));
      // The runner reads both streams, and with --json stdout is reserved for JSON.
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
    print: (text) => {
      done();
      if (!quiet) stdout.write(`${text}\n`);
    },
    diagnostics: (diagnostics, siteDir) =>
      show(
        shortenList(diagnostics, isCI(env) ? shorteningLimits.log : shorteningLimits.pretty),
        siteDir,
      ),
    list: (diagnostics, siteDir) => show({ shown: diagnostics, more: [] }, siteDir),
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

/** Returns a function that reads sources for code frames; undefined if a file cannot be read. */
export function readFrameSources(siteDir: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  const readText = (file: string): string | undefined => {
    const absolute = path.resolve(siteDir, file);
    const allow = frameRoots(absolute, siteDir);
    const read = new FileGuard({ siteDir, allow, named: [] }).read(absolute, maxTextBytes);
    return read && !isRefusal(read) ? decodeText(read) : undefined;
  };
  return (file) => {
    if (!texts.has(file)) texts.set(file, readText(file));
    return texts.get(file);
  };
}

/**
 * Returns what a code frame of a file may show besides the site, because logs must not contain files that the site may
 * not read: code, which comes from packages anywhere, and documents and descriptions of the same repository.
 */
function frameRoots(file: string, siteDir: string): readonly string[] {
  if (/\.(?:[cm]?[jt]sx?|css)$/.test(file)) return [file];
  const repository = isInside(file, siteDir) ? undefined : findAbove(siteDir, '.git');
  return repository === undefined ? [] : [path.dirname(repository)];
}

export function relativeTo(folder: string, siteDir: string, file: string): string {
  return sitePath(folder, path.resolve(siteDir, file));
}
