import type { Code, Diagnostic, Fragment, Outcome, Schema } from '../../model/index.js';
import type { Deadline } from '../deadline.js';
import type { Version } from '../description.js';
import { type Generate, makeGenerator } from '../examples/generated.js';
import { type JsonObject, textOf } from '../json.js';
import { type MakeJsonSchema, makeJsonSchemas } from '../json-schema/make-json-schema.js';
import { pointerTo } from '../pointer.js';
import type { Locator, Origin } from '../source/locate.js';
import { makeMarks } from './discriminator.js';
import { namedSchemasOf } from './reference-names.js';
import { makeSchemaReader } from './schema.js';
import type { ReadSchema } from './schema-own.js';

/** What the rest of docsgen does for this room. */
export interface Ports {
  /** Turns Markdown into HTML; `origin` tells where the text stands. */
  markdown(text: string, origin: Origin): Outcome<Fragment>;
  /** Highlights code; an unknown language gives plain text. */
  highlight(text: string, language: string): Code;
}

/** What all parts of the normal form are made with. */
export interface Context {
  /** The description with all references resolved but those to named schemas. */
  readonly document: JsonObject;
  readonly version: Version;
  readonly locator: Locator;
  readonly highlight: Ports['highlight'];
  readonly readSchema: ReadSchema;
  /** The named schema in normal form. */
  schemaOf(name: string): Schema | undefined;
  readonly generate: Generate;
  readonly jsonSchemaOf: MakeJsonSchema;
  /** The Markdown text under a key of the object at `pointer`. */
  describe(node: JsonObject, pointer: string, key?: string): Fragment | undefined;
  report(diagnostic: Diagnostic): void;
  /** Called with each part that is read. */
  readonly deadline: Deadline;
}

/** What schemas are read with, before there are any. */
export type BaseContext = Omit<Context, 'readSchema' | 'schemaOf' | 'generate' | 'jsonSchemaOf'>;

export function makeContext(
  document: JsonObject,
  { version, locator }: Pick<Context, 'version' | 'locator'>,
  ports: Ports,
  report: (diagnostic: Diagnostic) => void,
  deadline: Deadline,
): Context {
  // A response that many operations share has one description: it is rendered and reported on once.
  const known = new Map<string, Fragment>();
  const highlighted = new Map<string, Code>();
  const base: BaseContext = {
    document,
    version,
    locator,
    report,
    deadline,
    highlight(text, language) {
      // Answers of many operations have the same example.
      const identity = `${language}\n${text}`;
      const code = highlighted.get(identity) ?? ports.highlight(text, language);
      highlighted.set(identity, code);
      return code;
    },
    describe(node, pointer, key = 'description') {
      deadline();
      const text = textOf(node[key]);
      if (text === undefined || text.trim() === '') return undefined;
      const origin = locator.origin(pointerTo(pointer, key));
      const identity = `${origin.file}:${origin.start}:${text}`;
      const before = known.get(identity);
      if (before !== undefined) return before;
      const { value, diagnostics } = ports.markdown(text, origin);
      diagnostics.forEach(report);
      known.set(identity, value);
      return value;
    },
  };
  const readSchema = makeSchemaReader(base);
  const schemas = namedSchemasOf(document);
  const schemaOf = (name: string): Schema | undefined =>
    Object.hasOwn(schemas, name)
      ? readSchema(schemas[name], pointerTo('/components/schemas', name))
      : undefined;
  const markOf = makeMarks(schemas, schemaOf);
  const generate = makeGenerator({ resolve: schemaOf, markOf });
  return { ...base, readSchema, schemaOf, generate, jsonSchemaOf: makeJsonSchemas(document) };
}

/** Parts that their author keeps from readers. */
export function isInternal(node: unknown): boolean {
  return (
    typeof node === 'object' && node !== null && 'x-internal' in node && node['x-internal'] === true
  );
}
