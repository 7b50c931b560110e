/** Who sends the value: what is read-only is not part of a request, what is write-only of no response. */
export type Direction = 'request' | 'response' | 'both';
