export type { CompletedSite, KeepCompletion, KeepSettled, SettledSite } from './complete.js';
export type { FullTextPart, KeepFullText } from './exports/full-text.js';
export { markdownText, type PageMarkdown } from './exports/markdown/page-markdown.js';
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
export { docDigests } from './pages/doc-digests.js';
export type { FoundPage, MadePage, Page, PageFindings, PageTraits } from './pages/page.js';
export { planSite, type Site } from './plan.js';
export type { Words } from './translate.js';
export {
  originalPath,
  type TranslationFolders,
  translatedPath,
  translationFolders,
} from './translation-paths.js';
