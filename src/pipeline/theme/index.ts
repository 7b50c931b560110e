export { type Appearance, appearanceKey } from './appearance.js';
export type { CachedCompilation } from './cached-compilation.js';
export type { CompiledTheme } from './compiled-theme.js';
export { fingerprintedName } from './fingerprint.js';
export type { SiteRoot } from './sheet-urls.js';
export {
  type BuiltTheme,
  buildTheme,
  evaluateTheme,
  hasOverlay,
  type ThemeModule,
} from './theme.js';
export { packagedProperties, unknownProperties } from './unknown-properties.js';
