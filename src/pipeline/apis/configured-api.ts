import type { ApiOptions } from '../../config/index.js';
import type { Api } from '../../openapi/api/api.js';

/** A parsed API description. */
export interface ConfiguredApi {
  readonly options: ApiOptions;
  /** Name of the docs version that it belongs to; absent if it belongs to all. */
  readonly version?: string | undefined;
  /** Undefined if errors leave nothing to show. */
  readonly api: Api | undefined;
  /** By locale code. */
  readonly translations: ReadonlyMap<string, Api>;
}

/** Whether a description belongs to current documents, not to a frozen version. */
export function isCurrent({ version }: Pick<ConfiguredApi, 'version'>): boolean {
  return version === undefined || /^(?:[^/]+\/)?current$/.test(version);
}
