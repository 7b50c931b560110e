import path from 'node:path';
import { Argument, Command } from 'commander';
import type { Services } from '../node/services.js';
import { readVersion } from '../node/version.js';
import type { ExitCode } from './command.js';
import { commandGroups, commandList } from './command-list.js';
import { completionScript, type Shell, shells } from './completion.js';
import type { Environment } from './environment.js';
import { option } from './options.js';
import { runCommand } from './run.js';

/** Defines the command line. */
export function createProgram(
  environment: Environment,
  services: Services,
  finish: (exitCode: ExitCode) => void,
  { printsErrors = true } = {},
): Command {
  const program = new Command('docsgen')
    .description('Turns a folder of Markdown and an OpenAPI description into a documentation site.')
    .version(readVersion(), '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .configureOutput({
      writeOut: (text) => void environment.stdout.write(text),
      writeErr: (text) => void (printsErrors && environment.stderr.write(text)),
    })
    .exitOverride();

  const groups = new Map(
    Object.entries(commandGroups).map(([name, summary]) => [
      name,
      program.command(name).description(summary),
    ]),
  );
  for (const { name, alias, group = '', summary, subject, source, options, load } of commandList) {
    const command = (groups.get(group) ?? program).command(name).description(summary);
    if (subject) command.argument(`<${subject.name}>`, subject.summary);
    command.argument('[dir]', 'folder of the site', '.');
    if (source) command.argument(`[${source.name}]`, source.summary);
    if (alias !== undefined) command.alias(alias);
    for (const each of [...options, 'json', 'silent'] as const) command.addOption(option[each]());
    command.action(async (...given: unknown[]) => {
      const words = given.filter((one) => typeof one === 'string');
      const { about, dir } = source ? splitSourceAndDir(words, source) : inOrder(words, subject);
      const siteDir = path.resolve(environment.cwd, dir);
      const run = {
        environment,
        services,
        siteDir,
        subject: about,
        options: command.opts<never>(),
      };
      finish(
        await runCommand(`${group} ${name}`.trim(), run, async (started) =>
          (await load())(started),
        ),
      );
    });
  }
  program
    .command('completion')
    .description('write a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'your shell').choices(shells))
    .action((shell: Shell) => {
      environment.stdout.write(completionScript(program, shell));
      finish(0);
    });
  return program;
}

/** The arguments of a command: what it is about, and the folder of the site. */
interface CommandArguments {
  readonly about: string;
  readonly dir: string;
}

function inOrder(words: readonly string[], subject: object | undefined): CommandArguments {
  const [about = '', dir = '.'] = subject ? words : ['', ...words];
  return { about, dir };
}

/** `.`, the default of the folder, takes the place of a folder that is missing. */
function splitSourceAndDir(
  words: readonly string[],
  { matches }: { readonly matches: (argument: string) => boolean },
): CommandArguments {
  const about = words.find(matches) ?? '';
  return { about, dir: words.find((word) => word !== about) ?? '.' };
}
