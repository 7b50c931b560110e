export { renderPage, type Theme } from './render-page.js';
