export { freezeVersion } from './freeze.js';
