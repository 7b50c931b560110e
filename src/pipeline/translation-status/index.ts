export { reportTranslations, type TranslationStatus } from './report.js';
