import { blocks } from './blocks.js';
import { blogDiagnostics } from './blog.js';
import { buildDiagnostics } from './build.js';
import { check } from './check.js';
import { cliDiagnostics } from './cli.js';
import { config } from './config.js';
import { contentDiagnostics } from './content.js';
import { drift } from './drift.js';
import { files } from './files.js';
import { migrateDiagnostics } from './migrate.js';
import { openapiDiagnostics } from './openapi.js';
import { openapiOverlayDiagnostics } from './openapi-overlay.js';
import { openapiRuleDiagnostics } from './openapi-rules.js';
import { pullDiagnostics } from './pull.js';
import { searchDiagnostics } from './search.js';
import { site } from './site.js';
import { theme } from './theme.js';

/** All diagnostics that docsgen can report, by code. The manual's page of codes is generated from it. */
export const diagnosticCatalogue = {
  ...config,
  ...contentDiagnostics,
  ...openapiDiagnostics,
  ...openapiOverlayDiagnostics,
  ...openapiRuleDiagnostics,
  ...pullDiagnostics,
  ...drift,
  ...site,
  ...blogDiagnostics,
  ...searchDiagnostics,
  ...theme,
  ...blocks,
  ...buildDiagnostics,
  ...files,
  ...check,
  ...cliDiagnostics,
  ...migrateDiagnostics,
};

export type DiagnosticCode = keyof typeof diagnosticCatalogue;
