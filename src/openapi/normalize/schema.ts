import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { asNullSchema } from '../../json-schema/openapi-dialects.js';
import type { ApiSchema } from '../api/schema.js';
import { countValues } from '../count-values.js';
import { nodeReference, titleText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { BaseContext, ReadSchema } from './context.js';
import { makeDiscriminatorReader } from './discriminator.js';
import { joinedText } from './joined-text.js';
import { mergeDrafts } from './merge-all-of.js';
import { readSchemaKeywords } from './read-schema-keywords.js';
import { documentNamedSchemas, referencedSchemaName } from './referenced-schema-name.js';
import {
  anySchema,
  createSchemaDraft,
  finishSchemaDraft,
  isAnnotation,
  neverSchema,
  type SchemaDraft,
  withoutAnnotations,
} from './schema-draft.js';
import { isNullSchema, nodeTypes, schemasConstants } from './schema-keywords.js';

/** A subschema of `allOf` with its pointer. */
type Part = readonly [raw: unknown, pointer: string];

/**
 * Creates a reader of schemas for OpenAPI 3.0 (JSON Schema draft 5 with changes) and for 3.1 and
 * later (JSON Schema 2020-12). Keeps references to named schemas and merges `allOf` where possible.
 */
export function makeSchemaReader(context: BaseContext): ReadSchema {
  const reader = new SchemaReader(context);
  return (raw, pointer) => reader.read(raw, pointer);
}

/** A subschema of `oneOf` or `anyOf` with its position. */
type Choice = readonly [index: number, raw: unknown];

class SchemaReader {
  readonly #context: BaseContext;
  readonly #schemas: RawObject;
  readonly #readDiscriminator: ReturnType<typeof makeDiscriminatorReader>;
  /** Names of the named schemas. */
  readonly #names: ReadonlyMap<unknown, string>;
  readonly #drafts = new WeakMap<object, SchemaDraft>();
  readonly #finished = new WeakMap<object, ApiSchema>();
  /** Schemas being read, innermost last. */
  readonly #reading: RawObject[] = [];

  constructor(context: BaseContext) {
    this.#context = context;
    this.#schemas = documentNamedSchemas(context.document);
    this.#readDiscriminator = makeDiscriminatorReader(this.#schemas);
    this.#names = new Map(Object.entries(this.#schemas).map(([name, raw]) => [raw, name]));
  }

  read(raw: unknown, pointer: string): ApiSchema {
    if (!isObject(raw)) return raw === false ? neverSchema : anySchema;
    const known = this.#finished.get(raw);
    if (known !== undefined) return known;
    const isOuter = !this.#reading.includes(raw);
    const schema = finishSchemaDraft(this.#draftAt(raw, pointer));
    if (isOuter) this.#finished.set(raw, schema);
    return schema;
  }

  #draftAt(raw: unknown, pointer: string): SchemaDraft {
    if (!isObject(raw)) return createSchemaDraft(this.read(raw, pointer));
    const existing = this.#drafts.get(raw);
    if (existing !== undefined) return existing;
    // A subschema that contains itself without a named schema has no finite form.
    if (this.#reading.includes(raw)) {
      return createSchemaDraft({
        ...anySchema,
        title: titleText(raw.title),
        types: nodeTypes(raw),
      });
    }
    const name = this.#names.get(raw);
    this.#reading.push(raw);
    const draft = this.#compose(
      raw,
      name === undefined ? pointer : pointerTo('/components/schemas', name),
    );
    this.#reading.pop();
    this.#drafts.set(raw, draft);
    return draft;
  }

  #compose(node: RawObject, pointer: string): SchemaDraft {
    const draft = readSchemaKeywords(node, pointer, this.#context, (raw, at) => this.read(raw, at));
    const { version } = this.#context;
    const reference = nodeReference(node, 'schema');
    const parts = [...asList(node.allOf).entries()].map(
      ([index, part]): Part => [part, pointerTo(pointer, 'allOf', index)],
    );
    if (reference === undefined)
      return this.#mergeAllOf(this.#withChoices(draft, node, pointer), parts);
    const ref = referencedSchemaName(reference, this.#schemas);
    // A remaining reference is broken or circular, which was reported before.
    const title =
      draft.schema.title ?? (ref === undefined ? reference.split('/').at(-1) : undefined);
    if (ref === undefined) return { ...draft, schema: { ...draft.schema, title } };
    const target = createSchemaDraft({ ...anySchema, ref });
    const restricted = this.#withChoices(draft, node, pointer);
    // OpenAPI 3.0 ignores siblings of a reference; from 3.1 on they apply as well.
    const isAlone =
      version === '2.0' || version === '3.0' || (isAnnotation(restricted) && parts.length === 0);
    const merged = isAlone ? mergeDrafts(target, asAnnotation(draft)) : undefined;
    return merged ?? this.#mergeAllOf(restricted, [[{ $ref: reference }, pointer], ...parts]);
  }

  #withChoices(draft: SchemaDraft, node: RawObject, pointer: string): SchemaDraft {
    let result = draft;
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const all = asList(node[keyword]).map(
        (choice, index): Choice => [index, asNullSchema(choice)],
      );
      const choices = distinctChoices(
        all.filter(([, choice]) => !isNullSchema(choice) || hasWords(choice)),
      );
      const [single, ...others] = choices;
      if (single === undefined) continue;
      const nullable = result.schema.nullable || all.some(([, choice]) => isNullSchema(choice));
      const schema: ApiSchema = { ...result.schema, nullable };
      const at = (index: number) => pointerTo(pointer, keyword, index);
      const constants = schemasConstants(
        choices.map(([index, choice]) => [choice, at(index)]),
        this.#context,
      );
      // A single constant with a title or a description is an enum of one value.
      const areValues = others.length > 0 || hasWords(single[1]);
      if (constants !== undefined && schema.enum.length === 0 && areValues) {
        const inferred = nodeTypes({ enum: constants.map(({ value }) => value) }).filter(isNotNull);
        const types = schema.types.length > 0 ? schema.types : inferred;
        result = { ...result, schema: { ...schema, types, enum: constants } };
        continue;
      }
      const only = others.length === 0 ? this.#draftAt(single[1], at(single[0])) : undefined;
      const merged = only && mergeDrafts(only, { ...result, schema });
      if (merged !== undefined) {
        result = merged;
        continue;
      }
      const variants = choices.map(([index, choice]) => this.read(choice, at(index)));
      const discriminator = this.#readDiscriminator(node, variants);
      const alternatives: ApiSchema['alternatives'] = [
        ...schema.alternatives,
        {
          keyword,
          schemas: variants,
          discriminator: discriminator?.property,
          mapping: discriminator?.mapping,
          defaultMapping: discriminator?.default,
        },
      ];
      result = { ...result, schema: { ...schema, alternatives } };
    }
    const discriminator =
      result.schema.alternatives.length > 0 ? undefined : this.#readDiscriminator(node, []);
    return discriminator === undefined
      ? result
      : { ...result, schema: { ...result.schema, discriminator } };
  }

  #mergeAllOf(draft: SchemaDraft, parts: readonly Part[]): SchemaDraft {
    if (parts.length === 0) return draft;
    const drafts = parts.map(([part, at]) => this.#draftAt(part, at));
    // In 3.0, `allOf` with a single reference is the usual way to add a description to a `$ref`.
    const [first] = drafts;
    if (first?.schema.ref !== undefined && drafts.length === 1 && isAnnotation(draft)) {
      const merged = mergeDrafts(first, { ...draft, schema: { ...draft.schema, types: [] } });
      if (merged !== undefined) return merged;
    }
    // A schema beside `allOf` is itself a reference if its only alternative is one.
    const whole = drafts.map((part) => this.#writtenOut(part));
    const merged = [...whole, this.#writtenOut(draft)].reduce((all, part) => {
      this.#context.deadline();
      return all && part && mergeDrafts(all, part);
    });
    if (merged !== undefined) {
      // Each part's description applies to the whole; only those of named schemas also have their
      // own page.
      const description = joinedText([draft, ...whole].map((part) => part?.schema.description));
      return { ...merged, schema: { ...merged.schema, description } };
    }
    const kept = { keyword: 'allOf' as const, schemas: drafts.map(finishSchemaDraft) };
    return {
      ...draft,
      schema: { ...draft.schema, alternatives: [...draft.schema.alternatives, kept] },
    };
  }

  /** Replaces a part's reference with the referenced schema; undefined for circular references. */
  #writtenOut(part: SchemaDraft, passed: readonly string[] = []): SchemaDraft | undefined {
    const { ref, ...annotations } = part.schema;
    if (ref === undefined) return part;
    const raw = this.#schemas[ref];
    if (!isObject(raw) || this.#reading.includes(raw) || passed.includes(ref)) return undefined;
    const target = this.#draftAt(raw, pointerTo('/components/schemas', ref));
    const whole = this.#writtenOut(target, [...passed, ref]);
    if (whole === undefined) return undefined;
    // Drops alternatives of the base that lead back to the derived schema being read.
    const isDerived = ({ ref: derived }: ApiSchema) =>
      derived !== undefined && this.#reading.some((r) => r === this.#schemas[derived]);
    const alternatives = whole.schema.alternatives.filter(
      ({ schemas }) => !schemas.some(isDerived),
    );
    const base = { ...whole, schema: { ...whole.schema, alternatives } };
    return mergeDrafts(withoutAnnotations(base), { ...part, schema: annotations });
  }
}

/** Number of values in a schema up to which it is compared with others. */
const maxComparedValues = 1000;

/** Omits alternatives that repeat an earlier one: generators write them for types that have become equal. */
function distinctChoices(choices: readonly Choice[]): readonly Choice[] {
  if (choices.length < 2) return choices;
  const distinct = new Map<unknown, Choice>();
  for (const choice of choices) {
    const [, raw] = choice;
    const key = countValues(raw) <= maxComparedValues ? JSON.stringify(raw) : raw;
    if (!distinct.has(key)) distinct.set(key, choice);
  }
  return [...distinct.values()];
}

function isNotNull(type: string): boolean {
  return type !== 'null';
}

/**
 * A null alternative with a title or description is kept as an alternative instead of "or null".
 */
function hasWords(schema: unknown): boolean {
  const { title, description } = asObject(schema);
  return title !== undefined || description !== undefined;
}

/** Returns only the annotations of a schema. */
function asAnnotation({ schema }: SchemaDraft): SchemaDraft {
  const { title, description, default: value, examples, externalDocs, xml } = schema;
  const { nullable, deprecated, readOnly, writeOnly } = schema;
  const annotations = {
    title,
    description,
    default: value,
    examples,
    externalDocs,
    xml,
  };
  return createSchemaDraft({
    ...anySchema,
    ...annotations,
    nullable,
    deprecated,
    readOnly,
    writeOnly,
  });
}
