import type { Fragment } from '../../content/fragment.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { Perspective } from '../../json-schema/direction.js';
import type { Json, RawObject } from '../../json-schema/json.js';
import type { Defs } from '../../json-schema/references.js';
import type { HighlightedCode } from '../api/example.js';
import type { ApiSchema } from '../api/schema.js';
import type { Version } from '../bundled-document.js';
import type { Deadline } from '../deadline.js';
import type { LargeIntegers } from '../source/large-integers.js';
import type { Locator, Origin } from '../source/locate.js';
import type { MakeJsonSchema } from './make-json-schema.js';

/** Services that callers provide to this module. */
export interface Ports {
  /** Converts Markdown to HTML; `origin` is the text's source position. */
  markdown(text: string, origin: Origin): Outcome<Fragment>;
  /** Highlights code; an unknown language results in plain text. */
  highlight(text: string, language: string): HighlightedCode;
}

/** Reads the schema at a JSON pointer in normalized form. */
export type ReadSchema = (raw: unknown, pointer: string) => ApiSchema;

/** Generates examples from schemas. */
export interface ExampleGenerator {
  /** The named schemas. */
  readonly defs: Defs;
  /** Converts a schema of the description. Its values contain the stand-ins of large integers. */
  readonly exampleSchema: MakeJsonSchema;
  /**
   * Returns an example; undefined if no useful one exists. A request has the required properties,
   * like the first request that a reader writes; the page offers all properties as well.
   */
  generate(schema: Json, direction: Perspective): Json | undefined;
}

/** Context of normalization. */
export interface Context {
  /** The description with all references resolved, except those to named schemas. */
  readonly document: RawObject;
  readonly version: Version;
  /** URL that relative servers refer to; undefined for a description that is only a file. */
  readonly location: string | undefined;
  readonly locator: Locator;
  readonly integers: LargeIntegers;
  readonly highlight: Ports['highlight'];
  readonly readSchema: ReadSchema;
  /** Returns a named schema in normalized form. */
  namedSchema(name: string): ApiSchema | undefined;
  readonly examples: ExampleGenerator;
  readonly jsonSchemaOf: MakeJsonSchema;
  /** Returns the Markdown text under a key of the object at `pointer`. */
  describe(node: RawObject, pointer: string, key?: string): Fragment | undefined;
  report(diagnostic: Diagnostic): void;
  /** Called for each part that is read. */
  readonly deadline: Deadline;
}

/** The context before schemas can be read. */
export type BaseContext = Omit<Context, 'readSchema' | 'namedSchema' | 'examples' | 'jsonSchemaOf'>;
