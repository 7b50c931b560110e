import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { placeAt } from './place-at.js';
import type { ComputedValue } from './read/setting-values.js';
import type { SourceFiles } from './source-files.js';

/** Reports a setting of the old site whose value is known only to its code; without a key, all of them. */
export function computedSetting(
  key: string | undefined,
  { file, offset, code }: ComputedValue,
  files: SourceFiles,
): Diagnostic {
  const place = placeAt(file, files.text(file) ?? '', offset, code.length);
  return diagnose('migrate/needs-code', { key }, { place });
}
