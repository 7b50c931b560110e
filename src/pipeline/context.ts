import type { SiteConfig } from '../config/index.js';
import type { BuildCache } from './cache/index.js';
import type { Pool } from './workers/index.js';

/** What the stages of one build share. */
export interface PipelineContext {
  readonly config: SiteConfig;
  readonly cache: BuildCache;
  readonly pool: Pool;
}
