import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { configSchema, tokenDescriptions } from '../lib/config/index.js';
import { diagnosticCatalogue } from '../lib/diagnostics/index.js';
import {
  configurationPage,
  diagnosticsPage,
  themeComponentsPage,
  themeTokensPage,
} from './manual-pages.mjs';
import { themeComponents } from './theme-components.mjs';
import { themeTokens, tokenImage } from './theme-tokens.mjs';

// Writes the generated pages of the manual. Run it after `npm run prepare`.
const root = path.dirname(import.meta.dirname);
const docs = path.join(root, 'docs/content/docs');
const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' });

await writeFile(path.join(docs, 'configuration.md'), configurationPage(schema));
await writeFile(path.join(docs, 'diagnostics.md'), diagnosticsPage(diagnosticCatalogue));
await writeFile(path.join(docs, 'theme-components.md'), themeComponentsPage(themeComponents(root)));

const tokens = themeTokens(root, tokenDescriptions);
await writeFile(path.join(docs, 'theme-tokens.md'), themeTokensPage(tokens));
await writeFile(path.join(root, 'docs/static/img/tokens.svg'), tokenImage(tokens));
