export { matchesPattern } from './matches-pattern.js';
export { portablePattern } from './portable-pattern.js';
