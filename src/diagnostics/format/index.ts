export { formatGithub } from './github.js';
export { formatJson } from './json.js';
export { neutralize } from './neutralize.js';
export { countDiagnostics, formatCounts, sortDiagnostics } from './order.js';
export { formatPlain } from './plain.js';
export { formatPretty } from './pretty.js';
export { formatSarif } from './sarif.js';
export { type ShortenedList, shorteningLimits, shortenList } from './shorten.js';
