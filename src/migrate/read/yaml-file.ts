import { parseYaml } from '../../yaml/parse-yaml.js';
import type { SourceFiles } from '../source-files.js';
import { isRecord } from './static-js.js';

/** Reads a YAML file as an object; unknown tags such as `!ENV` leave their plain value. */
export function readYamlRecord(
  files: SourceFiles,
  file: string,
): Readonly<Record<string, unknown>> {
  const text = files.text(file);
  if (text === undefined) return {};
  const document = parseYaml(text, { logLevel: 'silent' });
  const value: unknown = document.toJS({ maxAliasCount: 1000 });
  return isRecord(value) ? value : {};
}
