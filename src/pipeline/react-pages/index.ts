export type { CompiledReactPages } from './compiled-pages.js';
export { makeReactPages, type ReactPages } from './react-pages.js';
