export { type PullReport, pullDescriptions } from './pull-descriptions.js';
