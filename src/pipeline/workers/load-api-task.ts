import type { Outcome } from '../../diagnostics/diagnostic.js';
import type { Api } from '../../openapi/api/api.js';
import type { DescriptionSourceFile } from '../../openapi/description-source-file.js';
import { type DescriptionSetup, loadDescription } from '../apis/load-description.js';

/**
 * Returns a function that parses the only description of a batch in a worker. It calls `begin`
 * first.
 */
export function apiLoader(
  setup: DescriptionSetup,
): (
  files: readonly DescriptionSourceFile[],
  begin: () => void,
) => Promise<Outcome<Api | undefined>> {
  return async ([file], begin) => {
    if (!file) throw new Error('The batch has no API description.');
    begin();
    return loadDescription(file, setup);
  };
}
