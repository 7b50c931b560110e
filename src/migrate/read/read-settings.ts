import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { computedSetting } from '../computed-setting.js';
import type { SourceFiles } from '../source-files.js';
import { readDefaultExport } from './js-module.js';
import { ComputedValue, isRecord } from './setting-values.js';

/** Reads the settings that a JavaScript file exports. Reports them if they are not an object that can be read. */
export function readSettings(
  files: SourceFiles,
  file: string,
): {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const read = readDefaultExport(files, file);
  if (isRecord(read)) return { settings: read, diagnostics: [] };
  const computed = read instanceof ComputedValue ? read : new ComputedValue(file, 0, '');
  return { settings: {}, diagnostics: [computedSetting(undefined, computed, files)] };
}
