import {
  type Document,
  isAlias,
  isScalar,
  visit,
  type YAMLParseError,
  type YAMLWarning,
} from 'yaml';
import type { Diagnostic, Outcome, Place } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { isRounded } from '../../json-schema/rounded-integers.js';
import { parseYaml as parseDocument } from '../../yaml/parse-yaml.js';
import { unclosedQuote } from '../../yaml/unclosed-quote.js';
import { countValues } from '../count-values.js';
import { refusal } from '../refusal.js';
import { isInfiniteNumber, type LargeIntegers } from './large-integers.js';
import type { ParsedText } from './parsed-text.js';
import { yamlTree } from './yaml-tree.js';

type OffsetPlace = (start: number, end?: number) => Place;

/** Number of values that every description may have, regardless of its size. */
const minValueLimit = 500_000;

/** Parses YAML; undefined if the syntax is broken. */
export function parseYamlSource(
  text: string,
  place: OffsetPlace,
  integers: LargeIntegers,
): Outcome<ParsedText | undefined> {
  const refuse = (error: unknown, found: readonly Diagnostic[] = []) => {
    // Deeply nested brackets overflow the parser's stack.
    const problem = errorMessage(error);
    const refused = diagnose('openapi/syntax', { problem }, { place: place(0) });
    return { value: undefined, diagnostics: [...found, refused] };
  };
  let tree: Document;
  try {
    tree = parseDocument(text, { merge: true });
  } catch (error) {
    return refuse(error);
  }
  const { depth, diagnostics: unknown } = visitAll(tree, place, integers);
  const diagnostics = [
    ...withoutEchoes(tree.errors).map((error) => syntaxProblem(error, tree, text, place)),
    ...unknown,
    ...tree.warnings.map((warning) => syntaxWarning(warning, place)),
  ];
  if (diagnostics.some(({ severity }) => severity === 'error')) {
    return { value: undefined, diagnostics };
  }
  try {
    // Aliases share one object, so they only become expensive when the value is traversed.
    const value: unknown = tree.toJS({ maxAliasCount: -1 });
    if (countValues(value) > minValueLimit + text.length) {
      const reason = 'written out, its aliases would fill far more than the description';
      const hint = 'name what is shared in components, and refer to it by $ref';
      return { value: undefined, diagnostics: [...diagnostics, refusal(reason, place(0), hint)] };
    }
    return { value: { value, root: yamlTree(tree, text), depth }, diagnostics };
  } catch (error) {
    return refuse(error, diagnostics);
  }
}

/**
 * Removes follow-up errors of the parser: unexpected tokens after the first error, repeated reports of an unclosed
 * bracket or its indentation, and all that comes after text that is not indented.
 */
function withoutEchoes(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  const isEcho = (error: YAMLParseError, index: number) =>
    (error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR') &&
    errors.some(
      (other, before) =>
        other.code === 'MISSING_CHAR' &&
        other.pos[0] === error.pos[0] &&
        (error.code === 'BAD_INDENT' || before < index),
    );
  const outdented = errors.findIndex(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  const isQuoted = errors[outdented - 1]?.pos[1] === errors[outdented]?.pos[0];
  return errors
    .slice(0, outdented === -1 ? undefined : outdented + (isQuoted ? 0 : 1))
    .filter((error, index) => !isEcho(error, index))
    .filter(({ code }, index) => index === 0 || code !== 'UNEXPECTED_TOKEN');
}

function syntaxProblem(
  error: YAMLParseError,
  tree: Document,
  text: string,
  place: OffsetPlace,
): Diagnostic {
  const [start, end] = error.pos;
  const at = { place: place(start, end), hint: hintFor(error, text) };
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return diagnose('openapi/duplicate-key', { key: keyAt(text, start) }, at);
    case 'TAB_AS_INDENT':
      return diagnose('openapi/tab', undefined, at);
    case 'MULTIPLE_DOCS': {
      const problem = 'There is a second document in the file; a description is one.';
      return diagnose('openapi/syntax', { problem }, at);
    }
    default: {
      const quote = unclosedQuote(tree, error, text);
      if (!quote) return diagnose('openapi/syntax', { problem: error.message }, at);
      const { message: problem, pos, isClosedLater } = quote;
      const hint = isClosedLater
        ? 'indent all lines of the text, or close it on its line'
        : undefined;
      return diagnose('openapi/syntax', { problem }, { place: place(...pos), hint });
    }
  }
}

/** Suggests quotes and indentation for texts that YAML interprets differently. */
function hintFor({ code, pos }: YAMLParseError, text: string): string | undefined {
  const isNested = code === 'BLOCK_AS_IMPLICIT_KEY' && text.charAt(pos[0]) !== '-';
  if (isNested) return 'put text with a colon in it in quotes';
  if (code === 'MULTILINE_IMPLICIT_KEY')
    return 'indent the line if it continues the text above; a key has a colon';
  return code === 'BAD_SCALAR_START'
    ? `put text that begins with ${text.charAt(pos[0])} in quotes`
    : undefined;
}

function syntaxWarning(warning: YAMLWarning, place: OffsetPlace): Diagnostic {
  const tag = /^Unresolved tag: (.*)$/.exec(warning.message)?.[1];
  const problem = tag === undefined ? warning.message : `The tag ${tag} is not known.`;
  return diagnose(
    'openapi/syntax',
    { problem },
    { place: place(...warning.pos), severity: 'warning' },
  );
}

/**
 * Returns the depth of the document and reports aliases without an anchor, which the parser notices
 * late. Replaces large integers by their representing numbers.
 */
function visitAll(
  tree: Document,
  place: OffsetPlace,
  integers: LargeIntegers,
): { depth: number; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const anchors = new Set<string>();
  let depth = 0;
  visit(tree, {
    Node(_, node, path) {
      // Keys and values are in a pair, which is in the map.
      depth = Math.max(depth, path.length / 2);
      if (isAlias(node)) {
        const [start, , end] = node.range ?? [0, 0, 0];
        if (!anchors.has(node.source)) {
          const args = { anchor: node.source };
          diagnostics.push(diagnose('openapi/unknown-anchor', args, { place: place(start, end) }));
        }
        return;
      }
      if ('anchor' in node && typeof node.anchor === 'string') anchors.add(node.anchor);
      if (!isScalar(node) || typeof node.value !== 'number') return;
      const digits = (node.source ?? '').replace(/^\+/, '');
      if (isRounded(digits) || isInfiniteNumber(digits)) node.value = integers.standIn(digits);
      // JSON has no `.nan` and `.inf`, so they become strings.
      else if (!Number.isFinite(node.value)) node.value = node.source;
    },
  });
  return { depth, diagnostics };
}

function keyAt(text: string, offset: number): string {
  return /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(text.slice(offset, offset + 200))?.[0] ?? '';
}
