import path from 'node:path/posix';
import { operationPaths } from '../../../openapi/index.js';
import { ComputedValue, isRecord } from '../../read/setting-values.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import type { OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { absentDescriptions, DescriptionFiles, openapiSetting } from '../description-files.js';

type Settings = Readonly<Record<string, unknown>>;

/** Whether a plugin makes pages of API descriptions: `starlightOpenAPI([…])`. */
export function isOpenapiPlugin({ code }: ComputedValue): boolean {
  return /^\w*openapi\(/i.test(code);
}

interface Described {
  /** Path of its pages. */
  readonly route: string;
  readonly schema: string;
  readonly label: unknown;
}

/** The API descriptions of starlight-openapi, at the addresses that they had. */
export class StarlightDescriptions {
  readonly #described: readonly Described[];
  readonly #files: DescriptionFiles;

  constructor(
    { plugins }: Settings,
    readonly files: SourceFiles,
  ) {
    this.#described = (Array.isArray(plugins) ? plugins : []).flatMap((plugin) => {
      const list =
        plugin instanceof ComputedValue && isOpenapiPlugin(plugin) ? plugin.callArguments[0] : [];
      return (Array.isArray(list) ? list : []).flatMap(describedApi);
    });
    this.#files = new DescriptionFiles(
      this.#described.map(({ schema }) => schema),
      files,
      'references',
    );
  }

  get assets(): readonly SourcePage[] {
    return this.#files.assets;
  }

  get diagnostics() {
    return absentDescriptions(
      this.#described.map(({ schema }) => schema),
      this.files,
    );
  }

  /** Returns the setting `openapi`. */
  get settings(): unknown {
    return openapiSetting(
      this.#local().map(({ route, schema, label }) => ({
        path: this.#files.place(schema),
        id: route.slice(1).replaceAll('/', '-').toLowerCase(),
        route,
        ...(typeof label === 'string' && { label }),
      })),
    );
  }

  /** Returns redirects from the pages of operations: `/api/operations/addpet`. */
  get redirects(): readonly OldRedirect[] {
    return this.#local().flatMap(({ route, schema }) =>
      operationPaths(readYamlRecord(this.files, schema)).map(
        ({ node, method, path: own, page }) => {
          const name = typeof node.operationId === 'string' ? node.operationId : `${own}/${method}`;
          return { from: path.join(route, 'operations', slug(name)), to: `${route}/${page}` };
        },
      ),
    );
  }

  #local(): readonly Described[] {
    return this.#described.filter(({ schema }) => this.files.has(schema));
  }
}

function describedApi(one: unknown): readonly Described[] {
  if (!isRecord(one) || typeof one.base !== 'string' || typeof one.schema !== 'string') return [];
  const { sidebar } = one;
  return [
    {
      route: path.join('/', one.base).replace(/(.)\/$/, '$1'),
      schema: /^https?:/.test(one.schema) ? one.schema : normalPath(one.schema),
      label: isRecord(sidebar) ? sidebar.label : undefined,
    },
  ];
}

/** As the plugin makes addresses of names: `addPet` is `addpet`. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');
}
