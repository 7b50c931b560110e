import type { ApiOptions } from '../config/index.js';
import type { Api } from '../openapi/api/api.js';

/** An API description, understood. */
export interface ParsedApi {
  readonly options: ApiOptions;
  /** Name of the docs version that it belongs to; absent for one that belongs to all. */
  readonly version?: string | undefined;
  /** Undefined where its errors leave nothing to show. */
  readonly api: Api | undefined;
  /** By the code of the locale. */
  readonly translations: ReadonlyMap<string, Api>;
}

/** Whether a description is that of the documents being written, and no frozen one. */
export function isCurrent({ version }: Pick<ParsedApi, 'version'>): boolean {
  return version === undefined || version === 'current';
}
