export type { CachedTheme } from './cached-theme.js';
export { digest, fingerprintedName } from './fingerprint.js';
export { measureImage } from './image-size.js';
export { type Look, lookKey } from './look.js';
export type { SiteRoot } from './sheet-urls.js';
export { type BuiltTheme, buildTheme, evaluateTheme, hasOverlay } from './theme.js';
