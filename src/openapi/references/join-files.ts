import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { nodeReference } from '../json.js';
import { lookUp, pointerKeys, pointerTo } from '../pointer.js';
import type { FollowReference, SourcePointer } from '../source/locate.js';
import type { ParsedSource } from '../source/parse-source.js';
import type { CollectedReferences } from './collect.js';
import { findComponent, knownComponents, sections, targetKey } from './components.js';
import { makeDataResolver } from './example-data.js';
import { withExternalValue } from './external-values.js';
import { mapField, mapFields, setOwn } from './fields.js';
import { findTarget } from './follow-reference.js';
import { makeLinkedOperations } from './linked-operations.js';
import { mappedReferences, withMapping } from './mapping.js';
import { componentName } from './names.js';
import { kindField, type ObjectField, type ObjectKind } from './object-model.js';
import { withDescriptionText, withSampleTexts } from './referenced-texts.js';

/** A description in one document, with the original positions of its parts. */
export interface JoinedDocument {
  readonly document: RawObject;
  /** By pointer into the document; applies to everything below it. */
  readonly moved: ReadonlyMap<string, SourcePointer>;
}

/**
 * Combines all files into one document: the target of a reference to another file becomes a named
 * component once, so that circular references stay references. All references in the result are
 * local pointers.
 */
export function joinFiles(
  root: ParsedSource,
  rootKind: ObjectKind,
  follow: FollowReference,
  texts: ReferencedTexts,
): JoinedDocument {
  return new FileJoiner(root, follow, texts).joinFiles(rootKind);
}

/** Texts of other files that samples, descriptions and examples refer to. */
type ReferencedTexts = Pick<CollectedReferences, 'textAt' | 'externalAt'>;

class FileJoiner {
  readonly #root: ParsedSource;
  readonly #follow: FollowReference;
  readonly #texts: ReferencedTexts;
  readonly #moved = new Map<string, SourcePointer>();
  readonly #added = new Map<
    string,
    { readonly section: string; readonly name: string; value: unknown }
  >();
  readonly #components: ReturnType<typeof knownComponents>;
  /** Component pointer of each target. */
  readonly #homes: Map<string, string>;
  readonly #linked: ReturnType<typeof makeLinkedOperations>;
  readonly #resolveData: ReturnType<typeof makeDataResolver>;
  readonly #inlining = new Set<string>();
  readonly #waiting: (() => void)[] = [];

  constructor(root: ParsedSource, follow: FollowReference, texts: ReferencedTexts) {
    this.#root = root;
    this.#follow = follow;
    this.#texts = texts;
    this.#components = knownComponents(root, follow);
    this.#homes = new Map(
      [...this.#components.aliases].map(([pointer, target]) => [targetKey(target), pointer]),
    );
    this.#linked = makeLinkedOperations(root, follow);
    this.#resolveData = makeDataResolver(follow);
  }

  joinFiles(rootKind: ObjectKind): JoinedDocument {
    const at = { source: this.#root, pointer: '' };
    const document = asObject(this.#build(asObject(this.#root.value), rootKind, at, ''));
    for (const finish of this.#waiting) finish();
    return { document: withComponents(document, [...this.#added.values()]), moved: this.#moved };
  }

  #build(node: RawObject, kind: ObjectKind, at: SourcePointer, out: string): unknown {
    const written = nodeReference(node, kind);
    if (written === undefined) return this.#nodeFields(node, kind, at, out);
    const first = this.#follow(at.source, written, at.pointer);
    const target = findComponent(first, kind, this.#root, this.#follow);
    if (target === undefined) return node;
    const { $ref, $dynamicRef, ...siblings } = node;
    const rest = this.#nodeFields(siblings, kind, at, out);
    if (target.source === this.#root) return { ...rest, $ref: `#${encodeURI(target.pointer)}` };
    const home = this.#homes.get(targetKey(target));
    if (home === out) return this.#inline(target, kind, out);
    if (home !== undefined) return { ...rest, $ref: `#${encodeURI(home)}` };
    const section = sections[kind];
    if (section === undefined) return { ...asObject(this.#inline(target, kind, out)), ...rest };
    const isTaken = (name: string) =>
      this.#components.names.has(pointerTo(section, name)) ||
      this.#added.has(pointerTo(section, name));
    const name = componentName(target, isTaken);
    const pointer = pointerTo(section, name);
    this.#homes.set(targetKey(target), pointer);
    const entry = { section, name, value: undefined as unknown };
    this.#added.set(pointer, entry);
    // Deferred, because a long chain of files would overflow the stack.
    this.#waiting.push(() => {
      entry.value = this.#inline(target, kind, pointer);
    });
    return { ...rest, $ref: `#${encodeURI(pointer)}` };
  }

  #inline(target: SourcePointer, kind: ObjectKind, out: string): unknown {
    const key = targetKey(target);
    const value = lookUp(target.source.value, target.pointer);
    if (!isObject(value)) return value;
    if (this.#inlining.has(key)) return {};
    this.#inlining.add(key);
    this.#moved.set(out, target);
    const made = this.#build(value, kind, target, out);
    this.#inlining.delete(key);
    return made;
  }

  #nodeFields(node: RawObject, kind: ObjectKind, at: SourcePointer, out: string): RawObject {
    const isOperation = kind === 'operation' || kind === 'swaggerOperation';
    const textAt = (pointer: string) => this.#texts.textAt({ source: at.source, pointer });
    const described = withDescriptionText(node, at.pointer, textAt);
    const withTexts = isOperation ? withSampleTexts(described, at.pointer, textAt) : described;
    const withTarget = kind === 'link' ? this.#linked(withTexts, at) : withTexts;
    const given = kind === 'schema' ? this.#mappedHere(withTexts, at, out) : withTarget;
    const joined = mapFields(
      this.#withData(given, kind, at, out),
      kind,
      at.pointer,
      (child, childKind, pointer) =>
        this.#build(
          child,
          childKind,
          { source: at.source, pointer },
          out + pointer.slice(at.pointer.length),
        ),
    );
    let changed: Record<string, unknown> | undefined;
    for (const [key, value] of Object.entries(node)) {
      const field = kindField(kind, key);
      if (field === undefined || typeof field === 'string') continue;
      const whole = this.#wholeField(
        value,
        field,
        { ...at, pointer: pointerTo(at.pointer, key) },
        pointerTo(out, key),
      );
      if (whole === undefined) continue;
      changed ??= { ...joined };
      setOwn(changed, key, whole);
    }
    return changed ?? joined;
  }

  /** A map or list that consists of a reference. */
  #wholeField(value: unknown, field: ObjectField, at: SourcePointer, out: string): unknown {
    const written = nodeReference(value);
    const target = written === undefined ? undefined : this.#follow(at.source, written, at.pointer);
    const found = target && findTarget(target, this.#follow);
    if (found === undefined || !isObject(value)) return undefined;
    this.#moved.set(out, found);
    const { $ref, ...siblings } = value;
    const made = mapField(found.value, field, found.pointer, (child, kind, pointer) =>
      this.#build(
        child,
        kind,
        { source: found.source, pointer },
        out + pointer.slice(found.pointer.length),
      ),
    );
    return isObject(made) ? { ...made, ...siblings } : made;
  }

  #mappedHere(node: RawObject, at: SourcePointer, out: string): RawObject {
    const replaced = new Map<string, string>();
    for (const { pointer, reference } of mappedReferences(node, at.pointer)) {
      const made = asObject(this.#build({ $ref: reference }, 'schema', at, out));
      if (typeof made.$ref === 'string') replaced.set(pointer, made.$ref);
    }
    return withMapping(node, at.pointer, replaced);
  }

  #withData(node: RawObject, kind: ObjectKind, at: SourcePointer, out: string): RawObject {
    const external = kind === 'example' ? this.#texts.externalAt(at) : undefined;
    if (external !== undefined) return withExternalValue(node, external);
    const { node: made, origins } = this.#resolveData(node, kind, at);
    for (const [pointer, origin] of origins) this.#moved.set(out + pointer, origin);
    return made;
  }
}

function withComponents(
  document: RawObject,
  added: readonly { readonly section: string; readonly name: string; readonly value: unknown }[],
): RawObject {
  let made = document;
  for (const { section, name, value } of added)
    made = withValue(made, [...pointerKeys(section), name], value);
  return made;
}

function withValue(object: RawObject, keys: readonly string[], value: unknown): RawObject {
  const [key = '', ...rest] = keys;
  const changed: Record<string, unknown> = { ...object };
  setOwn(changed, key, rest.length === 0 ? value : withValue(asObject(changed[key]), rest, value));
  return changed;
}
