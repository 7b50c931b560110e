export type { CachedTheme } from './cached-theme.js';
export { digest, fingerprintedName } from './fingerprint.js';
export { measureImage } from './image-size.js';
export { type Look, lookKey } from './look.js';
export { type BuiltTheme, buildTheme, evaluateTheme } from './theme.js';
