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
import type { Locales } from './locales.js';

type Settings = Readonly<Record<string, unknown>>;

/** Whether a plugin makes pages of API descriptions: `starlightOpenAPI([…])`. */
export function isOpenapiPlugin({ code }: ComputedValue): boolean {
  return /^\w*openapi\(/i.test(code);
}

interface Described {
  /** Path of its pages in the default language. docsgen makes those of the other languages. */
  readonly route: string;
  /** Its path in the old site, `/es/api`, and the one that has its place, in which the default language has no folder. */
  readonly old: string;
  readonly moved: string;
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
    locales: Locales,
  ) {
    this.#described = (Array.isArray(plugins) ? plugins : []).flatMap((plugin) => {
      const list =
        plugin instanceof ComputedValue && isOpenapiPlugin(plugin) ? plugin.callArguments[0] : [];
      return (Array.isArray(list) ? list : []).flatMap((one) => describedApi(one, files, locales));
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

  /** The descriptions, each path once. */
  get #references(): readonly Described[] {
    return [
      ...new Map(this.#described.toReversed().map((one) => [one.route, one])).values(),
    ].toReversed();
  }

  /** Returns the setting `openapi`. */
  get settings(): unknown {
    const found = this.#references.filter(({ schema }) => this.#shown.sources.includes(schema));
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
        return this.#references.map(({ route, label }) => ({
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
    return local.flatMap(({ old, moved, schema }) =>
      operationPaths(readYamlRecord(this.files, schema)).map(
        ({ node, method, path: own, page }) => {
          const name = typeof node.operationId === 'string' ? node.operationId : `${own}/${method}`;
          return { from: path.join(old, 'operations', slug(name)), to: `${moved}/${page}` };
        },
      ),
    );
  }
}

function describedApi(
  one: unknown,
  files: SourceFiles,
  { all, main }: Locales,
): readonly Described[] {
  if (!isRecord(one) || typeof one.base !== 'string' || typeof one.schema !== 'string') return [];
  const { sidebar } = one;
  const old = path.join('/', one.base).replace(/(.)\/$/, '$1');
  const locale = all.find(({ folder }) => folder !== '' && old.startsWith(`/${folder}/`));
  const route = locale ? old.slice(locale.folder.length + 1) : old;
  return [
    {
      route,
      old,
      moved: locale && locale.code !== main ? `/${locale.code}${route}` : route,
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
