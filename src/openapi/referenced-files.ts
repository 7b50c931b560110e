import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { DescriptionSourceFile } from './description-source-file.js';
import { sourceFormat } from './format.js';
import { applyOverlays } from './overlay/apply-overlays.js';
import { readDescription } from './read-description.js';
import type { Access } from './references/files.js';
import { parseSource } from './source/parse.js';

/** Reads every file that a description refers to, by the access that is given. */
export async function visitReferencedFiles(
  file: DescriptionSourceFile,
  access: Omit<Access, 'url' | 'pulled'>,
): Promise<readonly Diagnostic[]> {
  const { value: parsed, diagnostics } = parseSource(file.path, file.text);
  if (parsed === undefined) return diagnostics;
  const { value: source } = applyOverlays(parsed, file.overlays ?? [], file.url);
  const version = sourceFormat(source);
  if (typeof version !== 'string') return [version];
  const read = await readDescription(source, version, { ...access, url: file.url });
  return read.diagnostics;
}
