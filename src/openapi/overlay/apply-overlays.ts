import path from 'node:path/posix';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import { isObject } from '../../json-schema/json.js';
import { pointerTo } from '../pointer.js';
import { isWeb } from '../references/resolve.js';
import type { ParsedSource } from '../source/parse-source.js';
import type { SourceNode } from '../source/tree.js';
import {
  copiedBy,
  EditedSource,
  type LocatedValue,
  type ValuePath,
  writtenIn,
} from './edited-source.js';
import { type JsonPathProblem, selectPaths, similarKey } from './json-path.js';
import { type Overlay, type OverlayAction, parseOverlay } from './parse-overlay.js';

/**
 * Applies overlays to a description, in order. What an overlay wrote keeps its position in the
 * overlay. Actions that cannot be applied are reported and have no effect.
 * @param url where the description was pulled from
 */
export function applyOverlays(
  source: ParsedSource,
  overlays: readonly SourceFile[],
  url?: string,
): Outcome<ParsedSource> {
  if (overlays.length === 0) return { value: source, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const edited = new EditedSource(source);
  for (const file of overlays) {
    const { value: overlay, diagnostics: found } = parseOverlay(file, source.integers);
    diagnostics.push(...found);
    if (overlay === undefined) continue;
    diagnostics.push(...otherDescription(overlay, source.file, url));
    for (const action of overlay.actions) diagnostics.push(...apply(action, overlay, edited));
  }
  const { value, node } = edited.root;
  const texts = overlays.map(({ text }) => text);
  return { value: { ...source, value, root: node, overlays: texts }, diagnostics };
}

/**
 * Warns if an overlay names another description in `extends`. URLs are compared only if the
 * description has one.
 */
function otherDescription(
  { extended, locator, source }: Overlay,
  description: string,
  url: string | undefined,
): readonly Diagnostic[] {
  if (extended === undefined) return [];
  const named = extended.replace(/#.*$/, '');
  const isOther = isWeb(named)
    ? url !== undefined && named !== url
    : !path.isAbsolute(named) &&
      path.join(path.dirname(source.file), named) !== path.normalize(description);
  if (!isOther) return [];
  const place = locator.locate('/extends');
  const args = { extended, description: url ?? description };
  return [diagnose('openapi/overlay-for-another', args, { place })];
}

function apply(
  action: OverlayAction,
  overlay: Overlay,
  edited: EditedSource,
): readonly Diagnostic[] {
  const { pointer, target, change } = action;
  const at = pointerTo(pointer, 'target');
  const paths = selectPaths(edited.root.value, target);
  if (!isPaths(paths)) return [syntaxProblem(paths, at, target, overlay)];
  if (paths.length === 0) return [unmatched(at, target, overlay, edited)];
  if (change.kind === 'remove') {
    if (paths.some(({ length }) => length === 0)) {
      const problem = 'the root of the description cannot be removed';
      const place = overlay.locator.locate(at);
      return [diagnose('openapi/invalid-overlay', { problem }, { place })];
    }
    edited.remove(paths);
    return [];
  }
  if (change.kind === 'copy') return copy(action, change.from, paths, overlay, edited);
  const written = writtenField(pointer, 'update', overlay);
  return merge(
    pointerTo(pointer, 'update'),
    { value: change.value, node: written && writtenIn(written, overlay.source) },
    paths,
    overlay,
    edited,
  );
}

function copy(
  { pointer }: OverlayAction,
  from: string,
  paths: readonly ValuePath[],
  overlay: Overlay,
  edited: EditedSource,
): readonly Diagnostic[] {
  const at = pointerTo(pointer, 'copy');
  const sources = selectPaths(edited.root.value, from);
  if (!isPaths(sources)) return [syntaxProblem(sources, at, from, overlay)];
  const [source, ...others] = sources;
  if (source === undefined) return [unmatched(at, from, overlay, edited)];
  if (others.length > 0) {
    const problem = `copy needs a single value, but ${from} selects ${sources.length}`;
    const place = overlay.locator.locate(at);
    return [diagnose('openapi/invalid-overlay', { problem }, { place })];
  }
  const { value, node } = edited.valueAt(source);
  const written = writtenField(pointer, 'copy', overlay);
  const copied = node && written && copiedBy(node, written, overlay.source);
  return merge(at, { value, node: copied }, paths, overlay, edited);
}

/** Returns the value of a field of an action, as the overlay has it. */
function writtenField(
  action: string,
  field: 'update' | 'copy',
  { source }: Overlay,
): SourceNode | undefined {
  const [index = ''] = action.split('/').slice(-1);
  return source.root?.at('actions')?.value?.at(index)?.value?.at(field)?.value;
}

function merge(
  pointer: string,
  change: LocatedValue,
  paths: readonly ValuePath[],
  { locator, replaces }: Overlay,
  edited: EditedSource,
): readonly Diagnostic[] {
  const uneven = paths.flatMap((target) =>
    edited.merge(target, change, replaces).map((mismatch) => ({ ...mismatch, target })),
  );
  return uneven.map(({ path: whole, change: { value }, target }) => {
    const below = pointerTo(pointer, ...whole.slice(target.length));
    // The parts of a copy are not in the overlay.
    const isOwn = pointer.endsWith('/update');
    const place = locator.locate(isOwn ? below : pointer, isOwn ? 'key' : 'value');
    const args = {
      target: pointerTo('', ...whole),
      found: kindOfValue(edited.valueAt(whole).value),
      given: kindOfValue(value),
    };
    return diagnose('openapi/incompatible-overlay', args, { place });
  });
}

function isPaths(found: readonly ValuePath[] | JsonPathProblem): found is readonly ValuePath[] {
  return Array.isArray(found);
}

function syntaxProblem(
  { offset, hint }: JsonPathProblem,
  pointer: string,
  expression: string,
  { locator, source }: Overlay,
): Diagnostic {
  const origin = locator.origin(pointer);
  const [start, end] = [origin.at(offset), origin.at(offset + 1)];
  const place = { file: source.file, start, end, pointer };
  return diagnose('openapi/invalid-json-path', { expression }, { place, hint });
}

function unmatched(
  pointer: string,
  expression: string,
  { locator }: Overlay,
  edited: EditedSource,
): Diagnostic {
  const near = similarKey(edited.root.value, expression);
  const hint = near === undefined ? undefined : `did you mean ${near}?`;
  const place = locator.locate(pointer);
  return diagnose('openapi/unmatched-overlay', { expression }, { place, hint });
}

function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : 'a single value';
}
