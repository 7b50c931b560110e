import type { RawObject } from '../json-schema/json.js';
import type { ObjectKind } from './references/object-model.js';
import type { VisitedObject } from './references/walk.js';
import type { Locator } from './source/locate.js';

/** `2.0` is Swagger. */
export type Version = '2.0' | '3.0' | '3.1' | '3.2';

/**
 * A description in one document with unresolved references, and the source positions of its parts.
 */
export interface BundledDocument {
  /** Path of the description file, relative to the site folder. */
  readonly file: string;
  readonly version: Version;
  readonly document: RawObject;
  /** Every object of the document, in order. */
  readonly objects: readonly VisitedObject[];
  readonly kinds: ReadonlyMap<string, ObjectKind>;
  readonly locator: Locator;
}
