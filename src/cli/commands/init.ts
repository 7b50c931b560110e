import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { Environment } from '../environment.js';
import { ownPackage } from '../own-package.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import { starter } from '../starter-folder.js';

/** Entries that do not count when checking for an empty folder. */
const harmless: readonly string[] = ['.git', '.DS_Store'];

/** Runs `docsgen init`: writes a starter site. */
export async function initCommand(
  environment: Environment,
  reporter: Reporter,
  siteDir: string,
): Promise<CommandResult> {
  try {
    const files = await writeStarter(siteDir);
    const dir = path.relative(environment.cwd, siteDir);
    const { green, bold } = reporter.colors;
    reporter.say(`${green('Created')} a site in ${bold(dir || 'this folder')}. Next:`);
    for (const step of [dir && `cd ${dir}`, 'npm install', 'npm run dev']) {
      if (step) reporter.say(`  ${step}`);
    }
    return { exitCode: 0, diagnostics: [], details: { folder: siteDir, files } };
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    const args = { folder: siteDir, problem: error.message };
    throw new DiagnosticError([diagnose('cli/cannot-create', args)]);
  }
}

async function writeStarter(siteDir: string): Promise<readonly string[]> {
  await mkdir(siteDir, { recursive: true });
  const entries = (await readdir(siteDir)).filter((name) => !harmless.includes(name));
  if (entries.length > 0) {
    const args = { folder: siteDir, entries: entries.toSorted() };
    throw new DiagnosticError([diagnose('cli/not-empty', args)]);
  }
  const found = await readdir(starter, { recursive: true, withFileTypes: true });
  const written: string[] = [];
  for (const entry of found.filter((candidate) => candidate.isFile())) {
    const source = path.join(entry.parentPath, entry.name);
    const folder = path.relative(starter, entry.parentPath);
    const name = path.join(folder, targetName(entry.name));
    await mkdir(path.join(siteDir, folder), { recursive: true });
    const text = fill(await readFile(source, 'utf8'), siteDir);
    await writeFile(path.join(siteDir, name), text, { flag: 'wx' });
    written.push(name.split(path.sep).join('/'));
  }
  return written.toSorted();
}

/**
 * Returns the final name of a starter file: npm omits `.gitignore` from packages, and compilers
 * would pick up a `package.json` or a `.ts` file.
 */
function targetName(name: string): string {
  return name === 'gitignore' ? '.gitignore' : name.replace(/\.template$/, '');
}

function fill(text: string, siteDir: string): string {
  const name = path
    .basename(siteDir)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '');
  return text
    .replaceAll('{{name}}', name || 'docs')
    .replaceAll('{{docsgen}}', JSON.stringify(ownPackage()).slice(1, -1));
}
