import { loadConfig } from '../../src/config/index.js';
import { type Diagnostic, DiagnosticError } from '../../src/diagnostics/diagnostic.js';
import { formatPlain } from '../../src/diagnostics/index.js';
import type { OutputFile } from '../../src/files/output-file.js';
import { buildSite } from '../../src/pipeline/index.js';

/** A report of a built site that is the same on every machine. */
export interface SiteReport {
  /** Paths of the output files, sorted, the digests in names replaced. */
  readonly files: string;
  /** Diagnostics in the format of a log. */
  readonly diagnostics: string;
  /** HTML pages by path. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Loads and builds a site as `docsgen build` does, without publishing it. */
export async function reportOf(siteDir: string): Promise<SiteReport> {
  try {
    const config = await loadConfig({ dir: siteDir });
    // Git dates of the fixtures change with every commit.
    const docs = config.docs.map((product) => ({ ...product, showLastUpdateTime: false }));
    const { value, diagnostics } = await buildSite({ ...config, docs }, { mode: 'build' });
    return report(value?.files ?? [], diagnostics, siteDir);
  } catch (error) {
    if (error instanceof DiagnosticError) return report([], error.diagnostics, siteDir);
    throw error;
  }
}

function report(
  files: readonly OutputFile[],
  diagnostics: readonly Diagnostic[],
  siteDir: string,
): SiteReport {
  const paths = files.map(({ path }) => path.replace(/-[\da-f]{8}(?=\.|$)/, '-{digest}')).sort();
  return {
    files: paths.length === 0 ? 'Nothing was built.\n' : `${paths.join('\n')}\n`,
    diagnostics:
      diagnostics.length === 0
        ? 'Nothing to say.\n'
        : `${formatPlain(diagnostics)}\n`.replaceAll(siteDir, '{site}'),
    pages: new Map(
      files
        .filter(({ path }) => path.endsWith('.html'))
        .map(({ path, contents }) => [path, String(contents)]),
    ),
  };
}

/** The HTML between `<main>` and `</main>`, one tag a line, for readable diffs. */
export function mainOf(html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return `${main.replace(/></g, '>\n<')}\n`.replace(/-[\da-f]{8}(?=\.)/g, '-{digest}');
}
