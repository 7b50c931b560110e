import path from 'node:path/posix';
import { guideWarnings } from '../../config/infer-config.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { isApiDescription } from '../../files/api-description.js';
import { operationPaths } from '../../openapi/index.js';
import { isRecord } from '../read/setting-values.js';
import { readYamlRecord } from '../read/yaml-file.js';
import { normalPath, type SourceFiles } from '../source-files.js';
import { repositoryPath } from '../source-repository.js';
import { absentDescriptions, DescriptionFiles, openapiSetting } from './description-files.js';
import { unusedName } from './unused-name.js';

/** For what a description that the migration cannot see may lack, so that the site builds when it is there. */
const warningsAfterPull = {
  ...guideWarnings,
  'site/unknown-operation': 'warn',
  'site/unknown-schema': 'warn',
};

/** The descriptions that pages show parts of: files of the old site, and URLs that `docsgen pull` fetches. */
export class ShownDescriptions {
  readonly copies: DescriptionFiles;
  readonly urls: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly #ids: ReadonlyMap<string, string>;
  readonly #known: ReadonlyMap<string, DescribedNames>;

  /**
   * @param written paths and URLs, without duplicates
   * @param nameOf returns what the id of a description is made of
   * @param copied what is copied with the files
   */
  constructor(
    written: readonly string[],
    files: SourceFiles,
    nameOf: (source: string) => string = (source) => source,
    copied: 'folders' | 'references' = 'references',
  ) {
    this.copies = new DescriptionFiles(written, files, copied);
    this.urls = written.filter(isPullable);
    this.#ids = distinctIds(this.sources.map((one) => [one, nameOf(one)]));
    this.#known = new Map(this.copies.roots.map((file) => [file, namesIn(file, files)]));
    this.diagnostics = absentDescriptions(
      written.filter((one) => !isPullable(one)),
      files,
    );
  }

  get sources(): readonly string[] {
    return [...this.copies.roots, ...this.urls];
  }

  /** Returns the setting `openapi`. */
  get openapi(): unknown {
    return openapiSetting(this.sources.map((source) => this.setting(source)));
  }

  /** Returns the part of the setting `openapi` for a description. */
  setting(source: string): Readonly<Record<string, unknown>> {
    return { ...this.location(source), ...(this.#ids.size > 1 && { id: this.id(source) }) };
  }

  /** Returns where docsgen finds a description, as keys of the setting `openapi`. */
  location(source: string): Readonly<Record<string, unknown>> {
    return this.urls.includes(source)
      ? // Other tools show what has mistakes, which the migration cannot see.
        { url: source, lenient: true }
      : { path: this.copies.place(source) };
  }

  get rules(): Readonly<Record<string, unknown>> {
    return this.urls.length > 0 ? warningsAfterPull : {};
  }

  id(source: string): string {
    return this.#ids.get(source) ?? '';
  }

  /** Returns the route of the reference that the build makes of a description. */
  route(source: string): string {
    return this.#ids.size > 1 ? `/api/${this.id(source)}` : '/api';
  }

  /** Returns the name of an operation in texts; undefined for one that the description does not have. */
  operation(source: string, method: string, address: string): string | undefined {
    const plain = `${method.toUpperCase()} ${address}`;
    // What is at a URL has been pulled when texts name its operations.
    const name = this.urls.includes(source)
      ? plain
      : this.#known.get(source)?.operations.get(plain);
    return name && this.#prefix(source) + name;
  }

  /** Returns the names of schemas in texts; undefined unless the description has them all. */
  schemas(source: string, names: readonly string[]): readonly string[] | undefined {
    const has = (name: string): boolean =>
      this.urls.includes(source) || (this.#known.get(source)?.schemas.has(name) ?? false);
    return names.every(has) ? names.map((name) => this.#prefix(source) + name) : undefined;
  }

  #prefix(source: string): string {
    return this.#ids.size > 1 ? `${this.id(source)}:` : '';
  }
}

/** Returns the path of a description in the old site, or its URL. */
export function descriptionPath(written: string, files: SourceFiles): string {
  if (/^https?:/.test(written)) return fileOfUrl(written, files);
  const file = normalPath(written);
  return files.has(file) ? file : (onlyDescription(path.basename(file), files) ?? file);
}

/** Returns the only description of a name. A deployment copies it from there beside the page that shows it. */
function onlyDescription(name: string, files: SourceFiles): string | undefined {
  const [found, ...others] = files
    .list('')
    .filter((file) => path.basename(file) === name && !/(?:^|\/)node_modules\//.test(file))
    .filter((file) => isApiDescription(files.text(file) ?? ''));
  return others.length === 0 ? found : undefined;
}

/** Returns the file of the site that a URL of its repository means, or the URL. */
export function fileOfUrl(url: string, files: SourceFiles): string {
  const { repository } = files;
  const own = repository && repositoryPath(repository.url, url);
  const file = own && path.relative(repository.folder, own);
  return file && files.has(file) ? file : url;
}

/** Whether `docsgen pull` can fetch a description: its address is HTTPS and has no variables of a tool. */
function isPullable(source: string): boolean {
  return /^https:/.test(source) && !/[{}]/.test(source) && URL.canParse(source);
}

interface DescribedNames {
  readonly operations: ReadonlyMap<string, string>;
  readonly schemas: ReadonlySet<string>;
}

/** The names that texts can use for the parts of a description in the repository. */
function namesIn(file: string, files: SourceFiles): DescribedNames {
  const description = readYamlRecord(files, file);
  const { components, definitions } = description;
  const schemas = isRecord(components) ? components.schemas : definitions;
  return {
    operations: new Map(
      operationPaths(description).map(({ method, path: address, node: { operationId } }) => {
        const plain = `${method.toUpperCase()} ${address}`;
        return [plain, typeof operationId === 'string' ? operationId : plain] as const;
      }),
    ),
    schemas: new Set(Object.keys(isRecord(schemas) ? schemas : {})),
  };
}

/** Returns ids of descriptions by their sources: `billing` of `api/billing.yaml`. */
function distinctIds(
  named: readonly (readonly [source: string, name: string])[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    named.map(([source, name]) => {
      const file = path.basename(name.replace(/[?#].*$/, ''));
      const plain = file.replace(/\.(?:ya?ml|json)$/i, '').replace(/[^\w-]+/g, '-');
      const id = unusedName(
        /^[a-z]/i.test(plain) ? plain : `api-${plain}`.replace(/-$/, ''),
        taken,
      );
      taken.add(id);
      return [source, id];
    }),
  );
}
