import { applyRules } from '../../diagnostics/index.js';
import { failsCommand } from '../../node/build.js';
import {
  type Coverage,
  coverageDiagnostics,
  reportCoverage,
} from '../../pipeline/coverage/index.js';
import { type CommandResult, type CommandRun, loadSite } from '../command.js';
import type { SiteOptions } from '../options.js';
import type { Reporter } from '../reporter.js';

export interface CoverageOptions extends SiteOptions {
  /** With `strict`, gaps in the guides fail the command. */
  readonly coverage?: true | 'strict' | undefined;
}

/**
 * Runs `docsgen check --coverage`: lists the parts of the API that no guide links, embeds or shows.
 */
export async function coverageCommand(run: CommandRun<CoverageOptions>): Promise<CommandResult> {
  const { reporter, siteDir, options } = run;
  const config = await loadSite(run);
  reporter.progress('Compare');
  const { value: coverage, diagnostics } = await reportCoverage(config);
  const gaps = options.coverage === 'strict' ? coverageDiagnostics(coverage ?? []) : [];
  const all = applyRules([...diagnostics, ...gaps], config.rules);
  reporter.list(all, siteDir);
  if (coverage === undefined) reporter.print('The site has no API description.');
  else for (const line of table(coverage, reporter)) reporter.print(line);
  const failed = failsCommand(all, options.strict);
  return { exitCode: failed ? 1 : 0, diagnostics: all, details: { coverage: coverage ?? [] } };
}

const names: Readonly<Record<Coverage['kind'], string>> = {
  operations: 'Operations',
  webhooks: 'Webhooks',
  statuses: 'Error statuses',
  codes: 'Error codes',
};

/** Formats `Operations      33 of 35`, followed by the missing items in two columns. */
function table(coverage: readonly Coverage[], { colors }: Reporter): readonly string[] {
  const wide = Math.max(...Object.values(names).map((name) => name.length)) + 2;
  return coverage.flatMap(({ api, kind, total, missing }, index) => {
    const covered = total - missing.length;
    const figures = `${String(covered).padStart(5)} of ${total}`;
    const paint = missing.length === 0 ? colors.green : colors.yellow;
    const column = Math.min(60, Math.max(0, ...missing.map(({ name }) => name.length)) + 2);
    const isFirst = api !== undefined && api !== coverage[index - 1]?.api;
    return [
      ...(isFirst ? [...(index > 0 ? [''] : []), colors.bold(`${api}:`)] : []),
      `${colors.bold(names[kind].padEnd(wide))}${paint(figures)} in guides`,
      ...missing.map(({ name, about }) => `  ${name.padEnd(column)}${colors.dim(about)}`),
    ];
  });
}
