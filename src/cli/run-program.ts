import { type Command, CommanderError } from 'commander';
import { countDiagnostics, diagnose, formatJson } from '../diagnostics/index.js';
import type { Services } from '../node/services.js';
import type { ExitCode } from './command.js';
import type { Environment } from './environment.js';
import { conflictingEntries, foreignTool, isSite } from './found-site.js';
import { createProgram } from './program.js';
import { unexpectedFailure } from './run.js';

/**
 * Runs the command line in a given environment.
 * @param argv arguments after `docsgen`
 */
export async function runProgram(
  argv: readonly string[],
  environment: Environment,
  services: Services,
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const isJson = argv.includes('--json');
  const finish = (code: ExitCode): void => {
    exitCode = code;
  };
  // With --json, usage errors go into the report.
  const program = createProgram(environment, services, finish, { printsErrors: !isJson });
  const addHint = (text: string): string => withUsageHint(text, argv);
  for (const command of [program, ...program.commands])
    command.configureOutput({ outputError: (text, write) => write(addHint(text)) });
  try {
    await program.parseAsync(argv.length === 0 ? [commandFor(environment.cwd)] : argv, {
      from: 'user',
    });
    return exitCode;
  } catch (error) {
    // Commander has already printed the error, the help or the version.
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      if (isJson) environment.stdout.write(`${formatJson(usageReport(program, argv, error))}\n`);
      return 2;
    }
    environment.stderr.write(`${unexpectedFailure(error, environment.env)}\n`);
    return 2;
  }
}

/**
 * Returns the command of `docsgen` without one: a site is shown, an empty folder gets one, and `info` says what is missing
 * in any other folder.
 */
function commandFor(folder: string): 'dev' | 'init' | 'info' {
  // In the folder of another tool, `dev` points to `docsgen migrate`, even if it finds no pages.
  if (isSite(folder) || foreignTool(folder) !== undefined) return 'dev';
  return conflictingEntries(folder).length === 0 ? 'init' : 'info';
}

/** Adds what to write instead to a usage error for which Commander knows no similar name. */
function withUsageHint(text: string, argv: readonly string[]): string {
  const [, name, value] =
    /option '(?:-\w, )?(--[\w-]+) <([^>]+)>' argument missing/.exec(text) ?? [];
  const [first = ''] = argv;
  const hint =
    name !== undefined
      ? `Write the ${value} after it: ${name} <${value}>`
      : /unknown option/.test(text) && first.startsWith('-')
        ? `Options follow a command: docsgen dev ${first}`
        : undefined;
  return hint === undefined || text.includes('Did you mean')
    ? text
    : `${text.trimEnd()}\n(${hint})\n`;
}

function usageReport(program: Command, argv: readonly string[], error: CommanderError): object {
  const isNamed = (command: Command): boolean =>
    [command.name(), ...command.aliases()].some((name) => name === argv[0]);
  const [problem = '', ...hints] = withUsageHint(error.message, argv)
    .replace(/^error: /, '')
    .trimEnd()
    .split('\n');
  const hint = hints.join(' ').replace(/^\((.*)\)$/, '$1') || undefined;
  const diagnostics = [diagnose('cli/usage', { problem }, { hint })];
  const command = program.commands.find(isNamed)?.name();
  return { ok: false, command, counts: countDiagnostics(diagnostics), diagnostics };
}
