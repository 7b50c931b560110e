import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { bundleDescription } from './bundle-description.js';
import type { DescriptionInput } from './description-input.js';
import { detectVersion } from './detect-version.js';
import { applyOverlays } from './overlay/apply-overlays.js';
import type { Access } from './references/files.js';
import { parseSource } from './source/parse-source.js';

/** Reads every file that a description refers to, by the access that is given. */
export async function visitReferencedFiles(
  file: DescriptionInput,
  access: Omit<Access, 'url' | 'pulled'>,
): Promise<readonly Diagnostic[]> {
  const { value: parsed, diagnostics } = parseSource(file.path, file.text);
  if (parsed === undefined) return diagnostics;
  const { value: source } = applyOverlays(parsed, file.overlays ?? [], file.url);
  const version = detectVersion(source);
  if (version.value === undefined) return version.diagnostics;
  const bundle = await bundleDescription(source, version.value, {
    ...access,
    url: file.location ?? file.url,
  });
  return bundle.diagnostics;
}
