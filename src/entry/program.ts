/** What threads of docsgen run, each loaded when it is asked for. The bundle has one scope, and this is its door. */
export const cli = () => import('../cli/index.js');
export const worker = () => import('../pipeline/workers/worker.js');
