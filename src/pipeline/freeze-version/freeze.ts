import { rmSync } from 'node:fs';
import { cp, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type DocsProduct,
  parseVersions,
  type SiteConfig,
  versionNameProblem,
} from '../../config/index.js';
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import {
  docsFolder,
  isSystemError,
  mainProduct,
  siteFolder,
  systemProblem,
  translatedDocs,
} from '../../files/index.js';
import { isMarkdownFile } from '../../files/markdown-file.js';
import { isPartialFile } from '../../files/partial-file.js';
import { readTexts, sourceReader } from '../files/read-files.js';
import { configLocales } from '../locales/locales.js';
import { ifExists } from '../publish/errors.js';
import { sidebarsFile, versionFolder, versionsFile } from '../versions/version-files.js';
import { descriptionParts } from './descriptions.js';
import type { FrozenFile } from './part.js';

/** The paths written for a version that is not listed yet. */
class UnfinishedVersion {
  readonly #paths = new Set<string>();

  add(path: string): void {
    this.#paths.add(path);
  }

  /** Keeps all files, because the version is listed now. */
  keep(): void {
    this.#paths.clear();
  }

  /** Removes the files. Synchronous, so that it can run in a signal handler. */
  discard(): void {
    for (const path of this.#paths) rmSync(path, { recursive: true, force: true });
    this.#paths.clear();
  }
}

/** A newly frozen version. */
export interface FrozenVersion {
  readonly documents: number;
  /** Written files and folders, relative to the site's folder. */
  readonly files: readonly string[];
}

interface FreezeOptions {
  /** Id of the product to freeze; the only or the main one by default. */
  readonly product?: string | undefined;
  /** Registers a cleanup that runs if the process is interrupted. */
  readonly onInterrupt?: (cleanup: () => void) => void;
}

/**
 * Freezes the current documents of a product, their translations, the sidebars and its API
 * descriptions as a version. Each part is written to a temporary path and renamed; `versions.json`
 * comes last.
 * @throws DiagnosticError if the name is taken or invalid, or if writing fails
 */
export async function freezeVersion(
  config: SiteConfig,
  name: string,
  { product: wanted, onInterrupt = () => undefined }: FreezeOptions = {},
): Promise<FrozenVersion> {
  const { siteDir } = config;
  const product = requireProduct(config, wanted);
  const listFile = versionsFile(product.id);
  const wrong = versionNameProblem(name);
  if (wrong !== undefined) fail(diagnose('cli/version-name', { name, problem: wrong }));
  const reader = sourceReader(siteDir, config);
  const [list] = readTexts(siteDir, [listFile], reader);
  const listed = list ? parseVersions(list) : undefined;
  if (listed && listed.diagnostics.length > 0) throw new DiagnosticError(listed.diagnostics);
  const names = listed?.value.names ?? [];
  const from = docsFolder(product);
  if (from === siteFolder) {
    const problem = 'the documents are in the folder of the site itself; move them to docs/';
    fail(diagnose('cli/cannot-freeze', { name, problem }));
  }
  const documents = await countDocuments(path.join(siteDir, from));
  if (documents === 0) fail(diagnose('cli/nothing-to-freeze', { folder: from }));
  const parts = [
    ...(await configFolders(config, product, name)),
    configSidebars(product, name),
    ...(await descriptionParts(config, product, name)),
  ];
  await requireNew(name, { listFile, names }, parts, siteDir);
  const next = `${JSON.stringify([name, ...names], null, 2)}\n`;
  const unfinished = new UnfinishedVersion();
  onInterrupt(() => unfinished.discard());
  try {
    for (const part of parts) await place(part, siteDir, unfinished);
    // From here on the version exists.
    await swapFile(path.join(siteDir, listFile), next, unfinished);
    unfinished.keep();
  } catch (error) {
    unfinished.discard();
    if (!isSystemError(error)) throw error;
    const problem = systemProblem(error);
    fail(diagnose('cli/cannot-freeze', { name, problem }, { cause: error.message }));
  }
  const files = [...parts.map(({ to }) => to), listFile];
  return { documents, files };
}

/** Returns the product with an id; without one, the only product or the main one. */
function requireProduct({ docs }: SiteConfig, wanted: string | undefined): DocsProduct {
  const known = docs.map(({ id }) => id);
  const id = wanted ?? (known.length === 1 ? known[0] : mainProduct);
  const product = docs.find((one) => one.id === id);
  if (product) return product;
  return fail(
    diagnose(
      'cli/unknown-product',
      { product: wanted, known },
      { hint: wanted === undefined ? undefined : didYouMean(wanted, known) },
    ),
  );
}

/** Returns the documents and, for every locale that has some, their translations. */
async function configFolders(
  config: SiteConfig,
  product: DocsProduct,
  name: string,
): Promise<FrozenFile[]> {
  const { siteDir } = config;
  const to = versionFolder(product.id, name);
  const folders = [
    { from: docsFolder(product), to },
    ...configLocales(config).map(({ translations: { root } }) => ({
      from: `${root}/${translatedDocs(product.id)}`,
      to: `${root}/${to}`,
    })),
  ];
  const reader = sourceReader(siteDir, config);
  for (const { from } of folders) reader.below(path.join(siteDir, from));
  const refused = reader.diagnostics.filter(({ severity }) => severity === 'error');
  if (refused.length > 0) throw new DiagnosticError(refused);
  const exist = await Promise.all(folders.map(({ from }) => exists(path.join(siteDir, from))));
  return folders
    .filter((_, index) => exist[index])
    .map(({ from, to }) => ({
      to,
      // Resolves symbolic links, because their targets would go on changing.
      make: (at) => cp(path.join(siteDir, from), at, { recursive: true, dereference: true }),
    }));
}

function configSidebars(product: DocsProduct, name: string): FrozenFile {
  const sidebars = product.sidebars ?? { docs: [{ type: 'autogenerated', dirName: '.' }] };
  return {
    to: sidebarsFile(product.id, name),
    make: (at) => writeFile(at, `${JSON.stringify(sidebars, null, 2)}\n`, { flag: 'wx' }),
  };
}

async function requireNew(
  name: string,
  { listFile, names }: { readonly listFile: string; readonly names: readonly string[] },
  parts: readonly FrozenFile[],
  siteDir: string,
): Promise<void> {
  const spelling = (each: string): string => each.normalize('NFC').toLowerCase();
  if (names.some((known) => spelling(known) === spelling(name))) {
    fail(diagnose('cli/version-exists', { name, where: listFile }));
  }
  for (const { to: where } of parts) {
    if (await exists(path.join(siteDir, where))) {
      fail(diagnose('cli/version-exists', { name, where }));
    }
  }
}

/** Creates a part at a temporary path that the site does not read, and renames it. */
async function place(
  { to, make }: FrozenFile,
  siteDir: string,
  unfinished: UnfinishedVersion,
): Promise<void> {
  const target = path.join(siteDir, to);
  const beside = temporaryPath(target);
  const made = await mkdir(path.dirname(target), { recursive: true });
  if (made !== undefined) unfinished.add(made);
  unfinished.add(beside);
  await make(beside);
  unfinished.add(target);
  await rename(beside, target);
}

async function swapFile(file: string, text: string, unfinished: UnfinishedVersion): Promise<void> {
  const beside = temporaryPath(file);
  unfinished.add(beside);
  await writeFile(beside, text);
  await rename(beside, file);
}

function temporaryPath(target: string): string {
  return path.join(path.dirname(target), `.${path.basename(target)}-${process.pid}`);
}

async function countDocuments(folder: string): Promise<number> {
  const files = await ifExists(() => readdir(folder, { recursive: true }));
  const documents = (files ?? []).filter(
    (file) => isMarkdownFile(file) && !isPartialFile(file.replaceAll(path.sep, '/')),
  );
  return documents.length;
}

async function exists(file: string): Promise<boolean> {
  return (await ifExists(() => stat(file))) !== undefined;
}

function fail(diagnostic: Diagnostic): never {
  throw new DiagnosticError([diagnostic]);
}
