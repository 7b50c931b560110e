export {
  type Coverage,
  coverageFindings,
  type MissingGuide,
  reportCoverage,
  reportExamples,
} from './report.js';
