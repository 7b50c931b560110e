import type { Outcome } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import { type CategoryConfig, categorySchema } from './schema/index.js';
import { checkYaml } from './yaml-file.js';

/** Whether a path is that of `_category_.yml` or `_category_.json`. */
export function isCategoryFile(file: string): boolean {
  return /(?:^|\/)_category_\.(?:ya?ml|json)$/.test(file);
}

/** Parses `_category_.yml` or `_category_.json`. */
export function parseCategory(file: SourceFile): Outcome<CategoryConfig> {
  const { value, diagnostics } = checkYaml(file, categorySchema);
  return { value: value ?? {}, diagnostics };
}
