import { Argument, Command, type Option } from 'commander';
import type { Services } from '../node/services.js';
import { readVersion } from '../node/version.js';
import type { BuildCommandOptions } from './commands/build.js';
import type { CheckCommandOptions } from './commands/check.js';
import type { DevCommandOptions } from './commands/dev.js';
import type { InitCommandOptions } from './commands/init.js';
import type { LintCommandOptions } from './commands/lint.js';
import type { MigrateCommandOptions } from './commands/migrate.js';
import type { PullCommandOptions } from './commands/pull.js';
import { completionScript, type Shell, shells } from './completion.js';
import type { Environment } from './environment.js';
import { option, type ServerOptions, type SiteOptions, worldSiteDir } from './options.js';
import type { OutputOptions, Reporter } from './reporter.js';
import { type CommandResult, type ExitCode, runCommand } from './run.js';

interface CommandDefinition<O extends OutputOptions> {
  readonly name: string;
  readonly alias?: string | undefined;
  readonly summary: string;
  /** Argument before the folder, and its description. */
  readonly subject?: { readonly name: string; readonly summary: string } | undefined;
  readonly options: readonly Option[];
  /** @param subject empty for commands without such an argument */
  readonly run: (
    reporter: Reporter,
    siteDir: string,
    options: O,
    subject: string,
  ) => Promise<CommandResult>;
}

/**
 * Defines the command line. Each command's module is loaded on demand, so that `docsgen --help` is
 * fast.
 */
export function createProgram(
  environment: Environment,
  services: Services,
  finish: (exitCode: ExitCode) => void,
  { saysMistakes = true } = {},
): Command {
  const program = new Command('docsgen')
    .description('Turns a folder of Markdown and an OpenAPI description into a documentation site.')
    .version(readVersion(), '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .configureOutput({
      writeOut: (text) => void environment.stdout.write(text),
      writeErr: (text) => void (saysMistakes && environment.stderr.write(text)),
    })
    .exitOverride();

  const add = <O extends OutputOptions>(definition: CommandDefinition<O>): void => {
    const { name, alias, summary, subject, options, run } = definition;
    const command = program.command(name).description(summary);
    if (subject) command.argument(`<${subject.name}>`, subject.summary);
    command.argument('[dir]', 'folder of the site', '.');
    if (alias !== undefined) command.alias(alias);
    for (const each of [...options, option.json(), option.silent()]) command.addOption(each);
    const start = async (about: string, dir: string, given: O): Promise<void> => {
      const siteDir = worldSiteDir(environment, dir);
      const work = (reporter: Reporter) => run(reporter, siteDir, given, about);
      finish(await runCommand(environment, name, siteDir, given, work));
    };
    command.action(subject ? start : (dir: string, given: O) => start('', dir, given));
  };

  add<BuildCommandOptions>({
    name: 'build',
    summary: 'build the site',
    options: [
      option.config(),
      option.outDir(),
      option.baseUrl(),
      option.relative(),
      option.zip(),
      option.singleFile(),
      option.only(),
      option.locale(),
      option.audience(),
      option.strict(),
      option.cacheDir(),
      option.noCache(),
      option.concurrency(),
      option.profile(),
      option.sarif(),
    ],
    run: async (reporter, siteDir, options) => {
      const { buildCommand } = await import('./commands/build.js');
      return buildCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<DevCommandOptions>({
    name: 'dev',
    alias: 'start',
    summary: 'serve the site while you write, and reload it at every change',
    options: [
      option.config(),
      option.baseUrl(),
      option.locale(),
      option.audience(),
      option.cacheDir(),
      option.noCache(),
      option.concurrency(),
      ...[option.port(), option.host(), option.strictPort(), option.open(), option.noOpen()],
    ],
    run: async (reporter, siteDir, options) => {
      const { devCommand } = await import('./commands/dev.js');
      return devCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<SiteOptions & ServerOptions>({
    name: 'preview',
    alias: 'serve',
    summary: 'serve the site as it was built',
    options: [
      option.config(),
      option.outDir(),
      ...[option.port(), option.host(), option.strictPort(), option.open(), option.noOpen()],
    ],
    run: async (reporter, siteDir, options) => {
      const { previewCommand } = await import('./commands/preview.js');
      return previewCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<CheckCommandOptions>({
    name: 'check',
    summary: 'follow every link of the built site, or tell what is not translated or has no guide',
    options: [
      option.config(),
      option.outDir(),
      option.translations(),
      option.coverage(),
      option.external(),
      option.allowHost(),
      option.timeout(),
      option.retries(),
      option.strict(),
      option.sarif(),
    ],
    run: async (reporter, siteDir, options) => {
      const { checkCommand } = await import('./commands/check.js');
      return checkCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<LintCommandOptions>({
    name: 'lint',
    summary: 'check the sources as a build does, and publish nothing',
    options: [
      option.config(),
      option.changed(),
      option.locale(),
      option.strict(),
      option.cacheDir(),
      option.noCache(),
      option.concurrency(),
      option.sarif(),
    ],
    run: async (reporter, siteDir, options) => {
      const { lintCommand } = await import('./commands/lint.js');
      return lintCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<SiteOptions>({
    name: 'info',
    summary: 'tell what the site is made from, and what docsgen runs on',
    options: [option.config()],
    run: async (reporter, siteDir, options) => {
      const { infoCommand } = await import('./commands/info.js');
      return infoCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<PullCommandOptions>({
    name: 'pull',
    summary: 'save the API descriptions that the configuration names by URL',
    options: [
      option.config(),
      option.frozen(),
      option.header(),
      option.allowHost(),
      option.timeout(),
      option.sarif(),
    ],
    run: async (reporter, siteDir, options) => {
      const { pullCommand } = await import('./commands/pull.js');
      return pullCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<SiteOptions>({
    name: 'version',
    summary: 'freeze the documents as they are now as a version',
    subject: { name: 'name', summary: 'name of the version, such as 2.0' },
    options: [option.config()],
    run: async (reporter, siteDir, options, name) => {
      const { versionCommand } = await import('./commands/version.js');
      return versionCommand(environment, services, reporter, siteDir, name, options);
    },
  });
  add<SiteOptions>({
    name: 'config',
    summary: 'print the resolved configuration, each value with the file that sets it',
    options: [option.print(), option.config(), option.outDir(), option.baseUrl()],
    run: async (reporter, siteDir, options) => {
      const { configCommand } = await import('./commands/config.js');
      return configCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<SiteOptions>({
    name: 'clear',
    summary: 'remove the built site and the cache',
    options: [option.config(), option.outDir()],
    run: async (reporter, siteDir, options) => {
      const { clearCommand } = await import('./commands/clear.js');
      return clearCommand(environment, services, reporter, siteDir, options);
    },
  });
  add<OutputOptions>({
    name: 'eject',
    alias: 'swizzle',
    summary: 'copy a file of the theme into the site, to change it',
    subject: { name: 'component', summary: 'name of a component, or path of a file of the theme' },
    options: [],
    run: async (reporter, siteDir, _options, component) => {
      const { ejectCommand } = await import('./commands/theme.js');
      return ejectCommand(reporter, siteDir, component);
    },
  });
  add<OutputOptions>({
    name: 'update-theme',
    summary: 'merge the changes of docsgen’s theme into the ejected files',
    options: [],
    run: async (reporter, siteDir) => {
      const { updateThemeCommand } = await import('./commands/theme.js');
      return updateThemeCommand(reporter, siteDir);
    },
  });
  add<InitCommandOptions>({
    name: 'init',
    summary: 'write a small site to start from',
    options: [option.fromOpenapi()],
    run: async (reporter, siteDir, options) => {
      const { initCommand } = await import('./commands/init.js');
      return initCommand(environment, reporter, siteDir, options);
    },
  });
  add<MigrateCommandOptions>({
    name: 'migrate',
    summary: 'turn a site of another tool into one of docsgen, and list what is left to do',
    options: [option.from(), option.write(), option.out(), option.force()],
    run: async (reporter, siteDir, options) => {
      const { migrateCommand } = await import('./commands/migrate.js');
      return migrateCommand(environment, reporter, siteDir, options);
    },
  });
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
