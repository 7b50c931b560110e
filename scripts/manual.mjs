import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { configSchema } from '../lib/config/index.js';
import { diagnosticCatalogue } from '../lib/diagnostics/index.js';
import { configurationPage, diagnosticsPage } from './manual-pages.mjs';

// Writes the pages of the manual that are made from the code. Run it after `npm run prepare`.
const docs = path.join(import.meta.dirname, '../docs/content/docs');
const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' });

await writeFile(path.join(docs, 'configuration.md'), configurationPage(schema));
await writeFile(path.join(docs, 'diagnostics.md'), diagnosticsPage(diagnosticCatalogue));
