import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { configFileNames } from '../../config/file-names.js';
import { findLayout, type SiteLayout } from '../../config/layout.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { CommandResult, CommandRun } from '../command.js';
import { ownPackage } from '../own-package.js';
import { type FoundDescription, readNamedDescription } from '../read-description.js';
import type { OutputOptions } from '../reporter.js';
import { starter } from '../starter-folder.js';

/** Entries that do not count when checking for an empty folder. */
const harmless: readonly string[] = ['.git', '.DS_Store'];

export interface InitCommandOptions extends OutputOptions {
  /** File or URL of an API description that replaces the one of the starter site. */
  readonly fromOpenapi?: string | undefined;
}

/** Runs `docsgen init`: writes a starter site. */
export async function initCommand(run: CommandRun<InitCommandOptions>): Promise<CommandResult> {
  const { environment, reporter, siteDir } = run;
  const { fromOpenapi } = run.options;
  const found = fromOpenapi === undefined ? foundSite(siteDir) : undefined;
  if (found !== undefined) return reportFound(run, found);
  const description =
    fromOpenapi === undefined
      ? undefined
      : await readNamedDescription(fromOpenapi, environment.cwd);
  try {
    const files = await writeStarter(siteDir, description);
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

/** Returns what an existing folder without a configuration makes a site by itself. */
function foundSite(siteDir: string): SiteLayout | undefined {
  if (!statSync(siteDir, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const isConfigured = configFileNames.some((name) => existsSync(path.join(siteDir, name)));
  const layout = isConfigured ? undefined : findLayout(siteDir);
  return layout?.docs || layout?.openapi ? layout : undefined;
}

/** Writes nothing: the folder needs no starter site and no configuration. */
function reportFound(
  { environment, reporter, siteDir }: CommandRun<OutputOptions>,
  { docs, openapi }: SiteLayout,
): CommandResult {
  const { green, bold, dim } = reporter.colors;
  reporter.say(`${green('This folder is a site already')}, without a configuration:`);
  if (docs) reporter.say(`  documents from ${bold(docs.path)}, at /docs`);
  if (openapi) reporter.say(`  API reference from ${bold(openapi.path)}, at /api`);
  const dir = path.relative(environment.cwd, siteDir);
  reporter.say(dim(`Look at it: ${['docsgen dev', dir].filter(Boolean).join(' ')}`));
  return { exitCode: 0, diagnostics: [], details: { folder: siteDir, files: [], docs, openapi } };
}

/** @param description replaces the texts of the starter site, which are about another API */
async function writeStarter(
  siteDir: string,
  description: FoundDescription | undefined,
): Promise<readonly string[]> {
  await mkdir(siteDir, { recursive: true });
  const entries = (await readdir(siteDir)).filter((name) => !harmless.includes(name));
  if (entries.length > 0) {
    const args = { folder: siteDir, entries: entries.toSorted() };
    throw new DiagnosticError([diagnose('cli/not-empty', args)]);
  }
  const found = await readdir(starter, { recursive: true, withFileTypes: true });
  const written: string[] = [];
  const write = async (name: string, text: string): Promise<void> => {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
    written.push(name.split(path.sep).join('/'));
  };
  for (const entry of found.filter((candidate) => candidate.isFile())) {
    const folder = path.relative(starter, entry.parentPath);
    const isAboutBooks = folder !== '' || entry.name.startsWith('docsgen.config');
    if (description && isAboutBooks) continue;
    const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
    await write(path.join(folder, targetName(entry.name)), fill(text, siteDir));
  }
  if (description) {
    await write(`openapi/openapi.${description.extension}`, description.text);
    await write('content/docs/index.md', firstGuide);
  }
  return written.toSorted();
}

/** The first guide of a site that starts from an API description. */
const firstGuide = `---
title: Get started
description: From nothing to the first call.
---

Say here what your API is for, who gets access, and how.

:::cards

- [API reference](/api) Every operation and every field.

:::
`;

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
