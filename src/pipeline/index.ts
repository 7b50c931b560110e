export { type BuiltSiteResult, buildSite, type PipelineOptions } from './build.js';
export { emptyCache, type OpenCache, openCache } from './cache/index.js';
export { createConfigLocator } from './config/config-locator.js';
export { reportExamples } from './coverage/index.js';
export { SiteOpener } from './on-demand/site-opener.js';
