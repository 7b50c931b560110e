/**
 * Commands that load most of docsgen. They are loaded together: every `import()` splits the bundle into more files, and
 * loading a file takes longer than parsing the commands that are not needed.
 */
export { checkCommand } from './commands/check.js';
export { configCommand } from './commands/config.js';
export { initCommand } from './commands/init.js';
export { migrateCommand } from './commands/migrate.js';
export { pullCommand } from './commands/pull.js';
export { ejectCommand, updateThemeCommand } from './commands/theme.js';
export { versionCommand } from './commands/version.js';
