import type { SourceTool } from '../source-tool.js';
import { elements, redoc, swaggerUi } from './api-pages.js';
import { docusaurus } from './docusaurus/index.js';
import { fumadocs } from './fumadocs/index.js';
import { gitbook } from './gitbook/index.js';
import { mdbook } from './mdbook/index.js';
import { mintlify } from './mintlify/index.js';
import { mkdocs } from './mkdocs/index.js';
import { plainFolder } from './plain-folder.js';
import { starlight } from './starlight/index.js';
import { vitepress } from './vitepress/index.js';

/** The source tools, in the order in which they are tried. */
export const sourceTools: readonly SourceTool[] = [
  docusaurus,
  mkdocs,
  vitepress,
  starlight,
  mintlify,
  fumadocs,
  mdbook,
  gitbook,
  redoc,
  swaggerUi,
  elements,
  plainFolder,
];
