import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  type YAMLMap,
} from 'yaml';
import * as z from 'zod';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { FrontMatter } from '../doc.js';
import type { ParsedFrontMatter } from './meta.js';
import { issueProblem } from './problem.js';
import { frontMatterSchema } from './schema.js';
import { type SchemaShape, type UnknownKey, unknownKeys } from './unknown-keys.js';
import { toSourceText, toYamlValue } from './yaml-value.js';

/** What all keys of a mapping are checked with, and the results so far. */
interface CheckState {
  readonly document: Document;
  readonly placeOf: (start: number, end: number) => Place;
  readonly diagnostics: Diagnostic[];
  readonly metaPlaces: Record<string, Place>;
  /** Keys that the site has declared itself, and their values. */
  readonly ownKeys: readonly string[];
  readonly own: Record<string, unknown>;
}

/**
 * Checks the mapping key by key, and keeps valid values even if others are invalid. Unknown keys are warnings, invalid
 * values are errors.
 */
export function checkFrontMatter(
  map: YAMLMap,
  document: Document,
  placeOf: CheckState['placeOf'],
  ownKeys: readonly string[],
): ParsedFrontMatter {
  const state: CheckState = {
    document,
    placeOf,
    ownKeys,
    diagnostics: [],
    metaPlaces: {},
    own: {},
  };
  const known: FrontMatter = checkMap(map, frontMatterSchema.shape, '', state);
  const { own } = state;
  const meta = Object.keys(own).length > 0 ? { ...known, own } : known;
  const together = checkCombinations(meta, state.metaPlaces);
  return { ...together, diagnostics: [...state.diagnostics, ...together.diagnostics] };
}

/** Checks combinations of values that are each valid. */
function checkCombinations(
  meta: FrontMatter,
  metaPlaces: ParsedFrontMatter['metaPlaces'],
): ParsedFrontMatter {
  const problems = [levelProblem(meta, metaPlaces), visibilityProblem(meta, metaPlaces)];
  return { meta, metaPlaces, diagnostics: problems.filter((problem) => problem !== undefined) };
}

function checkMap(
  map: YAMLMap,
  shape: SchemaShape,
  prefix: string,
  state: CheckState,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const unknown: UnknownKey[] = [];
  for (const pair of map.items) {
    const name = keyText(pair);
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const key = prefix + name;
    if (schema === undefined && prefix === '' && state.ownKeys.includes(name)) {
      noteInnerPlaces(key, pair.value, state);
      state.own[name] = toYamlValue(pair.value, state.document);
    } else if (schema === undefined) {
      unknown.push({ name, place: placeOfNode(pair.key, state) });
    } else if (!isUnset(pair, schema)) {
      notePlaces(key, pair.value, state);
      values[name] = checkValue(key, pair, schema, state);
    }
  }
  state.diagnostics.push(...unknownKeys(unknown, shape, prefix, state.ownKeys));
  return values;
}

function checkValue(key: string, pair: Pair, schema: z.ZodType, state: CheckState): unknown {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodObject && isMap(pair.value)) {
    return checkMap(pair.value, inner.shape, `${key}.`, state);
  }
  const value = toYamlValue(pair.value, state.document);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // If the schema expects a string, take a number's source text: `title: 1.10`.
  const literal = schema.safeParse(toSourceText(pair.value, state.document));
  if (literal.success) return literal.data;
  // Accept quoted numbers and booleans (`sidebar_position: "3"`), and the booleans of YAML 1.1 (`draft: no`).
  const unquoted = schema.safeParse(meantBy(value));
  if (unquoted.success) return unquoted.data;
  const problem = issueProblem(result.error.issues[0], value);
  const wrong = nodeAt(pair.value, result.error.issues[0]?.path ?? []);
  const place = placeOfNode(wrong, state) ?? placeOfNode(pair.key, state);
  state.diagnostics.push(
    diagnose('content/front-matter-invalid-value', { key, problem }, { place }),
  );
  return undefined;
}

/** Returns the node at a path, or the last one on the way to it. */
function nodeAt(node: unknown, path: readonly PropertyKey[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined || !isCollection(node)) return node;
  const inner = node.get(first, true);
  return isNode(inner) ? nodeAt(inner, rest) : node;
}

function meantBy(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^(?:true|yes|on)$/i.test(value)) return true;
  if (/^(?:false|no|off)$/i.test(value)) return false;
  return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Whether a key has no value (`title:`). Keys that accept null have null as their value. */
function isUnset({ value }: Pair, schema: z.ZodType): boolean {
  const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
  return isEmpty && !schema.safeParse(null).success;
}

function notePlaces(key: string, value: unknown, state: CheckState): void {
  const place = placeOfNode(value, state);
  if (place) state.metaPlaces[key] = place;
  if (!isSeq(value)) return;
  for (const [index, item] of value.items.entries()) notePlaces(`${key}.${index}`, item, state);
}

/** Notes the places of all values within one that the site has declared, which its schema checks. */
function noteInnerPlaces(key: string, value: unknown, state: CheckState): void {
  notePlaces(key, value, state);
  const items: readonly unknown[] = isCollection(value) ? value.items : [];
  for (const [index, item] of items.entries()) {
    if (!isPair(item)) noteInnerPlaces(`${key}.${index}`, item, state);
    else noteInnerPlaces(`${key}.${keyText(item)}`, item.value, state);
  }
}

function keyText({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function placeOfNode(node: unknown, { placeOf }: CheckState): Place | undefined {
  return isNode(node) && node.range ? placeOf(node.range[0], node.range[1]) : undefined;
}

/** By default, the table of contents covers levels 2 to 3. */
function levelProblem(
  meta: FrontMatter,
  places: ParsedFrontMatter['metaPlaces'],
): Diagnostic | undefined {
  const { toc_min_heading_level: min = 2, toc_max_heading_level: max = 3 } = meta;
  if (min <= max) return undefined;
  const key = 'toc_min_heading_level' in meta ? 'toc_min_heading_level' : 'toc_max_heading_level';
  const problem = `the table of contents would go from level ${min} to level ${max}`;
  return diagnose('content/front-matter-invalid-value', { key, problem }, { place: places[key] });
}

/** As in Docusaurus, drafts are not published and unlisted pages are, so a page cannot be both. */
function visibilityProblem(
  meta: FrontMatter,
  places: ParsedFrontMatter['metaPlaces'],
): Diagnostic | undefined {
  if (!meta.draft || !meta.unlisted) return undefined;
  const key = 'unlisted';
  const problem = 'a page cannot be a draft and unlisted at the same time';
  return diagnose('content/front-matter-invalid-value', { key, problem }, { place: places[key] });
}
