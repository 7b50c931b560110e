import type { Diagnostic, Place } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { placeAt } from '../../place-at.js';
import { ComputedValue, isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';

type Options = Readonly<Record<string, unknown>>;

export interface Plugin {
  readonly name: string;
  readonly options: Options;
}

/** Whether a plugin makes the documents of the site, and not those of a further instance with an id. */
export function isMainDocs({ name, options }: Plugin): boolean {
  return name === 'docs' && options.id === undefined;
}

/** Returns the options of presets and plugins under short names: `docs`, `blog`, `client-redirects`. */
export function pluginOptions({ presets, plugins }: Options): readonly Plugin[] {
  const listed = (value: unknown): readonly Plugin[] =>
    (Array.isArray(value) ? value : []).flatMap((one): Plugin[] => {
      const [name, options = {}] = Array.isArray(one) ? one : [one];
      if (typeof name !== 'string') return [];
      return [{ name: shortName(name), options: isRecord(options) ? options : {} }];
    });
  const ofPresets = listed(presets).flatMap(({ name, options }): Plugin[] => {
    if (name !== 'classic' && !/preset/.test(name)) return [{ name, options }];
    const part = (key: string): Plugin[] =>
      options[key] === false
        ? []
        : [{ name: key, options: isRecord(options[key]) ? options[key] : {} }];
    return [...part('docs'), ...part('blog'), ...('theme' in options ? part('theme') : [])];
  });
  return [...ofPresets, ...listed(plugins)].map(withoutDefaultId);
}

/** An instance without an id has the id `default`, which settings may also write. */
function withoutDefaultId({ name, options }: Plugin): Plugin {
  const { id, ...rest } = options;
  return { name, options: id === 'default' ? rest : options };
}

function shortName(name: string): string {
  return name.replace(/^@docusaurus\/(?:plugin-|preset-)?/, '').replace(/^content-/, '');
}

const builtIn =
  /^(?:docs|blog|pages|theme|sitemap|client-redirects|ideal-image|debug|svgr|pwa|google-gtag|google-analytics|search-algolia|theme-live-codeblock|theme-mermaid)$/;

export function lostPlugins(plugins: readonly Plugin[]): Diagnostic[] {
  return plugins.filter(({ name }) => !builtIn.test(name)).map(({ name }) => lostPlugin(name));
}

/** Reports plugins and presets that are code: a function, or a list that is put together when it runs. */
export function codePlugins({ presets, plugins }: Options, files: SourceFiles): Diagnostic[] {
  return [presets, plugins]
    .flat()
    .map((one) => (Array.isArray(one) ? one[0] : one))
    .flatMap((one) => {
      // What a function returns.
      if (isRecord(one)) return [lostPlugin(String(one.name ?? 'in the settings'))];
      if (!(one instanceof ComputedValue)) return [];
      const [line = ''] = one.code.split('\n', 1);
      const [, name = line.trim()] = /\bname:\s*['"]([^'"\n]+)['"]/.exec(one.code) ?? [];
      const text = files.text(one.file) ?? '';
      return [lostPlugin(name, placeAt(one.file, text, one.offset, line.length))];
    });
}

function lostPlugin(name: string, place?: Place): Diagnostic {
  return diagnose('migrate/no-equivalent', { what: `The plugin ${name}` }, { place });
}
