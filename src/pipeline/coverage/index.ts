export {
  type Coverage,
  coverageFindings,
  reportCoverage,
  reportExamples,
} from './report.js';
