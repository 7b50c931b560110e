import type { Api, Fragment, NamedSchema, Operation, Schema } from '../../src/model/index.js';
/** A schema that says only what is given. */
export declare function schemaOf(given: Partial<Schema>): Schema;
/** An object with these properties; names that end with `!` are required. */
export declare function objectOf(properties: Readonly<Record<string, Schema>>): Schema;
export declare const text: Schema;
export declare function refTo(ref: string): Schema;
export declare function arrayOf(items: Schema): Schema;
export declare function namedSchema(name: string, schema: Schema): NamedSchema;
/** Markdown as it stands in a description, at the top of the file. */
export declare function described(markdown: string): Fragment;
export declare function operationOf(given: Partial<Operation> & Pick<Operation, 'slug'>): Operation;
/** One tag, Planets, in one group, with the given operations and schemas. */
export declare function apiOf(given?: Partial<Api>): Api;
