export type {
  CompletedSite,
  GenerateFiles,
  SiteWideFiles,
} from './complete-site.js';
export { markdownText } from './exports/markdown/page.js';
export type {
  Asset,
  CategoryFile,
  DocsVersion,
  LastUpdate,
  LocaleDoc,
  SiteApi,
  SiteInput,
  SiteLocale,
} from './input.js';
export type { LocalePlan } from './locale-plan.js';
export type {
  BuiltPage,
  LinkInputs,
  PageFacts,
  PageMarkdown,
  PageResult,
  PageTraits,
  PlannedPage,
} from './pages/page.js';
export { planSite, type Site } from './plan.js';
export { describedProduct } from './products.js';
export { type ReadingItem, readingFiles, sectionIds } from './sidebar/reading.js';
export {
  originalPath,
  type TranslationFolders,
  translatedPath,
  translationFolders,
} from './translation-paths.js';
export type { Translator } from './translator.js';
export { encodePath } from './urls.js';
