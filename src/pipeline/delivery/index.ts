export { needsPolicyInPages, withPolicy } from './policy-meta.js';
export { filledPage, withPrintPages } from './print-pages.js';
export { relativeSite } from './relative-site.js';
export { SitePaths } from './site-paths.js';
