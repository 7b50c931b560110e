export type { DevBuild } from './attempt.js';
export { clientUrl } from './client-script.js';
export { type Round, startDev } from './dev.js';
export { type FileSet, publishedFiles } from './file-set.js';
export { type Listening, listen } from './listen.js';
export { openBrowser } from './open-browser.js';
export { startPreview } from './preview.js';
export { resolveUrl } from './resolve-url.js';
export { siteHandler } from './serve.js';
