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
export { planSite, type Site } from './plan.js';
export { searchScopes } from './search/scopes.js';
export {
  originalPath,
  type TranslationFolders,
  translatedPath,
  translationFolders,
} from './translation-paths.js';
export type { Words } from './words.js';
