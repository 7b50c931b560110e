import * as z from 'zod';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose, diagnosticCatalogue, didYouMean } from '../diagnostics/index.js';
import type { KeyPath } from './locate.js';
import { urlHint } from './schema/url.js';
import { SchemaHints } from './schema-hints.js';

/** Returns the position of a key path: of its key or of its value. */
export type Locate = (path: KeyPath, on: 'key' | 'value') => Place | undefined;

/**
 * Validates a value against a schema; each problem becomes a diagnostic at its own position.
 *
 * @param foreignKeyHint returns a hint for a key of the first level that another tool has
 */
export function checkAgainst<S extends z.ZodType>(
  schema: S,
  value: unknown,
  locate: Locate,
  foreignKeyHint: (key: string) => string | undefined = () => undefined,
): { readonly value?: z.output<S>; readonly diagnostics: readonly Diagnostic[] } {
  // `jitless`, because each schema validates only a few values, so compiling it does not pay off.
  const result = schema.safeParse(value, { error: knownKeys, jitless: true });
  if (result.success) return { value: result.data, diagnostics: [] };
  const issues = result.error.issues.flatMap((issue) => innermost(issue, []));
  const hints = new SchemaHints(schema, foreignKeyHint);
  return { diagnostics: issues.flatMap((issue) => toDiagnostics(issue, value, locate, hints)) };
}

type Issue = z.core.$ZodIssue;

/**
 * Passes the known keys in the issue's message to {@link toDiagnostics}: the issue itself does not
 * contain them, and the schema is available only here.
 */
const knownKeys: z.core.$ZodErrorMap = ({ code, inst }) => {
  if (code !== 'unrecognized_keys') return undefined;
  if (inst instanceof z.ZodObject) return Object.keys(inst.shape).join(' ');
  return inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum
    ? inst.keyType.options.join(' ')
    : undefined;
};

/** Zod's message for a union that says nothing itself about what it expects. */
const usualUnionMessage = 'Invalid input';

/**
 * Selects the most likely alternative of a union: the one with a matching `type`, otherwise the
 * nearest.
 */
function innermost(issue: Issue, above: readonly PropertyKey[]): Issue[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_key') {
    return issue.issues.slice(0, 1).map(({ message }) => ({ code: 'custom', path, message }));
  }
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
  if (issue.message !== usualUnionMessage)
    return [{ code: 'custom', path, message: issue.message }];
  const expected = issue.errors.flat().map(expectation);
  if (
    issue.errors.flat().every((inner) => inner.path.length === 0) &&
    !expected.includes(undefined)
  ) {
    // `toDiagnostics` adds what was found.
    return [
      { code: 'invalid_type', expected: [...new Set(expected)].join(' or '), path, message: '' },
    ];
  }
  const wrongType = (issues: readonly Issue[]): Issue | undefined =>
    issues.find((inner) => inner.path.length === 1 && inner.path[0] === 'type');
  const fitting = issue.errors.filter((issues) => wrongType(issues) === undefined);
  if (fitting.length === 0) {
    const values = issue.errors.flatMap((issues) => {
      const inner = wrongType(issues);
      return inner?.code === 'invalid_value' ? inner.values : [];
    });
    return [{ code: 'invalid_value', values, path: [...path, 'type'], message: '' }];
  }
  const depth = (issues: readonly Issue[]): number => Math.max(...issues.map((i) => i.path.length));
  const [nearest = []] = [...fitting].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return nearest.flatMap((inner) => innermost(inner, path));
}

function toDiagnostics(
  issue: Issue,
  root: unknown,
  locate: Locate,
  hints: SchemaHints,
): Diagnostic[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const key = inWords(path);
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(' ');
    return issue.keys.map((unknown) =>
      diagnose(
        'config/unknown-key',
        { key: unknown, within: key },
        {
          place: locate([...path, unknown], 'key'),
          hint: unknownKeyHint(path, unknown, known, hints),
        },
      ),
    );
  }
  const written = valueAt(root, path);
  const hint =
    hintFor(issue, written) ??
    (issue.code === 'invalid_type' ? hints.value(path, written) : undefined);
  const place = locate(path, 'value');
  return [
    diagnose(
      'config/invalid-value',
      { key, problem: issueProblem(issue, written) },
      { place, hint },
    ),
  ];
}

/** Maximum number of known keys in a hint. */
const maxListedKeys = 40;

function unknownKeyHint(
  path: KeyPath,
  unknown: string,
  known: readonly string[],
  hints: SchemaHints,
): string {
  if (Object.hasOwn(diagnosticCatalogue, unknown)) {
    return 'the severity of this diagnostic cannot be changed here';
  }
  const others =
    known.length > maxListedKeys
      ? 'messages end with their code, and the manual lists all codes'
      : `known keys: ${known.join(', ')}`;
  return hints.key(path, unknown, known) ?? others;
}

function hintFor(issue: Issue, written: unknown): string | undefined {
  if (issue.code === 'invalid_format' && issue.format === 'url') return urlHint(written);
  return issue.code === 'invalid_value' && typeof written === 'string'
    ? didYouMean(written, issue.values.map(String))
    : undefined;
}

function issueProblem(issue: Issue, written: unknown): string {
  const found = written === undefined ? 'it is missing' : `found ${shown(written)}`;
  const expected = expectation(issue);
  if (expected !== undefined) return `expected ${expected}, ${found}`;
  if (issue.code === 'too_small' && issue.origin !== 'number') return 'it is empty';
  return issue.message.replace(/^Invalid input: /, '').replace(/\.$/, '');
}

function expectation(issue: Issue): string | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(shown).join(' or ');
  return issue.code === 'invalid_type' ? issue.expected.replace('record', 'object') : undefined;
}

function shown(value: unknown): string {
  const json =
    typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
  return json.length > 60 ? `${json.slice(0, 59)}…` : json;
}

function valueAt(root: unknown, path: KeyPath): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

/** `themeConfig.navbar.items[0].to` */
function inWords(path: KeyPath): string {
  return path.reduce<string>(
    (words, key) =>
      typeof key === 'number' ? `${words}[${key}]` : words ? `${words}.${key}` : key,
    '',
  );
}
