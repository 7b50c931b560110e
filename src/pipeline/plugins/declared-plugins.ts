import type { SiteConfig } from '../../config/index.js';
import type { PluginConfig } from '../../config/schema/index.js';
import type { PluginKind } from '../../content/plugins/site-plugin.js';

/** A plugin as the configuration declares it. */
export interface DeclaredPlugin extends Exclude<PluginConfig, string> {
  readonly kind: PluginKind;
  /** Path in the configuration. */
  readonly keys: readonly (string | number)[];
}

/** Returns the plugins of a site, in the order in which they run. */
export function declaredPlugins({
  remarkPlugins,
  rehypePlugins,
  transforms,
}: SiteConfig['markdown']): readonly DeclaredPlugin[] {
  const lists = { remarkPlugins, transforms, rehypePlugins };
  const kinds = {
    remarkPlugins: 'remark',
    transforms: 'transform',
    rehypePlugins: 'rehype',
  } as const;
  return (['remarkPlugins', 'transforms', 'rehypePlugins'] as const).flatMap((list) =>
    lists[list].map((one, index) => ({
      kind: kinds[list],
      keys: ['markdown', list, index],
      ...(typeof one === 'string' ? { plugin: one, files: [] } : one),
    })),
  );
}
