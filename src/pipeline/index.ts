export { type BuildOptions, type Built, build } from './build.js';
export {
  type BuildCache,
  cacheMaker,
  emptyCache,
  type OpenCache,
  openCache,
} from './cache/index.js';
export { SiteOpener } from './on-demand/open-site.js';
