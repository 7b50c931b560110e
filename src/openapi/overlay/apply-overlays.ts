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
    const application = new OverlayApplication(overlay, edited);
    diagnostics.push(...overlay.actions.flatMap((action) => application.apply(action)));
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

/** Applies the actions of one overlay to a description. */
class OverlayApplication {
  readonly #overlay: Overlay;
  readonly #edited: EditedSource;

  constructor(overlay: Overlay, edited: EditedSource) {
    this.#overlay = overlay;
    this.#edited = edited;
  }

  apply({ pointer, target, change }: OverlayAction): readonly Diagnostic[] {
    const at = pointerTo(pointer, 'target');
    const paths = selectPaths(this.#edited.root.value, target);
    if (!isPaths(paths)) return [this.#syntaxProblem(paths, at, target)];
    if (paths.length === 0) return [this.#unmatched(at, target)];
    if (change.kind === 'remove') {
      if (paths.some(({ length }) => length === 0)) {
        return [this.#invalid('the root of the description cannot be removed', at)];
      }
      this.#edited.remove(paths);
      return [];
    }
    if (change.kind === 'copy') return this.#copy(pointer, change.from, paths);
    const written = writtenField(pointer, 'update', this.#overlay);
    const node = written && writtenIn(written, this.#overlay.source);
    return this.#merge(pointerTo(pointer, 'update'), { value: change.value, node }, paths);
  }

  #copy(pointer: string, from: string, paths: readonly ValuePath[]): readonly Diagnostic[] {
    const at = pointerTo(pointer, 'copy');
    const sources = selectPaths(this.#edited.root.value, from);
    if (!isPaths(sources)) return [this.#syntaxProblem(sources, at, from)];
    const [source, ...others] = sources;
    if (source === undefined) return [this.#unmatched(at, from)];
    if (others.length > 0) {
      const problem = `copy needs a single value, but ${from} selects ${sources.length}`;
      return [this.#invalid(problem, at)];
    }
    const { value, node } = this.#edited.valueAt(source);
    const written = writtenField(pointer, 'copy', this.#overlay);
    const copied = node && written && copiedBy(node, written, this.#overlay.source);
    return this.#merge(at, { value, node: copied }, paths);
  }

  #merge(
    pointer: string,
    change: LocatedValue,
    paths: readonly ValuePath[],
  ): readonly Diagnostic[] {
    const { locator, replaces } = this.#overlay;
    const uneven = paths.flatMap((target) =>
      this.#edited.merge(target, change, replaces).map((mismatch) => ({ ...mismatch, target })),
    );
    return uneven.map(({ path: whole, change: { value }, target }) => {
      const below = pointerTo(pointer, ...whole.slice(target.length));
      // The parts of a copy are not in the overlay.
      const isOwn = pointer.endsWith('/update');
      const place = locator.locate(isOwn ? below : pointer, isOwn ? 'key' : 'value');
      const args = {
        target: pointerTo('', ...whole),
        found: kindOfValue(this.#edited.valueAt(whole).value),
        given: kindOfValue(value),
      };
      return diagnose('openapi/incompatible-overlay', args, { place });
    });
  }

  #invalid(problem: string, pointer: string): Diagnostic {
    const place = this.#overlay.locator.locate(pointer);
    return diagnose('openapi/invalid-overlay', { problem }, { place });
  }

  #syntaxProblem(
    { offset, hint }: JsonPathProblem,
    pointer: string,
    expression: string,
  ): Diagnostic {
    const { locator, source } = this.#overlay;
    const origin = locator.origin(pointer);
    const [start, end] = [origin.at(offset), origin.at(offset + 1)];
    const place = { file: source.file, start, end, pointer };
    return diagnose('openapi/invalid-json-path', { expression }, { place, hint });
  }

  #unmatched(pointer: string, expression: string): Diagnostic {
    const near = similarKey(this.#edited.root.value, expression);
    const hint = near === undefined ? undefined : `did you mean ${near}?`;
    const place = this.#overlay.locator.locate(pointer);
    return diagnose('openapi/unmatched-overlay', { expression }, { place, hint });
  }
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

function isPaths(found: readonly ValuePath[] | JsonPathProblem): found is readonly ValuePath[] {
  return Array.isArray(found);
}

function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : 'a single value';
}
