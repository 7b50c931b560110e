export { type Code, catalogue } from './catalogue/index.js';
export { type Circumstances, diagnose } from './diagnose.js';
export { encodingProblems } from './encoding.js';
export { esbuildPlace } from './esbuild-place.js';
export {
  countDiagnostics,
  countsInWords,
  formatGithub,
  formatJson,
  formatPlain,
  formatPretty,
  formatSarif,
  limits,
  neutralize,
  type Shortened,
  shorten,
  sortDiagnostics,
} from './format/index.js';
export { lenientSettings } from './lenient.js';
export { lineStarts, positionAt } from './lines.js';
export { didYouMean, Spellings, suggest } from './suggest.js';
