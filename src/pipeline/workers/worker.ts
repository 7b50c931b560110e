import { serveTasks } from '../../workers/serve-tasks.js';
import { apiLoader } from './load-api-task.js';
import { batchParser } from './parse-batch.js';
import { batchRenderer } from './render-batch.js';
import type { Tasks } from './tasks.js';

serveTasks<Tasks>({
  parse: async (setup) => batchParser(setup),
  render: batchRenderer,
  loadApi: async (setup) => apiLoader(setup),
});
