/** Commands that serve a site, loaded together, see `site-commands.ts`. */
export { devCommand } from './commands/dev.js';
export { previewCommand } from './commands/preview.js';
