export { type PullReport, pullDescriptions } from './pull-descriptions.js';
export { RemoteFiles } from './remote-files.js';
