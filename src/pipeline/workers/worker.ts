import { serveTasks } from '../../workers/serve-tasks.js';
import type { Tasks } from './tasks.js';

// Modules are loaded on demand, because a worker may handle only one kind of task.
serveTasks<Tasks>({
  parse: async (setup) => (await import('./parse-batch.js')).batchParser(setup),
  render: async (setup) => (await import('./render-batch.js')).batchRenderer(setup),
  describe: async (setup) => (await import('./describe-batch.js')).describer(setup),
});
