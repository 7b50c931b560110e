export { attemptHook } from './attempt-hook.js';
export { type AuthorsFile, type ListedAuthor, parseAuthors } from './authors.js';
export { isCategoryFile, parseCategory } from './category.js';
export {
  type LockedFile,
  type LockedFiles,
  lockFile,
  parseLockFile,
  printLockFile,
  pulledFolder,
} from './description-lock.js';
export { findLayer } from './extend.js';
export { type ConfigLoadOptions, loadConfig } from './load.js';
export { ConfigLocator, type KeyPath, locateInConfig } from './locate.js';
export {
  type Accent,
  type ApiOptions,
  type BlogOptions,
  type CategoryConfig,
  type ConfiguredSidebarItems,
  categorySchema,
  configSchema,
  type DocsProduct,
  type Fonts,
  type NavbarItemConfig,
  type NavbarLinkConfig,
  type SidebarEntry,
  type ThemeTokens,
  tokenDescriptions,
  type UserConfig,
} from './schema/index.js';
export type { SiteConfig } from './site-config.js';
export {
  parseSiteTranslations,
  parseThemeMessages,
  type Translations,
} from './translation-files.js';
export { checkAgainst, type Locate } from './validate.js';
export {
  parseVersionDescriptions,
  parseVersionSidebars,
  parseVersions,
  type VersionList,
  type VersionSidebars,
  versionNameProblem,
} from './version-files.js';
