import { applyRules } from '../../diagnostics/index.js';
import { failsCommand } from '../../node/build.js';
import {
  breakingChangeDiagnostics,
  type ListedApiChanges,
  listApiChanges,
} from '../../pipeline/api-changes/api-changes.js';
import { RemoteFiles } from '../../pipeline/pull/remote-files.js';
import { plural } from '../../text/words.js';
import { type CommandResult, type CommandRun, loadSite } from '../command.js';
import type { SiteOptions } from '../options.js';
import type { Reporter } from '../reporter.js';

export interface ChangesOptions extends SiteOptions {
  /** With `breaking`, a breaking change fails the command. */
  readonly changes?: true | 'breaking' | undefined;
  readonly against?: string | undefined;
  /** In seconds. */
  readonly timeout: number;
  readonly allowHost: readonly string[];
  /** Names and values of headers for the host of `against`. */
  readonly header: readonly (readonly [string, string])[];
}

/** Runs `docsgen check --changes`: compares API descriptions with an older version. */
export async function changesCommand(run: CommandRun<ChangesOptions>): Promise<CommandResult> {
  const { reporter, siteDir, options } = run;
  const config = await loadSite(run);
  reporter.progress('Compare');
  const { value, diagnostics } = await listApiChanges(config, {
    against: options.against,
    fetch: (url) => fetchVersion(url, options),
  });
  const fails = options.changes === 'breaking';
  const found = fails ? breakingChangeDiagnostics(value) : [];
  const all = applyRules([...diagnostics, ...found], config.rules);
  reporter.list(all, siteDir);
  for (const one of value) printChangeReport(reporter, one, !fails);
  const failed = failsCommand(all, options.strict);
  return { exitCode: failed ? 1 : 0, diagnostics: all, details: { changes: value } };
}

/** Fetches a version from the host that the author named, which may be private. */
async function fetchVersion(
  url: string,
  { timeout, allowHost, header }: ChangesOptions,
): Promise<{ readonly text: string; readonly location: string }> {
  const remote = new RemoteFiles({
    timeoutMs: timeout * 1000,
    privateHosts: new Set([new URL(url).hostname.replace(/^\[|\]$/g, ''), ...allowHost]),
    headers: Object.fromEntries(header),
    trustedOrigins: new Set([new URL(url).origin]),
  });
  try {
    const fetched = await remote.get(url);
    return fetched === 'same' ? { text: '', location: url } : fetched;
  } finally {
    await remote.close();
  }
}

function printChangeReport(reporter: Reporter, listed: ListedApiChanges, withList: boolean): void {
  const { bold, dim, red, green } = reporter.colors;
  const { file, against, before, after, isNew, changes } = listed;
  if (isNew) {
    reporter.print(`${bold(file)} since ${against}: ${green('new')}, which breaks nothing.`);
    return;
  }
  const breaking = changes.filter((change) => change.breaking).length;
  const versions = before === after ? '' : dim(` (${before} → ${after})`);
  const count = (breaking > 0 ? red : green)(`${breaking} breaking`);
  reporter.print(
    `${bold(file)} since ${against}${versions}: ${plural(changes.length, 'change')}, ${count}.`,
  );
  if (!withList) return;
  for (const { where, part, what, breaking: breaks } of changes) {
    reporter.print(
      `  ${breaks ? red('breaking') : '        '}  ${where}  ${dim(`${part}: ${what}`)}`,
    );
  }
}
