export { digest, fingerprinted } from './fingerprint.js';
export type { StoredTheme } from './kept-theme.js';
export { measure } from './measure.js';
export { type BuiltTheme, buildTheme, evaluateTheme } from './theme.js';
