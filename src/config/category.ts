import type { Outcome } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import { type CategoryConfig, categorySchema } from './schema/index.js';
import { checkYaml } from './yaml-file.js';

/** Reads `_category_.yml` or `.json`. */
export function parseCategory(file: SourceFile): Outcome<CategoryConfig> {
  const { value, diagnostics } = checkYaml(file, categorySchema);
  return { value: value ?? {}, diagnostics };
}
