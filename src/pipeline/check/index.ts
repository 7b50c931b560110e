export { type CheckOptions, type CheckSummary, checkSite } from './check.js';
export type { CheckedSite } from './checked-site.js';
