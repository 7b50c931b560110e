import type { SourceTool } from '../source-tool.js';
import { docusaurus } from './docusaurus.js';
import { mkdocs } from './mkdocs.js';
import { plainFolder } from './plain-folder.js';

/** The source tools, in the order in which they are tried. */
export const sourceTools: readonly SourceTool[] = [docusaurus, mkdocs, plainFolder];
