export type { CompletedSite, KeepCompletion, KeepSettled, SettledSite } from './complete.js';
export { docDigests } from './doc-digests.js';
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
export type { FullTextPart, KeepFullText } from './machines/full-text.js';
export { markdownText, type PageMarkdown } from './machines/markdown/page-markdown.js';
export type { FoundPage, MadePage, Page, PageFindings, PageTraits } from './page.js';
export { planSite, type Site } from './plan.js';
export {
  originalPath,
  type TranslationFolders,
  translatedPath,
  translationFolders,
} from './translation-paths.js';
export type { Words } from './words.js';
