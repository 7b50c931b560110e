export type { CachedTheme } from './cached-theme.js';
export { digest, fingerprintedName } from './fingerprint.js';
export { measureImage } from './image-size.js';
export { type BuiltTheme, buildTheme, evaluateTheme, type Look } from './theme.js';
