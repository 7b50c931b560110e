import type { Fragment } from '../../content/fragment.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import type { HighlightedCode } from '../api/example.js';
import type { ApiSchema } from '../api/schema.js';
import type { Deadline } from '../deadline.js';
import type { Version } from '../description.js';
import type { Generate } from '../examples/generated.js';
import type { JsonObject } from '../json.js';
import type { MakeJsonSchema } from '../json-schema/make-json-schema.js';
import type { LargeIntegers } from '../source/large-integers.js';
import type { Locator, Origin } from '../source/locate.js';

/** What the rest of docsgen does for this room. */
export interface Ports {
  /** Turns Markdown into HTML; `origin` tells where the text stands. */
  markdown(text: string, origin: Origin): Outcome<Fragment>;
  /** Highlights code; an unknown language gives plain text. */
  highlight(text: string, language: string): HighlightedCode;
}

/** Reads the normal form of a schema as it is written at a JSON pointer. */
export type ReadSchema = (raw: unknown, pointer: string) => ApiSchema;

/** What all parts of the normal form are made with. */
export interface Context {
  /** The description with all references resolved but those to named schemas. */
  readonly document: JsonObject;
  readonly version: Version;
  readonly locator: Locator;
  readonly integers: LargeIntegers;
  readonly highlight: Ports['highlight'];
  readonly readSchema: ReadSchema;
  /** The named schema in normal form. */
  schemaOf(name: string): ApiSchema | undefined;
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

/** Parts that their author keeps from readers. */
export function isInternal(node: unknown): boolean {
  return (
    typeof node === 'object' && node !== null && 'x-internal' in node && node['x-internal'] === true
  );
}
