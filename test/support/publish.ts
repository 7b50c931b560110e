import type { Outcome } from '../../src/diagnostics/diagnostic.js';
import type { OutputFile } from '../../src/files/output-file.js';
import { checkOutputPaths } from '../../src/pipeline/publish/output-path.js';
import {
  openPublication,
  type PublicationOptions,
  type PublishedSite,
  type SiteFacts,
} from '../../src/pipeline/publish/publication.js';

export interface PublishOptions extends PublicationOptions, SiteFacts {}

/**
 * Replaces the output folder with these files, as a build does file by file, see {@link openPublication}.
 * @throws DiagnosticError if the folder is refused or not writable; the old site stays untouched
 */
export async function publish(
  files: readonly OutputFile[],
  options: PublishOptions,
): Promise<Outcome<PublishedSite>> {
  checkOutputPaths(files);
  const { value: publication, diagnostics } = await openPublication(options);
  try {
    for (const file of files) publication.write(file);
    const published = await publication.finish(options);
    return { value: published.value, diagnostics: [...diagnostics, ...published.diagnostics] };
  } finally {
    await publication.discard();
  }
}
