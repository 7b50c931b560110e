export { loadApi } from './load.js';
