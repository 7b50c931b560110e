import type { Outcome } from '../../diagnostics/diagnostic.js';
import type { Api } from '../../openapi/api/api.js';
import type { DescriptionInput } from '../../openapi/description-input.js';
import { serveTasks } from '../../workers/serve-tasks.js';
import { type ApiLoadSetup, loadSiteApi } from '../apis/load-site-api.js';
import { batchParser } from './parse-batch.js';
import { batchRenderer } from './render-batch.js';
import type { Tasks } from './tasks.js';

serveTasks<Tasks>({
  parse: async (setup) => batchParser(setup),
  render: batchRenderer,
  loadApi: async (setup) => apiLoader(setup),
});

/**
 * Returns a function that parses the only description of a batch in a worker. It calls `begin`
 * first.
 */
function apiLoader(
  setup: ApiLoadSetup,
): (files: readonly DescriptionInput[], begin: () => void) => Promise<Outcome<Api | undefined>> {
  return async ([file], begin) => {
    if (!file) throw new Error('The batch has no API description.');
    begin();
    return loadSiteApi(file, setup);
  };
}
