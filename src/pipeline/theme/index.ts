export type { StoredTheme } from './cached-theme.js';
export { digest, fingerprinted } from './fingerprint.js';
export { measure } from './image-size.js';
export { type BuiltTheme, buildTheme, evaluateTheme } from './theme.js';
