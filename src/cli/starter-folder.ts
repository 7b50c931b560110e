import path from 'node:path';
import { moduleFolder } from '../files/index.js';

/** Names of the starter sites of `docsgen init`. */
export const templateNames = ['guides', 'api', 'monorepo', 'from-openapi'] as const;

export type TemplateName = (typeof templateNames)[number];

/** Absolute path of the files that `docsgen init` writes, one folder a template and `common`. */
export const starter = path.join(moduleFolder, 'cli/starter');
