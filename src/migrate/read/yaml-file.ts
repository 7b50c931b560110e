import path from 'node:path/posix';
import { isNode, isSeq, Scalar, visit } from 'yaml';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { JsonProblem, readJson } from '../../json-schema/read-json.js';
import { parseYaml } from '../../yaml/parse-yaml.js';
import { unclosedQuote } from '../../yaml/unclosed-quote.js';
import { Budget } from '../budget.js';
import type { SourceFiles } from '../source-files.js';
import { brokenSettings } from './broken-settings.js';
import { isRecord } from './setting-values.js';

/**
 * Reads settings in YAML. As in Python, the last of equal keys counts.
 * @throws DiagnosticError if the syntax is broken: a site without its settings would be another one
 */
export function readYamlSettings(
  files: SourceFiles,
  file: string,
): Readonly<Record<string, unknown>> {
  const text = files.text(file) ?? '';
  try {
    const document = parseYaml(text, { logLevel: 'silent', uniqueKeys: false });
    const [error] = document.errors;
    if (error) {
      const { message, pos } = unclosedQuote(document, error, text) ?? error;
      throw brokenSettings({ file, text }, message, ...pos);
    }
    return documentRecord(document);
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    // Deep nesting overflows the stack of the parser, and aliases can multiply the file.
    throw brokenSettings({ file, text }, errorMessage(error), 0);
  }
}

/** Reads a YAML file that is not a settings file as an object, as far as that is possible. */
export function readYamlRecord(
  files: SourceFiles,
  file: string,
): Readonly<Record<string, unknown>> {
  const text = files.text(file);
  if (text === undefined) return {};
  try {
    return documentRecord(parseYaml(text, { logLevel: 'silent' }));
  } catch {
    // Aliases would multiply the file.
    return {};
  }
}

/**
 * Returns a document as an object. `!ENV [NAME, value]` of MkDocs is the value without the variable; other unknown tags
 * leave their plain value.
 */
function documentRecord(document: ReturnType<typeof parseYaml>): Readonly<Record<string, unknown>> {
  visit(document, (_key, node) => {
    if (!isNode(node) || node.tag !== '!ENV') return undefined;
    const otherwise = isSeq(node) ? node.items.at(-1) : undefined;
    return isNode(otherwise) ? otherwise : new Scalar(null);
  });
  const value: unknown = document.toJS({ maxAliasCount: 1000 });
  return isRecord(value) ? value : {};
}

/**
 * Reads settings in JSON as an object. Objects with only `$ref` are read from the file that they name.
 * @throws DiagnosticError if the syntax is broken
 */
export function readJsonRecord(
  files: SourceFiles,
  file: string,
): Readonly<Record<string, unknown>> {
  const value = readJsonFile(files, file, new Budget(maxReferences), 0);
  return isRecord(value) ? value : {};
}

const maxReferenceDepth = 10;
/** Bound of the references followed: files that name each other several times multiply. */
const maxReferences = 10_000;

function readJsonFile(
  files: SourceFiles,
  file: string,
  references: Budget,
  depth: number,
): unknown {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string' && depth < maxReferenceDepth && references.spend(1)) {
      const target = path.join(path.dirname(file), value.$ref);
      return readJsonFile(files, target, references, depth + 1);
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]));
  };
  return resolve(parseJson(file, files.text(file) ?? '{}'));
}

/** The built-in parser is faster; its errors have no place. */
function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseWithPlaces(file, text);
  }
}

function parseWithPlaces(file: string, text: string): unknown {
  try {
    return readJson(text).value;
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    const { start, end } = error.span;
    throw brokenSettings({ file, text }, error.message, start, end);
  }
}
