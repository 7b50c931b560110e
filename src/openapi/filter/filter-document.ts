import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { UnmatchedSelection } from '../api/api.js';
import { isInternal } from '../internal-parts.js';
import { asText, nodeReference } from '../json.js';
import { methods } from '../methods.js';
import { pathOperations } from '../path-operations.js';
import { lookUp, pointerKeys, pointerOfFragment, pointerTo } from '../pointer.js';
import { setOwn } from '../references/fields.js';
import { kindField, type ObjectField, type ObjectKind } from '../references/object-model.js';
import { componentPointers, reachableComponents } from './reachable-components.js';
import { OperationSelector, type PartFilter, showsInternal } from './selection.js';

/** A part of a description as a document of its own. */
export interface FilteredDocument {
  readonly document: RawObject;
  /** Maps a pointer into the document to one into the whole description. */
  before(pointer: string): string;
  readonly unmatched: readonly UnmatchedSelection[];
}

/** Whether a filter chooses among the parts of a description, besides hiding what is internal. */
export function isSelective({ only, except, internal }: PartFilter): boolean {
  return only !== undefined || except !== undefined || internal === true;
}

/**
 * Returns the document with the selected operations and webhooks, without `x-internal` parts unless
 * the filter shows them. Tags and components that nothing uses any more are left out, too; without
 * a choice among operations, only those that internal parts alone have used.
 */
export function filterDocument(
  document: RawObject,
  rootKind: ObjectKind,
  filter: PartFilter,
): FilteredDocument {
  const pruning = new Pruning(document, filter);
  const pruned = pruning.root(rootKind);
  const kept = reachableComponents(pruned, isSelective(filter) ? [] : unusedComponents(document));
  return {
    document: withComponents(pruned, (pointer) => kept.has(pointer)),
    before: pruning.before,
    unmatched: pruning.selector.unmatched(),
  };
}

/** Returns the pointers of components that nothing uses, not even an internal part. */
function unusedComponents(document: RawObject): readonly string[] {
  const all = componentPointers(document);
  const internal = all.filter((at) => isInternal(lookUp(document, at)));
  const used = reachableComponents(document, internal);
  return all.filter((pointer) => !used.has(pointer));
}

/** The fields of a description with path items. */
const operationSections: readonly string[] = ['paths', 'webhooks', 'x-webhooks'];

/** What a field holds alone and may be left out, unlike a schema. */
const optionalParts: ReadonlySet<ObjectField | undefined> = new Set<ObjectKind>([
  'operation',
  'pathItem',
  'requestBody',
]);

class Pruning {
  readonly selector: OperationSelector;
  readonly #document: RawObject;
  readonly #showsInternal: boolean;
  readonly #isSelective: boolean;
  /** Old pointers of what has a new one; applies to everything below. */
  readonly #moved = new Map<string, string>();
  readonly #keptOperations = new Set<string>();
  readonly #keptIds = new Set<unknown>();
  /** The operationIds of all operations. */
  readonly #ids = new Set<unknown>();
  readonly #usedTags = new Set<string>();
  /** Tags of operations that are not shown. */
  readonly #hiddenTags = new Set<string>();
  readonly #inlining = new Set<string>();

  constructor(document: RawObject, filter: PartFilter) {
    this.selector = new OperationSelector(document, filter);
    this.#document = document;
    this.#showsInternal = showsInternal(filter);
    this.#isSelective = isSelective(filter);
    this.#selectOperations();
  }

  root(kind: ObjectKind): RawObject {
    return this.#object(this.#document, kind, '');
  }

  readonly before = (pointer: string): string => {
    for (let above = pointer; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
      const old = this.#moved.get(above);
      if (old !== undefined) return old + pointer.slice(above.length);
    }
    return pointer;
  };

  #selectOperations(): void {
    for (const section of operationSections) {
      for (const [path, raw] of Object.entries(asObject(this.#document[section]))) {
        const from = this.#followed(pointerTo('', section, path));
        const item = asObject(lookUp(this.#document, from));
        const own = { ...item, ...asObject(raw) };
        for (const { pointer, operation } of pathOperations(item, from)) {
          this.#ids.add(operation.operationId);
          if (!this.selector.has({ path, item: own, operation })) {
            for (const tag of asList(operation.tags)) this.#hiddenTags.add(asText(tag) ?? '');
            continue;
          }
          this.#keptOperations.add(pointer);
          this.#keptIds.add(operation.operationId);
          for (const tag of this.selector.shownTags(operation)) {
            this.#usedTags.add(asText(tag) ?? '');
          }
        }
      }
    }
  }

  /** Returns the pointer of a path item that another one refers to. */
  #followed(pointer: string): string {
    const reference = nodeReference(lookUp(this.#document, pointer));
    const target = reference?.startsWith('#') ? pointerOfFragment(reference) : undefined;
    return target !== undefined && isObject(lookUp(this.#document, target)) ? target : pointer;
  }

  /** @param at pointer of the result, as for the methods below */
  #object(node: RawObject, kind: ObjectKind, at: string): RawObject {
    const inlined = this.#inlined(node, kind, at);
    if (inlined !== undefined) return inlined;
    const made: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-internal' && this.#showsInternal) continue;
      if (optionalParts.has(kindField(kind, key)) && this.#isHidden(value)) continue;
      setOwn(made, key, this.#field(key, value, kind, pointerTo(at, key)));
    }
    if (kind === 'schema' || kind === 'swaggerSchema') removeRequired(node, made);
    return made;
  }

  #field(key: string, value: unknown, kind: ObjectKind, at: string): unknown {
    const isRoot = kind === 'description' || kind === 'swagger';
    if (isRoot && operationSections.includes(key)) return this.#paths(value, kind, at);
    if (isRoot && key === 'x-tagGroups') return this.#tagGroups(value, at);
    if (key === 'tags' && (kind === 'operation' || kind === 'swaggerOperation')) {
      const shown = this.selector.shownTags({ tags: value });
      return Array.isArray(value) ? this.#list(value, (tag) => shown.includes(tag), at) : value;
    }
    const field = kindField(kind, key);
    const isComponent = kind === 'components' || (kind === 'swagger' && key !== 'tags');
    return field === undefined ? value : this.#children(value, field, isComponent, at);
  }

  #children(value: unknown, field: ObjectField, isComponent: boolean, at: string): unknown {
    if (field === 'data') return value;
    if (typeof field === 'string') {
      return isObject(value) ? this.#object(value, field, at) : value;
    }
    const [shape, kind] = field;
    if (shape === 'list') {
      return Array.isArray(value)
        ? this.#list(value, (item) => this.#isShown(item, kind), at, kind)
        : value;
    }
    if (!isObject(value)) return value;
    const filtered: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(value)) {
      const isData = !isObject(child) || (kind !== 'schema' && key.startsWith('x-'));
      // Whether a component is shown depends on what refers to it.
      if (!isData && !isComponent && !this.#isShown(child, kind)) continue;
      setOwn(filtered, key, isData ? child : this.#object(child, kind, pointerTo(at, key)));
    }
    return filtered;
  }

  /** Returns the items that stay, and notes the old pointers of those that move. */
  #list(
    items: readonly unknown[],
    stays: (item: unknown) => boolean,
    at: string,
    kind?: ObjectKind,
  ): readonly unknown[] {
    const from = this.before(at);
    const made: unknown[] = [];
    for (const [index, item] of items.entries()) {
      if (!stays(item)) continue;
      const place = pointerTo(at, made.length);
      if (index !== made.length) this.#moved.set(place, pointerTo(from, index));
      const isPart = kind !== undefined && isObject(item);
      made.push(isPart ? this.#object(item, kind, place) : item);
    }
    return made;
  }

  #isShown(node: unknown, kind: ObjectKind): boolean {
    if (!isObject(node)) return true;
    if (this.#isHidden(node)) return false;
    if (kind === 'tag') return this.#isShownTag(asText(node.name) ?? '');
    if (kind === 'link') return this.#isLinked(node);
    return true;
  }

  #isHidden(node: unknown): boolean {
    return isInternal(node) && !this.#showsInternal;
  }

  /** Without a choice among operations, a tag that no operation has stays as it is written. */
  #isShownTag(name: string): boolean {
    return this.#isUsedTag(name) || !(this.#isSelective || this.#hiddenTags.has(name));
  }

  /** Whether a shown operation has the tag, or one of its children. */
  #isUsedTag(name: string): boolean {
    const children = asList(this.#document.tags).map(asObject);
    const seen = new Set<string>();
    const open = [name];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (this.#usedTags.has(next)) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      for (const tag of children) if (tag.parent === next) open.push(asText(tag.name) ?? '');
    }
    return false;
  }

  #isLinked({ operationId, operationRef }: RawObject): boolean {
    if (operationId !== undefined) {
      return this.#keptIds.has(operationId) || !this.#ids.has(operationId);
    }
    if (typeof operationRef !== 'string' || !operationRef.startsWith('#')) return true;
    const pointer = pointerOfFragment(operationRef);
    const isKnown = pointer !== undefined && lookUp(this.#document, pointer) !== undefined;
    return !isKnown || this.#keptOperations.has(pointer);
  }

  #paths(value: unknown, kind: ObjectKind, at: string): unknown {
    if (!isObject(value)) return value;
    const itemKind = kind === 'swagger' ? 'swaggerPathItem' : 'pathItem';
    const filtered: Record<string, unknown> = {};
    for (const [path, item] of Object.entries(value)) {
      const place = pointerTo(at, path);
      if (path.startsWith('x-') || !isObject(item)) {
        setOwn(filtered, path, item);
        continue;
      }
      const old = this.#followed(place);
      const target = asObject(lookUp(this.#document, old));
      const operations = pathOperations(target, old);
      const kept = operations.filter(({ pointer }) => this.#keptOperations.has(pointer));
      // Without a choice, a path without operations stays as it is written.
      const isEmptied = operations.length > 0 || this.#isSelective;
      if (kept.length === 0 && isEmptied) continue;
      if (old !== place) this.#moved.set(place, old);
      const { $ref, ...siblings } = item;
      const whole = old === place ? item : { ...target, ...siblings };
      const shown = this.#withOperations(whole, new Set(kept.map(({ pointer }) => pointer)), old);
      setOwn(filtered, path, this.#object(shown, itemKind, place));
    }
    return filtered;
  }

  #withOperations(item: RawObject, kept: ReadonlySet<string>, from: string): RawObject {
    const isOperation = (pointer: string, value: unknown, key: string): boolean =>
      isObject(value) && (isMethod(key) || pointer.includes('/additionalOperations/'));
    const filtered = (fields: RawObject, at: string): RawObject =>
      Object.fromEntries(
        Object.entries(fields).filter(([key, value]) => {
          const pointer = pointerTo(at, key);
          return !isOperation(pointer, value, key) || kept.has(pointer);
        }),
      );
    const made = filtered(item, from);
    const { additionalOperations } = made;
    if (!isObject(additionalOperations)) return made;
    const others = filtered(additionalOperations, pointerTo(from, 'additionalOperations'));
    return { ...made, additionalOperations: others };
  }

  #tagGroups(value: unknown, at: string): unknown {
    if (!Array.isArray(value)) return value;
    const used = (tag: unknown): boolean => this.#isShownTag(asText(tag) ?? '');
    const isUsed = (group: unknown): boolean => asList(asObject(group).tags).some(used);
    const groups = this.#list(value, isUsed, at);
    return groups.map((group, index) => {
      const tags = asList(asObject(group).tags);
      return { ...asObject(group), tags: this.#list(tags, used, pointerTo(at, index, 'tags')) };
    });
  }

  /** Returns the target of a reference into an operation that is not shown, in place of the reference. */
  #inlined(node: RawObject, kind: ObjectKind, at: string): RawObject | undefined {
    const reference = nodeReference(node);
    if (!operationSections.some((section) => reference?.startsWith(`#/${section}/`))) {
      return undefined;
    }
    const target = pointerOfFragment(reference ?? '') ?? '';
    const value = lookUp(this.#document, target);
    const isLost = !this.#keptOperations.has(operationPointer(target));
    if (!isLost || !isObject(value) || this.#inlining.has(target)) return undefined;
    const { $ref, ...siblings } = node;
    this.#inlining.add(target);
    this.#moved.set(at, target);
    const made = this.#object({ ...value, ...siblings }, kind, at);
    this.#inlining.delete(target);
    return made;
  }
}

function isMethod(key: string): boolean {
  return (methods as readonly string[]).includes(key);
}

/** `/paths/~1planets/get/responses/200` → `/paths/~1planets/get` */
function operationPointer(pointer: string): string {
  const keys = pointerKeys(pointer);
  const length = keys[2] === 'additionalOperations' ? 4 : 3;
  return pointerTo('', ...keys.slice(0, length));
}

/** Removes the names of properties that are not shown from `required`. */
function removeRequired(before: RawObject, after: Record<string, unknown>): void {
  const [old, now] = [asObject(before.properties), asObject(after.properties)];
  const isGone = (name: unknown): boolean =>
    typeof name === 'string' && Object.hasOwn(old, name) && !Object.hasOwn(now, name);
  if (Array.isArray(after.required) && after.required.some(isGone)) {
    after.required = after.required.filter((name) => !isGone(name));
  }
}

function withComponents(document: RawObject, isKept: (pointer: string) => boolean): RawObject {
  const section = (value: unknown, pointer: string): unknown =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).filter(([name]) => isKept(pointerTo(pointer, name))),
        )
      : value;
  const filtered: Record<string, unknown> = { ...document };
  if (isObject(document.components)) {
    const sections = Object.entries(document.components).map(([name, value]) => {
      const isSection = kindField('components', name) !== undefined;
      return [name, isSection ? section(value, pointerTo('/components', name)) : value] as const;
    });
    filtered.components = Object.fromEntries(sections);
  }
  if (document.swagger === undefined) return filtered;
  for (const name of ['definitions', 'parameters', 'responses', 'securityDefinitions']) {
    if (document[name] !== undefined) filtered[name] = section(document[name], `/${name}`);
  }
  return filtered;
}
