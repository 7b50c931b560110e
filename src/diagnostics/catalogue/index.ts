import { blockDiagnostics } from './blocks.js';
import { blogDiagnostics } from './blog.js';
import { buildDiagnostics } from './build.js';
import { checkDiagnostics } from './check.js';
import { cliDiagnostics } from './cli.js';
import { configDiagnostics } from './config.js';
import { contentDiagnostics } from './content.js';
import { fileDiagnostics } from './files.js';
import { guideCheckDiagnostics } from './guide-checks.js';
import { migrateDiagnostics } from './migrate.js';
import { openapiDiagnostics } from './openapi.js';
import { openapiOverlayDiagnostics } from './openapi-overlay.js';
import { openapiRuleDiagnostics } from './openapi-rules.js';
import { pullDiagnostics } from './pull.js';
import { searchDiagnostics } from './search.js';
import { siteDiagnostics } from './site.js';
import { themeDiagnostics } from './theme.js';

/** All diagnostics that docsgen can report, by code. The manual's page of codes is generated from it. */
export const diagnosticCatalogue = {
  ...configDiagnostics,
  ...contentDiagnostics,
  ...openapiDiagnostics,
  ...openapiOverlayDiagnostics,
  ...openapiRuleDiagnostics,
  ...pullDiagnostics,
  ...guideCheckDiagnostics,
  ...siteDiagnostics,
  ...blogDiagnostics,
  ...searchDiagnostics,
  ...themeDiagnostics,
  ...blockDiagnostics,
  ...buildDiagnostics,
  ...fileDiagnostics,
  ...checkDiagnostics,
  ...cliDiagnostics,
  ...migrateDiagnostics,
};

export type DiagnosticCode = keyof typeof diagnosticCatalogue;
