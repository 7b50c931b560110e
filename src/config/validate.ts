import * as z from 'zod';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose, diagnosticCatalogue, didYouMean } from '../diagnostics/index.js';
import type { KeyPath } from './locate.js';
import { urlHint } from './schema/url.js';

/** Returns the position of a key path: of its key or of its value. */
export type Locate = (path: KeyPath, on: 'key' | 'value') => Place | undefined;

/** Validates a value against a schema; each problem becomes a diagnostic at its own position. */
export function checkAgainst<S extends z.ZodType>(
  schema: S,
  value: unknown,
  locate: Locate,
): { readonly value?: z.output<S>; readonly diagnostics: readonly Diagnostic[] } {
  // `jitless`, because each schema validates only a few values, so compiling it does not pay off.
  const result = schema.safeParse(value, { error: knownKeys, jitless: true });
  if (result.success) return { value: result.data, diagnostics: [] };
  const issues = result.error.issues.flatMap((issue) => innermost(issue, []));
  return { diagnostics: issues.flatMap((issue) => toDiagnostics(issue, value, locate)) };
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
  const expected = issue.errors.flat().map(expectation);
  if (
    issue.errors.flat().every((inner) => inner.path.length === 0) &&
    !expected.includes(undefined)
  ) {
    const message = `expected ${[...new Set(expected)].join(' or ')}`;
    return [{ code: 'custom', path, message }];
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

function toDiagnostics(issue: Issue, root: unknown, locate: Locate): Diagnostic[] {
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
          hint: unknownKeyHint(unknown, known),
        },
      ),
    );
  }
  const written = valueAt(root, path);
  const hint = hintFor(issue, written);
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

function unknownKeyHint(unknown: string, known: readonly string[]): string {
  if (Object.hasOwn(diagnosticCatalogue, unknown)) {
    return 'the severity of this diagnostic cannot be changed here';
  }
  const others =
    known.length > maxListedKeys
      ? 'messages end with their code, and the manual lists all codes'
      : `known keys: ${known.join(', ')}`;
  return didYouMean(unknown, known) ?? others;
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
  return issue.message.replace(/^Invalid input: /, '').replace(/\.$/, '');
}

function expectation(issue: Issue): string | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(shown).join(' or ');
  return issue.code === 'invalid_type' ? issue.expected : undefined;
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
