import type { SiteConfig } from '../../config/index.js';
import type { PluginConfig } from '../../config/schema/index.js';
import type { PluginKind } from '../../content/plugins/site-plugin.js';

/** A plugin as the configuration declares it. */
export interface DeclaredPlugin extends Exclude<PluginConfig, string> {
  readonly kind: PluginKind;
}

/** Returns the plugins of a site, in the order in which they run. */
export function declaredPlugins({
  remarkPlugins,
  rehypePlugins,
  transforms,
}: SiteConfig['markdown']): readonly DeclaredPlugin[] {
  const lists = { remark: remarkPlugins, transform: transforms, rehype: rehypePlugins };
  return Object.entries(lists).flatMap(([kind, list]) =>
    list.map((one) => ({
      kind: kind as PluginKind,
      ...(typeof one === 'string' ? { plugin: one, files: [] } : one),
    })),
  );
}
