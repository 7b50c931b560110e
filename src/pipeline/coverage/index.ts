export {
  type Coverage,
  coverageDiagnostics,
  reportCoverage,
  reportExamples,
} from './report.js';
