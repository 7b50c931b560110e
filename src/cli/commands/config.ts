import { explainConfig } from '../../config/explain.js';
import { readConfig } from '../../config/read-config.js';
import { type CommandResult, type CommandRun, loadOptions } from '../command.js';

/** Runs `docsgen config`: prints the resolved configuration, each value with the file that sets it. */
export async function configCommand(run: CommandRun): Promise<CommandResult> {
  const load = loadOptions(run);
  const read = await readConfig(load);
  const config = await (await run.services.config()).loadConfig(load, read);
  const replaced = (['outDir', 'baseUrl'] as const).filter((key) => load[key] !== undefined);
  const values = explainConfig(config, read, replaced);
  const { bold, dim } = run.reporter.colors;
  for (const { key, value, from } of values) {
    run.reporter.print(`${bold(key)}: ${JSON.stringify(value)}  ${dim(`# ${from}`)}`);
  }
  return { exitCode: 0, diagnostics: [], details: { values } };
}
