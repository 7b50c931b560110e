import type { Diagnostic, Place } from '../../diagnostics/diagnostic.js';
import { type DiagnosticDetails, diagnose } from '../../diagnostics/index.js';
import { isObject, type RawObject } from '../../json-schema/json.js';
import { asText, nodeReference } from '../json.js';
import { lookUp, pointerOfFragment, pointerTo } from '../pointer.js';
import { type FollowReference, makeLocator, type SourcePointer } from '../source/locate.js';
import type { ParsedSource } from '../source/parse-source.js';
import { targetKey } from './components.js';
import { dataReferences } from './example-data.js';
import { type ExternalValue, exampleExternalText, inlineValue } from './external-values.js';
import { mapField } from './fields.js';
import type { Files } from './files.js';
import { mappedReferences } from './mapping.js';
import type { ObjectField, ObjectKind } from './object-model.js';
import { descriptionReference, sampleReferences, type TextReference } from './referenced-texts.js';
import { isWeb, resolveReference } from './resolve.js';
import { walkReferences } from './walk.js';

/** A `$ref` in one of the description's files. */
interface Reference {
  readonly source: ParsedSource;
  readonly node: RawObject;
  readonly pointer: string;
  readonly reference: string;
  /** The kind that the location requires; undefined for a whole map or list, and for an example. */
  readonly kind: ObjectKind | undefined;
  /** Undefined if the target cannot be read. */
  readonly target: SourcePointer | undefined;
  /** Set if a broken reference is less severe than usual because the rest can still be shown. */
  readonly severity?: 'warning' | undefined;
  /** The reference replaces an example's value. */
  readonly isData?: boolean;
}

export interface CollectedReferences {
  readonly references: readonly Reference[];
  /** Kinds of all visited objects, by file and pointer. */
  readonly kinds: ReadonlyMap<ParsedSource, ReadonlyMap<string, ObjectKind>>;
  /** Some reference is not a pointer into the root file. */
  readonly spread: boolean;
  /** Some examples refer to values elsewhere in the root file or in other files. */
  readonly hasExampleData: boolean;
  /** Returns the value of an example's `externalValue`, if it is a text file of the site. */
  externalAt(at: SourcePointer): ExternalValue | undefined;
  /** Returns the text of a sample or a description in another file, by the location of its reference. */
  textAt(at: SourcePointer): string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds every reference of a description and reads the files that they refer to. */
export async function collectReferences(
  root: ParsedSource,
  kind: ObjectKind,
  files: Files,
  follow: FollowReference,
): Promise<CollectedReferences> {
  return new ReferenceCollector(root, files, follow).collect(kind);
}

class ReferenceCollector {
  readonly #root: ParsedSource;
  readonly #files: Files;
  readonly #follow: FollowReference;
  readonly #references: Reference[] = [];
  readonly #kinds = new Map<ParsedSource, Map<string, ObjectKind>>();
  readonly #diagnostics: Diagnostic[] = [];
  readonly #texts = new Map<string, string>();
  readonly #externals = new Map<string, ExternalValue>();
  #spread = false;
  #hasExampleData = false;

  constructor(root: ParsedSource, files: Files, follow: FollowReference) {
    this.#root = root;
    this.#files = files;
    this.#follow = follow;
  }

  /** @param kind kind of the root file's object */
  async collect(kind: ObjectKind): Promise<CollectedReferences> {
    await this.#visit({ source: this.#root, pointer: '' }, kind);
    return {
      references: this.#references,
      kinds: this.#kinds,
      spread: this.#spread,
      hasExampleData: this.#hasExampleData,
      textAt: (at) => this.#texts.get(targetKey(at)),
      externalAt: (at) => this.#externals.get(targetKey(at)),
      diagnostics: this.#diagnostics,
    };
  }

  async #add(found: Omit<Reference, 'target'>, below: ObjectField | undefined): Promise<void> {
    const { source, pointer, reference } = found;
    const { severity } = found;
    const circumstances = { place: placeOfReference(source, pointer), severity };
    const target = await this.#referenceTarget(found, circumstances);
    this.#references.push({ ...found, target });
    if (target === undefined) return;
    const isPlain = target.source === this.#root && pointerOfFragment(reference) === target.pointer;
    if (found.isData) this.#hasExampleData = true;
    if (!isPlain || (found.kind === undefined && !found.isData)) this.#spread = true;
    if (below !== undefined) await this.#visitField(target, below);
    else if (found.kind !== undefined && target.source !== this.#root)
      await this.#visit(target, found.kind);
  }

  async #referenceTarget(
    { source, pointer, reference }: Omit<Reference, 'target'>,
    circumstances: DiagnosticDetails,
  ): Promise<SourcePointer | undefined> {
    const visited = this.#follow(source, reference, pointer);
    if (visited !== undefined) return visited;
    const resolved = resolveReference(this.#files.fileLocation(source), reference);
    if (resolved.kind === 'local') {
      const how = { ...circumstances, hint: withSlash(source, reference) };
      this.#diagnostics.push(diagnose('openapi/unresolved-reference', { reference }, how));
      return undefined;
    }
    if (resolved.kind === 'remote' && !isWeb(resolved.location)) {
      const hint = 'save the file beside the description and refer to it by a relative path';
      const args = { reference };
      this.#diagnostics.push(
        diagnose('openapi/remote-reference', args, { ...circumstances, hint }),
      );
      return undefined;
    }
    const hint = similarPart(source, reference);
    const loaded = await this.#files.load(resolved.location, reference, { ...circumstances, hint });
    const target = loaded && this.#follow(source, reference, pointer);
    if (loaded !== undefined && target === undefined) {
      this.#diagnostics.push(
        diagnose('openapi/unresolved-reference', { reference }, circumstances),
      );
    }
    return target;
  }

  async #visit({ source, pointer }: SourcePointer, kind: ObjectKind): Promise<void> {
    const kinds = this.#kinds.get(source) ?? new Map<string, ObjectKind>();
    this.#kinds.set(source, kinds);
    if (kinds.get(pointer) === kind) return;
    const references: (readonly [Omit<Reference, 'target'>, ObjectField?])[] = [];
    const texts: TextReference[] = [];
    const externalTexts: TextReference[] = [];
    walkReferences(
      lookUp(source.value, pointer),
      kind,
      {
        object: ({ node, kind, pointer, reference }) => {
          kinds.set(pointer, kind);
          if (reference !== undefined)
            references.push([{ source, node, pointer, reference, kind }]);
          if (kind === 'operation' || kind === 'swaggerOperation')
            texts.push(...sampleReferences(node, pointer));
          const description = descriptionReference(node, pointer);
          if (description !== undefined) texts.push(description);
          const mapped = kind === 'schema' ? mappedReferences(node, pointer) : [];
          for (const { pointer: at, reference: written } of mapped) {
            references.push([
              { source, node, pointer: at, reference: written, kind, severity: 'warning' },
            ]);
          }
          for (const data of dataReferences(node, kind, pointer)) {
            references.push([
              { ...data, source, kind: undefined, severity: 'warning', isData: true },
            ]);
          }
          const external = kind === 'example' ? exampleExternalText(node) : undefined;
          if (external !== undefined) externalTexts.push({ pointer, reference: external });
        },
        field: ({ field, node, pointer, reference }) =>
          references.push([{ source, node, pointer, reference, kind: undefined }, field]),
      },
      pointer,
    );
    for (const reference of references) await this.#add(...reference);
    for (const one of texts) await this.#addText(source, one);
    for (const one of externalTexts) await this.#addExternal(source, one);
  }

  async #addExternal(source: ParsedSource, { pointer, reference }: TextReference): Promise<void> {
    const resolved = resolveReference(this.#files.fileLocation(source), reference);
    if (resolved.kind !== 'file') return;
    const locator = makeLocator(source, () => undefined);
    const place = locator.locate(pointerTo(pointer, 'externalValue'));
    const text = await this.#files.loadText(resolved.location, reference, {
      place,
      severity: 'warning',
    });
    const value = text === undefined ? undefined : inlineValue(resolved.location, text, source);
    if (text !== undefined && value === undefined) return;
    this.#externals.set(targetKey({ source, pointer }), text === undefined ? 'missing' : { value });
    this.#hasExampleData = true;
    if (text !== undefined) this.#spread = true;
  }

  async #addText(source: ParsedSource, { pointer, reference }: TextReference): Promise<void> {
    const place = placeOfReference(source, pointer);
    const circumstances = { place, severity: 'warning' as const };
    const resolved = resolveReference(this.#files.fileLocation(source), reference);
    const keep = (text: string): void => {
      this.#texts.set(targetKey({ source, pointer }), text);
      this.#spread = true;
    };
    if (resolved.kind !== 'local' && resolved.fragment === '') {
      const text = await this.#files.loadText(resolved.location, reference, circumstances);
      if (text !== undefined) keep(text);
      return;
    }
    const file =
      resolved.kind === 'local'
        ? source
        : await this.#files.load(resolved.location, reference, circumstances);
    if (file === undefined) return;
    const text = asText(lookUp(file.value, pointerOfFragment(resolved.fragment) ?? ''));
    if (text !== undefined) keep(text);
    else {
      const args = { reference };
      this.#diagnostics.push(diagnose('openapi/unresolved-reference', args, circumstances));
    }
  }

  async #visitField({ source, pointer }: SourcePointer, field: ObjectField): Promise<void> {
    const children: [SourcePointer, ObjectKind][] = [];
    mapField(lookUp(source.value, pointer), field, pointer, (child, kind, at) => {
      children.push([{ source, pointer: at }, kind]);
      return child;
    });
    for (const child of children) await this.#visit(...child);
  }
}

/** Returns the position of a node's `$ref` in its own file. */
export function placeOfReference(source: ParsedSource, pointer: string): Place {
  const key = nodeReference(lookUp(source.value, pointer)) === undefined ? '$dynamicRef' : '$ref';
  return makeLocator(source, () => undefined).locate(pointerTo(pointer, key));
}

/** Suggests the pointer if its first slash is missing, which makes it look like an anchor. */
function withSlash(source: ParsedSource, written: string): string | undefined {
  const meant = written.replace('#', '#/');
  const pointer = pointerOfFragment(meant);
  const isThere = pointer !== undefined && lookUp(source.value, pointer) !== undefined;
  return isThere ? `did you mean ${meant}?` : undefined;
}

/** Suggests the target if the prefix `#/` or `#/components/schemas/` is missing. */
function similarPart({ value }: ParsedSource, written: string): string | undefined {
  if (written.includes('#')) return undefined;
  return ['', '/definitions', '/components/schemas']
    .map((section) => `${section}/${written}`)
    .filter((pointer) => isObject(lookUp(value, pointer)))
    .map((pointer) => `did you mean #${pointer}?`)
    .at(0);
}
