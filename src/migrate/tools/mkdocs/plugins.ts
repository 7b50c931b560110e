import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isRecord } from '../../read/setting-values.js';
import type { MkdocsSettings as Settings } from './settings.js';

export function extensionOptions(extensions: unknown, name: string): Settings | undefined {
  const list = Array.isArray(extensions) ? extensions : [extensions];
  const found = list.find((one) => isRecord(one) && name in one);
  const options = isRecord(found) ? found[name] : undefined;
  return isRecord(options) ? options : undefined;
}

export function pluginSettings(plugins: unknown, name: string): Settings | undefined {
  if (isRecord(plugins)) return isRecord(plugins[name]) ? plugins[name] : undefined;
  return extensionOptions(withGroups(plugins), name);
}

/** Returns the names of the plugins, which are a list or a mapping. */
export function pluginNames(plugins: unknown): readonly string[] {
  if (isRecord(plugins)) return Object.keys(plugins);
  return withGroups(plugins).flatMap((one) => (isRecord(one) ? Object.keys(one) : [String(one)]));
}

/** Returns a list of plugins with those in groups, which Material for MkDocs turns on and off together. */
function withGroups(plugins: unknown): readonly unknown[] {
  return (Array.isArray(plugins) ? plugins : []).flatMap((one: unknown) =>
    isRecord(one) && isRecord(one.group) ? withGroups(one.group.plugins) : [one],
  );
}

/** Plugins that docsgen does without, or whose work it does. */
const plain =
  /^(?:search|blog|rss|material\/.*|minify|redirects|include-markdown|codeinclude|exclude|tags|social|typeset|privacy|offline|optimize|git-revision-date.*|awesome-pages|awesome-nav|literate-nav|section-index|autorefs|meta|mike|glightbox|llmstxt|gh-admonitions)$/;

/** @param isMigrated whether the migration does the work of a plugin for this site */
export function pluginDiagnostics(
  { plugins }: Settings,
  isMigrated: (name: string) => boolean,
): Diagnostic[] {
  return pluginNames(plugins)
    .filter((name) => !plain.test(name) && !isMigrated(name))
    .map((name) => diagnose('migrate/no-equivalent', { what: `The plugin ${name}` }));
}
