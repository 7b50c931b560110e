import path from 'node:path/posix';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { operationPaths } from '../../../openapi/index.js';
import { ComputedValue, isRecord } from '../../read/setting-values.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import type { OldRedirect } from '../../redirect-files.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { openapiSetting } from '../description-files.js';
import { descriptionPath, ShownDescriptions } from '../shown-descriptions.js';

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
  readonly #shown: ShownDescriptions;

  constructor(
    { plugins }: Settings,
    readonly files: SourceFiles,
  ) {
    this.#described = (Array.isArray(plugins) ? plugins : []).flatMap((plugin) => {
      const list =
        plugin instanceof ComputedValue && isOpenapiPlugin(plugin) ? plugin.callArguments[0] : [];
      return (Array.isArray(list) ? list : []).flatMap((one) => describedApi(one, files));
    });
    const schemas = new Set(this.#described.map(({ schema }) => schema));
    this.#shown = new ShownDescriptions([...schemas], files);
  }

  get assets(): readonly SourcePage[] {
    return this.#shown.copies.assets;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#shown.diagnostics;
  }

  get rules(): Readonly<Record<string, unknown>> {
    return this.#shown.rules;
  }

  /** Returns the setting `openapi`. */
  get settings(): unknown {
    const found = this.#described.filter(({ schema }) => this.#shown.sources.includes(schema));
    return openapiSetting(
      found.map(({ route, schema, label }) => ({
        ...this.#shown.location(schema),
        id: route.slice(1).replaceAll('/', '-').toLowerCase(),
        route,
        ...(typeof label === 'string' && { label }),
      })),
    );
  }

  /** Returns entries of a sidebar, with links to the references in place of the groups that the plugin makes. */
  withReference(items: readonly unknown[]): readonly unknown[] {
    return items.flatMap((item): readonly unknown[] => {
      if (item instanceof ComputedValue && /starlight-openapi|OpenAPISidebarGroup/i.test(item.code))
        return this.#described.map(({ route, label }) => ({
          label: typeof label === 'string' ? label : 'API',
          link: route,
        }));
      return isRecord(item) && Array.isArray(item.items)
        ? [{ ...item, items: this.withReference(item.items) }]
        : [item];
    });
  }

  /** Returns redirects from the pages of operations: `/api/operations/addpet`. */
  get redirects(): readonly OldRedirect[] {
    const { roots } = this.#shown.copies;
    const local = this.#described.filter(({ schema }) => roots.includes(schema));
    return local.flatMap(({ route, schema }) =>
      operationPaths(readYamlRecord(this.files, schema)).map(
        ({ node, method, path: own, page }) => {
          const name = typeof node.operationId === 'string' ? node.operationId : `${own}/${method}`;
          return { from: path.join(route, 'operations', slug(name)), to: `${route}/${page}` };
        },
      ),
    );
  }
}

function describedApi(one: unknown, files: SourceFiles): readonly Described[] {
  if (!isRecord(one) || typeof one.base !== 'string' || typeof one.schema !== 'string') return [];
  const { sidebar } = one;
  return [
    {
      route: path.join('/', one.base).replace(/(.)\/$/, '$1'),
      schema: descriptionPath(one.schema, files),
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
