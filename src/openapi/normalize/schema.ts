import type { ApiSchema } from '../api/schema.js';
import { asList, asObject, isObject, nodeReference, type RawObject, titleOf } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { BaseContext, ReadSchema } from './context.js';
import { makeDiscriminatorReader } from './discriminator.js';
import { joinedText } from './joined-text.js';
import { mergeDrafts } from './merge.js';
import { documentNamedSchemas, nameOfReference } from './reference-names.js';
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
import { ownDraft } from './schema-own.js';

/** A subschema of `allOf` with its pointer. */
type Part = readonly [raw: unknown, pointer: string];

/**
 * Creates a reader of schemas for OpenAPI 3.0 (JSON Schema draft 5 with changes) and for 3.1 and
 * later (JSON Schema 2020-12). Keeps references to named schemas and merges `allOf` where possible.
 */
export function makeSchemaReader({
  document,
  version,
  describe,
  integers,
  deadline,
}: BaseContext): ReadSchema {
  const schemas = documentNamedSchemas(document);
  const readDiscriminator = makeDiscriminatorReader(schemas);
  const names = new Map(Object.entries(schemas).map(([name, raw]) => [raw, name]));
  const drafts = new WeakMap<object, SchemaDraft>();
  const finished = new WeakMap<object, ApiSchema>();
  /** Schemas being read, innermost last. */
  const reading: RawObject[] = [];

  function read(raw: unknown, pointer: string): ApiSchema {
    if (!isObject(raw)) return raw === false ? neverSchema : anySchema;
    const known = finished.get(raw);
    if (known !== undefined) return known;
    const isOuter = !reading.includes(raw);
    const schema = finishSchemaDraft(draftAt(raw, pointer));
    if (isOuter) finished.set(raw, schema);
    return schema;
  }

  function draftAt(raw: unknown, pointer: string): SchemaDraft {
    if (!isObject(raw)) return createSchemaDraft(read(raw, pointer));
    const known = drafts.get(raw);
    if (known !== undefined) return known;
    // A subschema that contains itself without a named schema has no finite form.
    if (reading.includes(raw)) {
      return createSchemaDraft({ ...anySchema, title: titleOf(raw.title), types: nodeTypes(raw) });
    }
    const name = names.get(raw);
    reading.push(raw);
    const draft = compose(
      raw,
      name === undefined ? pointer : pointerTo('/components/schemas', name),
    );
    reading.pop();
    drafts.set(raw, draft);
    return draft;
  }

  function compose(node: RawObject, pointer: string): SchemaDraft {
    const own = ownDraft(node, pointer, { describe, integers }, read);
    const reference = nodeReference(node, 'schema');
    const parts = [...asList(node.allOf).entries()].map(
      ([index, part]): Part => [part, pointerTo(pointer, 'allOf', index)],
    );
    if (reference === undefined) return mergeAllOf(withChoices(own, node, pointer), parts);
    const ref = nameOfReference(reference, schemas);
    // A remaining reference is broken or circular, which was reported before.
    const title = own.schema.title ?? (ref === undefined ? reference.split('/').at(-1) : undefined);
    if (ref === undefined) return { ...own, schema: { ...own.schema, title } };
    const target = createSchemaDraft({ ...anySchema, ref });
    const restricted = withChoices(own, node, pointer);
    // OpenAPI 3.0 ignores siblings of a reference; from 3.1 on they apply as well.
    const isAlone =
      version === '2.0' || version === '3.0' || (isAnnotation(restricted) && parts.length === 0);
    const merged = isAlone ? mergeDrafts(target, asAnnotation(own)) : undefined;
    return merged ?? mergeAllOf(restricted, [[{ $ref: reference }, pointer], ...parts]);
  }

  function withChoices(own: SchemaDraft, node: RawObject, pointer: string): SchemaDraft {
    let result = own;
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const all = [...asList(node[keyword]).entries()];
      const choices = all.filter(([, choice]) => !isNullSchema(choice) || hasWords(choice));
      const [single, ...others] = choices;
      if (single === undefined) continue;
      const nullable = result.schema.nullable || all.some(([, choice]) => isNullSchema(choice));
      const schema: ApiSchema = { ...result.schema, nullable };
      const at = (index: number) => pointerTo(pointer, keyword, index);
      const only = others.length === 0 ? draftAt(single[1], at(single[0])) : undefined;
      const merged = only && mergeDrafts(only, { ...result, schema });
      if (merged !== undefined) {
        result = merged;
        continue;
      }
      const constants = schemasConstants(
        choices.map(([, choice]) => choice),
        integers,
      );
      if (constants !== undefined && schema.enum.length === 0) {
        const inferred = nodeTypes({ enum: constants.map(({ value }) => value) }).filter(isNotNull);
        const types = schema.types.length > 0 ? schema.types : inferred;
        result = { ...result, schema: { ...schema, types, enum: constants } };
        continue;
      }
      const variants = choices.map(([index, choice]) => read(choice, at(index)));
      const told = readDiscriminator(node, variants);
      const alternatives: ApiSchema['alternatives'] = [
        ...schema.alternatives,
        {
          keyword,
          schemas: variants,
          discriminator: told?.property,
          mapping: told?.mapping,
          defaultMapping: told?.default,
        },
      ];
      result = { ...result, schema: { ...schema, alternatives } };
    }
    const discriminator =
      result.schema.alternatives.length > 0 ? undefined : readDiscriminator(node, []);
    return discriminator === undefined
      ? result
      : { ...result, schema: { ...result.schema, discriminator } };
  }

  function mergeAllOf(own: SchemaDraft, parts: readonly Part[]): SchemaDraft {
    if (parts.length === 0) return own;
    const drafts = parts.map(([part, at]) => draftAt(part, at));
    // In 3.0, `allOf` with a single reference is the usual way to add a description to a `$ref`.
    const [first] = drafts;
    if (first?.schema.ref !== undefined && drafts.length === 1 && isAnnotation(own)) {
      const merged = mergeDrafts(first, { ...own, schema: { ...own.schema, types: [] } });
      if (merged !== undefined) return merged;
    }
    const whole = drafts.map((part) => writtenOut(part));
    const merged = [...whole, own].reduce((all, part) => {
      deadline();
      return all && part && mergeDrafts(all, part);
    });
    if (merged !== undefined) {
      // Each part's description applies to the whole; only those of named schemas also have their
      // own page.
      const description = joinedText([own, ...whole].map((part) => part?.schema.description));
      return { ...merged, schema: { ...merged.schema, description } };
    }
    const kept = { keyword: 'allOf' as const, schemas: drafts.map(finishSchemaDraft) };
    return { ...own, schema: { ...own.schema, alternatives: [...own.schema.alternatives, kept] } };
  }

  /** Replaces a part's reference with the referenced schema; undefined for circular references. */
  function writtenOut(part: SchemaDraft, passed: readonly string[] = []): SchemaDraft | undefined {
    const { ref, ...annotations } = part.schema;
    if (ref === undefined) return part;
    const raw = schemas[ref];
    if (!isObject(raw) || reading.includes(raw) || passed.includes(ref)) return undefined;
    const target = draftAt(raw, pointerTo('/components/schemas', ref));
    const whole = writtenOut(target, [...passed, ref]);
    if (whole === undefined) return undefined;
    // Drops alternatives of the base that lead back to the derived schema being read.
    const isHeir = ({ ref: heir }: ApiSchema) =>
      heir !== undefined && reading.some((r) => r === schemas[heir]);
    const alternatives = whole.schema.alternatives.filter(({ schemas }) => !schemas.some(isHeir));
    const base = { ...whole, schema: { ...whole.schema, alternatives } };
    return mergeDrafts(withoutAnnotations(base), { ...part, schema: annotations });
  }

  return read;
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
  const { title, description, default: value, externalDocs, xml } = schema;
  const { examples, exampleTexts } = schema;
  const { nullable, deprecated, readOnly, writeOnly } = schema;
  const said = { title, description, default: value, examples, exampleTexts, externalDocs, xml };
  return createSchemaDraft({ ...anySchema, ...said, nullable, deprecated, readOnly, writeOnly });
}
