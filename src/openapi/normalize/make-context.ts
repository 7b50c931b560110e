import type { Fragment } from '../../content/fragment.js';
import type { Json, RawObject } from '../../json-schema/json.js';
import { createSchemaSampler, type Inheritance } from '../../json-schema/sample/index.js';
import type { HighlightedCode } from '../api/example.js';
import type { ApiSchema } from '../api/schema.js';
import type { Deadline } from '../deadline.js';
import { asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import type { BaseContext, Context, ExampleGenerator, Ports } from './context.js';
import { createDiscriminatorValues, derivedSchemas } from './discriminator.js';
import { type MakeJsonSchema, makeJsonSchemas, namedJsonSchemas } from './make-json-schema.js';
import { documentNamedSchemas } from './referenced-schema-name.js';
import { makeSchemaReader } from './schema.js';

export function makeContext(
  given: Omit<BaseContext, 'highlight' | 'describe'>,
  ports: Ports,
): Context {
  const { document, integers, deadline } = given;
  const base: BaseContext = {
    ...given,
    highlight: createHighlighter(ports),
    describe: createDescriber(given, ports),
  };
  const readSchema = makeSchemaReader(base);
  const schemas = documentNamedSchemas(document);
  const nameSchema = (name: string): ApiSchema | undefined => {
    // Mutually recursive schemas request this very often while examples are generated.
    deadline();
    return Object.hasOwn(schemas, name)
      ? readSchema(schemas[name], pointerTo('/components/schemas', name))
      : undefined;
  };
  const jsonSchemaOf = makeJsonSchemas(document, integers);
  const exampleSchemaOf = integers.isEmpty ? jsonSchemaOf : makeJsonSchemas(document);
  return {
    ...base,
    readSchema,
    namedSchema: nameSchema,
    examples: createExampleGenerator(
      document,
      exampleSchemaOf,
      {
        discriminatorMark: createDiscriminatorValues(schemas, nameSchema),
        derivedSchemas: (name) => derivedSchemas(nameSchema(name)),
      },
      deadline,
    ),
    jsonSchemaOf,
  };
}

/** Highlights each text once, because operations often share an example. */
function createHighlighter(ports: Ports): BaseContext['highlight'] {
  const known = new Map<string, HighlightedCode>();
  return (text, language) => {
    const identity = `${language}\n${text}`;
    const code = known.get(identity) ?? ports.highlight(text, language);
    known.set(identity, code);
    return code;
  };
}

/**
 * Renders and reports each description once, because operations often share a response. A text without references is
 * the same everywhere: two thirds of the descriptions in large APIs repeat another one.
 */
function createDescriber(
  { locator, report, deadline }: Pick<Context, 'locator' | 'report' | 'deadline'>,
  ports: Ports,
): BaseContext['describe'] {
  const known = new Map<string, Fragment>();
  const repeatable = new Map<string, Fragment>();
  return (node, pointer, key = 'description') => {
    deadline();
    const text = asText(node[key]);
    if (text === undefined || text.trim() === '') return undefined;
    const same = repeatable.get(text);
    if (same !== undefined) return same;
    const origin = locator.origin(pointerTo(pointer, key));
    const identity = `${origin.file}:${origin.start}:${text}`;
    const before = known.get(identity);
    if (before !== undefined) return before;
    const { value, diagnostics } = ports.markdown(text, origin);
    diagnostics.forEach(report);
    known.set(identity, value);
    if (diagnostics.length === 0 && isSameAnywhere(value)) repeatable.set(text, value);
    return value;
  };
}

/** Whether a text has neither links, whose places differ, nor ids, which are unique on a page. */
function isSameAnywhere({ body, references, embeds }: Fragment): boolean {
  const isFree = references.length === 0 && embeds.length === 0;
  return isFree && body.text.every((part) => !part.includes(' id="'));
}

/** Generates each example once, because operations often share a schema. */
function createExampleGenerator(
  document: RawObject,
  exampleSchema: MakeJsonSchema,
  inheritance: Inheritance,
  deadline: Deadline,
): ExampleGenerator {
  const defs = namedJsonSchemas(document, exampleSchema);
  const sample = createSchemaSampler(defs, inheritance, deadline);
  const made = new Map<string, Map<Json, Json | undefined>>();
  return {
    defs,
    exampleSchema,
    generate(schema, direction) {
      const known = made.get(direction) ?? new Map<Json, Json | undefined>();
      made.set(direction, known);
      const length = direction === 'request' ? 'brief' : 'whole';
      if (!known.has(schema)) known.set(schema, sample(schema, direction, length));
      return known.get(schema);
    },
  };
}
