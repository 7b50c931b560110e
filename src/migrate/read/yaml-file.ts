import path from 'node:path/posix';
import { parseYaml } from '../../yaml/parse-yaml.js';
import { Budget } from '../budget.js';
import type { SourceFiles } from '../source-files.js';
import { isRecord } from './static-js.js';

/** Reads a YAML file as an object; unknown tags such as `!ENV` leave their plain value. */
export function readYamlRecord(
  files: SourceFiles,
  file: string,
): Readonly<Record<string, unknown>> {
  const text = files.text(file);
  if (text === undefined) return {};
  try {
    const value: unknown = parseYaml(text, { logLevel: 'silent' }).toJS({ maxAliasCount: 1000 });
    return isRecord(value) ? value : {};
  } catch {
    // Aliases would multiply the file.
    return {};
  }
}

/** Reads a JSON file as an object. Objects with only `$ref` are read from the file that they name. */
export function readJsonRecord(
  files: SourceFiles,
  file: string,
): Readonly<Record<string, unknown>> {
  const value = readJson(files, file, new Budget(maxReferences), 0);
  return isRecord(value) ? value : {};
}

const maxReferenceDepth = 10;
/** Bound of the references followed: files that name each other several times multiply. */
const maxReferences = 10_000;

function readJson(files: SourceFiles, file: string, references: Budget, depth: number): unknown {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string' && depth < maxReferenceDepth && references.spend(1)) {
      const target = path.join(path.dirname(file), value.$ref);
      return readJson(files, target, references, depth + 1);
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]));
  };
  try {
    return resolve(JSON.parse(files.text(file) ?? '{}'));
  } catch {
    return undefined;
  }
}
