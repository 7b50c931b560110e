import { isJsonObject, type Json } from '../json-schema/json.js';

/** The notation of a media type's content. */
export type Notation =
  | 'json'
  | 'jsonLines'
  | 'events'
  | 'csv'
  | 'xml'
  | 'form'
  | 'multipart'
  | 'text'
  | 'binary';

/** Returns the notation of a media type (RFC 6838), including structured suffixes (RFC 6839). */
export function mediaTypeNotation(mediaType: string): Notation {
  const type = mediaTypeEssence(mediaType);
  if (type === '*/*' || type === 'application/*' || type === 'json') return 'json';
  if (/(?:jsonl|ndjson|jsonlines|json-seq)$/.test(type)) return 'jsonLines';
  if (/[/+.]json$/.test(type)) return 'json';
  if (type === 'text/event-stream') return 'events';
  if (type === 'text/csv') return 'csv';
  if (/[/+]xml$/.test(type)) return 'xml';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type.startsWith('multipart/')) return 'multipart';
  if (type.startsWith('text/') || /yaml|javascript|graphql/.test(type)) return 'text';
  return 'binary';
}

/** Returns a media type without parameters, in lower case. */
export function mediaTypeEssence(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}

/** Returns the type that a request accepts among those of its response: JSON, or else the first. */
export function acceptedType(types: readonly string[]): string | undefined {
  return types.find((type) => mediaTypeNotation(type) === 'json') ?? types[0];
}

/**
 * Whether a media range stands for a file: `*\/*` with the schema of binary content says nothing
 * about JSON.
 */
export function isFileRange(mediaType: string, schema: Json | undefined): boolean {
  return mediaType.includes('*') && isJsonObject(schema) && schema.format === 'binary';
}

/** Returns a concrete type for a media range, which cannot be sent. */
export function sendableType(mediaType: string, schema?: Json): string {
  if (!mediaType.includes('*')) return mediaType;
  if (isFileRange(mediaType, schema)) return 'application/octet-stream';
  if (mediaTypeNotation(mediaType) === 'json') return 'application/json';
  return mediaType.startsWith('text/') ? 'text/plain' : 'application/octet-stream';
}
