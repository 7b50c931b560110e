/**
 * The direction of a value: read-only properties are absent from requests, write-only properties
 * from responses.
 */
export type Direction = 'request' | 'response';

/** The view of a schema: one direction, or all of its properties. */
export type Perspective = Direction | 'both';
