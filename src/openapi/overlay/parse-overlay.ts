import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import { type DiagnosticDetails, diagnose, didYouMean } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import { asList, isObject, type RawObject } from '../../json-schema/json.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type Locator, makeLocator } from '../source/locate.js';
import { type ParsedSource, parseSource } from '../source/parse-source.js';

/** A step of an overlay. */
export interface OverlayAction {
  /** JSON pointer in the overlay. */
  readonly pointer: string;
  readonly target: string;
  readonly change:
    | { readonly kind: 'remove' }
    | { readonly kind: 'copy'; readonly from: string }
    | { readonly kind: 'update'; readonly value: unknown };
}

/** An overlay file (OpenAPI Overlay Specification 1.0.0 or 1.1.0). */
export interface Overlay {
  readonly source: ParsedSource;
  readonly locator: Locator;
  /** Version 1.0 does not say what happens to values of different kinds, so the new one replaces the old one. */
  readonly replaces: boolean;
  /** URI reference to the description that it is written for. */
  readonly extended: string | undefined;
  readonly actions: readonly OverlayAction[];
}

const noChange = 'an action needs update, copy or remove';

const rootFields = ['overlay', 'info', 'extends', 'actions'];
const actionFields = ['target', 'description', 'update', 'remove', 'copy'];

/** Parses an overlay. Invalid actions are reported and left out. */
export function parseOverlay(
  file: SourceFile,
  integers: ParsedSource['integers'],
): Outcome<Overlay | undefined> {
  const parsed = parseSource(file.path, file.text, integers);
  const source = parsed.value;
  if (source === undefined) return { value: undefined, diagnostics: parsed.diagnostics };
  const diagnostics: Diagnostic[] = [...parsed.diagnostics];
  const locator = makeLocator(source, () => undefined);
  const refuse = (pointer: string, problem: string, details: DiagnosticDetails = {}) => {
    const place = locator.locate(pointer);
    diagnostics.push(diagnose('openapi/invalid-overlay', { problem }, { place, ...details }));
  };
  const root = source.value;
  const version = isObject(root) ? asText(root.overlay) : undefined;
  const [, minor] = /^1\.([01])(?:\.\d+)?$/.exec(version ?? '') ?? [];
  if (!isObject(root) || version === undefined || minor === undefined) {
    if (version === undefined)
      refuse('', 'the field overlay is missing', { hint: 'begin with `overlay: 1.1.0`' });
    else refuse('/overlay', `docsgen reads version 1.0 and 1.1, not ${version}`);
    return { value: undefined, diagnostics };
  }
  diagnostics.push(...unknownFields(root, '', rootFields, locator));
  if (!isObject(root.info) || !isText(root.info.title) || !isText(root.info.version)) {
    refuse('/info', 'it needs info with a title and a version', { severity: 'warning' });
  }
  if (!Array.isArray(root.actions) || root.actions.length === 0) {
    refuse('/actions', 'it needs a list of actions');
  }
  const actions = asList(root.actions).flatMap((action, index): readonly OverlayAction[] => {
    const pointer = pointerTo('/actions', index);
    if (isObject(action)) {
      diagnostics.push(...unknownFields(action, pointer, actionFields, locator));
    }
    const read = readAction(action, pointer, minor);
    if (typeof read !== 'string') return [read];
    refuse(pointer, read, read === noChange ? { severity: 'warning' } : {});
    return [];
  });
  const extended = typeof root.extends === 'string' ? root.extends : undefined;
  return { value: { source, locator, replaces: minor === '0', extended, actions }, diagnostics };
}

/** Returns an action, or what is wrong with it. */
function readAction(action: unknown, pointer: string, minor: string): OverlayAction | string {
  if (!isObject(action)) return 'an action is an object';
  const { target, remove = false, copy, update } = action;
  if (typeof target !== 'string') return 'an action needs a target, a JSONPath expression';
  if (typeof remove !== 'boolean') return 'remove is true or false';
  if (remove) return { pointer, target, change: { kind: 'remove' } };
  if (copy !== undefined) {
    if (minor === '0') return 'copy needs `overlay: 1.1.0`';
    if (typeof copy !== 'string') return 'copy is a JSONPath expression';
    if (update !== undefined) return 'an action has either update or copy';
    return { pointer, target, change: { kind: 'copy', from: copy } };
  }
  if (update === undefined) return noChange;
  return { pointer, target, change: { kind: 'update', value: update } };
}

function isText(value: unknown): boolean {
  return asText(value) !== undefined;
}

function unknownFields(
  object: RawObject,
  pointer: string,
  known: readonly string[],
  locator: Locator,
): readonly Diagnostic[] {
  const unknown = Object.keys(object).filter((key) => !known.includes(key) && !/^x-/.test(key));
  return unknown.map((key) => {
    const place = locator.locate(pointerTo(pointer, key), 'key');
    return diagnose(
      'openapi/unknown-overlay-field',
      { key },
      { place, hint: didYouMean(key, known) },
    );
  });
}
