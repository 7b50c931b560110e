/** Who sends a value: what is read-only is not part of a request, what is write-only of no response. */
export type Direction = 'request' | 'response';

/** How a schema is looked at: for one direction, or as it stands, with all that it has. */
export type Perspective = Direction | 'both';
