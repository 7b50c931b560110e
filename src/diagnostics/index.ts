export { applyFixes } from './apply-fixes.js';
export { type DiagnosticCode, diagnosticCatalogue } from './catalogue/index.js';
export {
  type DiagnosticArgs,
  type DiagnosticDetails,
  diagnose,
  diagnosticArgs as argsOf,
} from './diagnose.js';
export { encodingProblems } from './encoding.js';
export { esbuildPlace, unresolvedImportHint } from './esbuild-message.js';
export { withExcerpts } from './excerpt.js';
export {
  countDiagnostics,
  formatCounts,
  formatGithub,
  formatJson,
  formatPlain,
  formatPretty,
  formatSarif,
  neutralize,
  type ShortenedList,
  shorteningLimits,
  shortenList,
  sortDiagnostics,
} from './format/index.js';
export { lineStarts, positionAt } from './lines.js';
export { isLoweredByLenient, loweringSettings } from './lowering-settings.js';
export { applyRules, configurableCodes, type Rules } from './rules.js';
export { didYouMean, foreignKeyHints, Spellings, suggest } from './suggest.js';
