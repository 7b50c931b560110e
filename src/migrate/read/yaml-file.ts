import path from 'node:path/posix';
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

/** Reads a JSON file as an object. Objects with only `$ref` are read from the file that they name. */
export function readJsonRecord(
  files: SourceFiles,
  file: string,
): Readonly<Record<string, unknown>> {
  const value = readJson(files, file, 0);
  return isRecord(value) ? value : {};
}

function readJson(files: SourceFiles, file: string, depth: number): unknown {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string' && depth < 10)
      return readJson(files, path.join(path.dirname(file), value.$ref), depth + 1);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]));
  };
  try {
    return resolve(JSON.parse(files.text(file) ?? '{}'));
  } catch {
    return undefined;
  }
}
