export { addedPaths, pathsAddedBefore, reportFile } from './added-paths.js';
export { type Migration, planMigration, unknownTool } from './migrate.js';
export { repairMigration, withFindings } from './repair.js';
export { buildErrors, byCode, errorsFirst, migrationReport } from './report.js';
export { sitesBelow } from './sites-below.js';
export { diskFiles } from './source-files.js';
export { sourceTools } from './tools/index.js';
export { TrialFolder } from './trial-folder.js';
export { type WriteOptions, type WrittenMigration, writeMigration } from './write-migration.js';
