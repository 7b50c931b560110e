import path from 'node:path';
import { type ConfigLoadOptions, loadConfig } from '../../src/config/index.js';
import { DiagnosticError } from '../../src/diagnostics/diagnostic.js';
import { formatPlain } from '../../src/diagnostics/index.js';
import { buildSite } from '../../src/pipeline/index.js';
import { publish } from './publish.js';

/**
 * Builds a site with the current sources of docsgen and publishes it.
 *
 * @throws Error with all diagnostics if the site has an error or a warning
 */
export async function publishSite(
  siteDir: string,
  outDir: string,
  choices: Pick<ConfigLoadOptions, 'relative'> = {},
): Promise<void> {
  try {
    const config = await loadConfig({ dir: siteDir, outDir, ...choices });
    const { value: built, diagnostics } = await buildSite(config, {
      mode: 'build',
    });
    const problems = diagnostics.filter(({ severity }) => severity !== 'info');
    if (built === undefined || problems.length > 0) throw new DiagnosticError(problems);
    await publish(built.files, {
      ...config,
      pages: built.pages,
      version: '0.0.0',
      cwd: path.dirname(outDir),
    });
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    throw new Error(`The site does not build:\n${formatPlain(error.diagnostics)}`);
  }
}
