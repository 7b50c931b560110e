import path from 'node:path/posix';
import { isApiDescription } from '../../../files/api-description.js';
import { isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';
import { openapiSetting } from '../description-files.js';
import { descriptionPath, ShownDescriptions } from '../shown-descriptions.js';

type Options = Readonly<Record<string, unknown>>;

interface Described {
  readonly source: string;
  /** What the settings call it. */
  readonly name?: string | undefined;
  /** Path of its page, if the settings say so. */
  readonly route?: string | undefined;
}

export interface DocusaurusDescriptions {
  readonly shown: ShownDescriptions;
  /** The setting `openapi`. */
  readonly openapi: unknown;
}

/** Reads the API descriptions that Redocusaurus, @scalar/docusaurus and docusaurus-plugin-openapi-docs show. */
export function docusaurusDescriptions(
  { presets, plugins }: Options,
  files: SourceFiles,
): DocusaurusDescriptions {
  const described = [presets, plugins].flat().flatMap((one) => {
    const isScalar = Array.isArray(one) && /scalar/.test(String(one[0]));
    return isScalar ? scalarDescriptions(one, files) : describedIn(one, files);
  });
  const bySource = new Map(described.map((one) => [one.source, one]));
  const shown = new ShownDescriptions(
    [...bySource.keys()],
    files,
    (source) => bySource.get(source)?.name ?? source,
  );
  const openapi = openapiSetting(
    shown.sources.map((source) => {
      const route = bySource.get(source)?.route;
      return { ...shown.setting(source), ...(route !== undefined && { route }) };
    }),
  );
  return { shown, openapi };
}

/** Whether a plugin does nothing but show descriptions. */
export function isDescriptionPlugin(name: string): boolean {
  return /^(?:docusaurus-(?:plugin|preset)-openapi(?:-docs)?|redocusaurus|@scalar\/docusaurus)$/.test(
    name,
  );
}

/**
 * Returns what settings name as `spec` or `specPath`, at any depth: `specs: [{ spec, route }]`,
 * `config: { planets: { specPath } }`. Other plugins have a `path`, too: it counts if its file is a description.
 */
function describedIn(value: unknown, files: SourceFiles, key = ''): readonly Described[] {
  if (Array.isArray(value)) return value.flatMap((one) => describedIn(one, files));
  if (!isRecord(value)) return [];
  const { spec = value.specPath, path: file, route, id = key } = value;
  const name = typeof id === 'string' && /^[a-z]/i.test(id) ? id : undefined;
  const isNamed = typeof spec === 'string' && /^https?:|\.(?:ya?ml|json)$/.test(spec);
  const written = isNamed ? spec : file;
  const source = typeof written === 'string' ? descriptionPath(written, files) : '';
  const isDescription = isNamed || isApiDescription(files.text(source) ?? '');
  return [
    ...(isDescription
      ? [{ source, name: isNamed ? name : undefined, route: pagePath(route) }]
      : []),
    ...Object.entries(value).flatMap(([inner, one]) => describedIn(one, files, inner)),
  ];
}

/** Returns the descriptions of a plugin `['@scalar/docusaurus', { route, configuration: { url } }]`. */
function scalarDescriptions([, options]: readonly unknown[], files: SourceFiles) {
  const { route, configuration } = isRecord(options) ? options : {};
  const { url, spec, sources } = isRecord(configuration) ? configuration : {};
  const written = [{ url }, spec, sources].flat().flatMap((one) => {
    const target = isRecord(one) ? one.url : undefined;
    return typeof target === 'string' ? [target] : [];
  });
  return written.map((target): Described => {
    const served = `static${target}`;
    const source = files.has(served) ? served : descriptionPath(target, files);
    // Several share the page.
    return { source, route: written.length === 1 ? pagePath(route) : undefined };
  });
}

function pagePath(route: unknown): string | undefined {
  if (typeof route !== 'string') return undefined;
  const normal = path.join('/', route).replace(/\/$/, '');
  return normal === '' ? undefined : normal;
}
