export { type CheckSummary, checkSite, type LinkCheckOptions } from './check.js';
export type { CheckedSite } from './checked-site.js';
