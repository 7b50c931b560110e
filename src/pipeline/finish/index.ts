export { needsPolicyInPages, withPolicy } from './policy-meta.js';
export { relativeSite } from './relative-site.js';
