import type { Outcome } from '../diagnostics/diagnostic.js';
import { bundleDescription } from './bundle-description.js';
import type { DescriptionInput } from './description-input.js';
import { detectVersion } from './detect-version.js';
import { applyOverlays } from './overlay/apply-overlays.js';
import type { Access } from './references/files.js';
import { parseSource } from './source/parse-source.js';

/**
 * Reads every file that a description refers to, by the access that is given. Returns the absolute
 * paths and URLs of all files, the description among them.
 */
export async function visitReferencedFiles(
  file: DescriptionInput,
  access: Omit<Access, 'url' | 'pulled'>,
): Promise<Outcome<readonly string[]>> {
  const { value: parsed, diagnostics } = parseSource(file.path, file.text);
  if (parsed === undefined) return { value: [], diagnostics };
  const { value: source } = applyOverlays(parsed, file.overlays ?? [], file.url);
  const version = detectVersion(source);
  if (version.value === undefined) return { value: [], diagnostics: version.diagnostics };
  const bundle = await bundleDescription(source, version.value, {
    ...access,
    url: file.location ?? file.url,
  });
  return { value: bundle.locations, diagnostics: bundle.diagnostics };
}
