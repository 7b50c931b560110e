import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '../config/index.js';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { pullDescriptions } from '../pipeline/pull/index.js';
import { firstCall } from './first-call.js';
import { conflictingEntries } from './found-site.js';
import { ownPackage } from './own-package.js';
import type { FoundDescription } from './read-description.js';
import { starter, type TemplateName } from './starter-folder.js';

const pullDeadlineMs = 30_000;

/** Writes a starter site into a new or empty folder, and overwrites nothing. */
export class StarterWriter {
  readonly #siteDir: string;
  readonly #written: string[] = [];

  /** @param siteDir absolute path of the folder */
  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** Paths of the written files, relative to the folder, in order. */
  get written(): readonly string[] {
    return this.#written.toSorted();
  }

  /** Whether the folder itself has docsgen already. */
  get isInstalled(): boolean {
    return existsSync(path.join(this.#siteDir, 'node_modules/docsgen'));
  }

  /**
   * Creates the folder, and what all sites have.
   * @param description file or URL of the API description that the site starts from
   * @param keep name of a file in the folder that the site uses as it is
   * @throws DiagnosticError if the folder has other files
   */
  async begin({ description, keep }: { description?: string; keep?: string | undefined } = {}) {
    const folder = this.#siteDir;
    await mkdir(folder, { recursive: true });
    const entries = conflictingEntries(folder).filter((name) => name !== keep);
    if (entries.length > 0) {
      throw new DiagnosticError([
        diagnose('cli/not-empty', { folder, entries: entries.toSorted(), description }),
      ]);
    }
    const manifest = await readFile(path.join(folder, 'package.json'), 'utf8').catch(
      () => undefined,
    );
    await this.copy('common', manifest === undefined ? [] : ['package.json.template']);
    if (manifest !== undefined) await this.#addScripts(manifest);
  }

  /** @param except names of files that are left out */
  async copy(template: TemplateName | 'common', except: readonly string[] = []): Promise<void> {
    await this.#copyFiles(template, (name, text) =>
      except.includes(name) ? undefined : this.#fill(text),
    );
  }

  /** Copies the starter of an API that is described already, which shows a call to it. */
  async copyForDescription(description: FoundDescription): Promise<void> {
    const call = firstCall(description);
    await this.#copyFiles('from-openapi', (_, text) => text.replace('{{firstCall}}\n', () => call));
  }

  /** @param change returns the text to write; undefined leaves the file out */
  async #copyFiles(
    template: TemplateName | 'common',
    change: (name: string, text: string) => string | undefined,
  ): Promise<void> {
    const from = path.join(starter, template);
    const found = await readdir(from, { recursive: true, withFileTypes: true });
    for (const entry of found) {
      if (!entry.isFile()) continue;
      const folder = path.relative(from, entry.parentPath);
      const text = change(
        entry.name,
        await readFile(path.join(entry.parentPath, entry.name), 'utf8'),
      );
      if (text !== undefined) await this.write(path.join(folder, targetName(entry.name)), text);
    }
  }

  async write(name: string, text: string): Promise<void> {
    const file = path.join(this.#siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
    this.#written.push(name.split(path.sep).join('/'));
  }

  /**
   * Writes a site whose API description is at a URL, and pins that description.
   * @param description what is at the URL
   * @throws DiagnosticError if a file that it refers to cannot be fetched; nothing is left behind
   */
  async pull(url: string, description: FoundDescription): Promise<void> {
    await this.write('docsgen.config.ts', configWithUrl(url));
    await this.copyForDescription(description);
    const config = await loadConfig({ dir: this.#siteDir });
    const { value, diagnostics } = await pullDescriptions(config, {
      frozen: false,
      headers: {},
      allowedHosts: [new URL(url).hostname],
      timeoutMs: pullDeadlineMs,
      now: () => new Date(),
      onFile: () => undefined,
    });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      for (const name of this.#written) await rm(path.join(this.#siteDir, name));
      throw new DiagnosticError(errors);
    }
    this.#written.push(...value.files.map(({ file }) => file));
  }

  /** Adds the scripts of a site to a manifest that has none of them. */
  async #addScripts(manifest: string): Promise<void> {
    const template = await readFile(path.join(starter, 'common/package.json.template'), 'utf8');
    const { scripts, devDependencies }: Manifest = JSON.parse(this.#fill(template));
    const own: Manifest = JSON.parse(manifest);
    const isNamed = own.dependencies?.docsgen ?? own.devDependencies?.docsgen;
    const changed = {
      ...own,
      scripts: { ...scripts, ...own.scripts },
      ...(isNamed ? {} : { devDependencies: { ...own.devDependencies, ...devDependencies } }),
    };
    const file = path.join(this.#siteDir, 'package.json');
    await writeFile(file, `${JSON.stringify(changed, undefined, 2)}\n`);
    this.#written.push('package.json');
  }

  #fill(text: string): string {
    const name = path
      .basename(this.#siteDir)
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '-')
      .replace(/^[._-]+|-+$/g, '');
    return text
      .replaceAll('{{name}}', name || 'docs')
      .replaceAll('{{docsgen}}', JSON.stringify(ownPackage()).slice(1, -1));
  }
}

/** The parts of a `package.json` that a site has. */
interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function configWithUrl(url: string): string {
  return `import { defineConfig } from 'docsgen';

export default defineConfig({
  // \`docsgen pull\` fetches the description again; builds use the saved file.
  openapi: { url: ${JSON.stringify(url)} },
});
`;
}

/**
 * Returns the final name of a starter file: npm omits `.gitignore` from packages, and compilers
 * would pick up a `package.json` or a `.ts` file.
 */
function targetName(name: string): string {
  return name === 'gitignore' ? '.gitignore' : name.replace(/\.template$/, '');
}
