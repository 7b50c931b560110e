import type * as configModule from '../config/index.js';
import type { SiteConfig } from '../config/index.js';
import type { DevBuild } from '../dev-server/index.js';
import type { Outcome } from '../diagnostics/diagnostic.js';
import { cacheVersion } from '../pipeline/cache/cache-version.js';
import type * as pipelineModule from '../pipeline/index.js';

/** Opens a site for `docsgen dev`. */
interface DevSiteOpener {
  open(config: SiteConfig): Promise<Outcome<DevSite | undefined>>;
  outline(config: SiteConfig): Promise<DevSite | undefined>;
  changed(): Promise<readonly string[]>;
}

export interface DevSite extends DevBuild {
  readonly home: string;
  readonly pages: readonly unknown[];
}

/** Modules that are slow to load, imported on demand; tests replace them. */
export interface Services {
  readonly cacheVersion: typeof cacheVersion;
  config(): Promise<Pick<typeof configModule, 'loadConfig'>>;
  build(): Promise<
    Pick<typeof pipelineModule, 'emptyCache' | 'openCache'> & {
      readonly build: typeof pipelineModule.buildSite;
      readonly SiteOpener: new (
        options: ConstructorParameters<typeof pipelineModule.SiteOpener>[0],
      ) => DevSiteOpener;
    }
  >;
}

export const services: Services = {
  cacheVersion,
  config: () => import('../config/index.js'),
  build: async () => {
    const {
      buildSite: build,
      emptyCache,
      openCache,
      SiteOpener,
    } = await import('../pipeline/index.js');
    return { build, emptyCache, openCache, SiteOpener };
  },
};
