export { type CheckedSite, type CheckSummary, checkSite } from './check.js';
