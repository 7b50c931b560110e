export { isSystemError } from '../files/index.js';
