import { type BodyShape, isPositional, mediaTypeNotation } from 'docsgen/request';

/** The kind of control for a body. */
export type BodyKind = 'json' | 'form' | 'file' | 'text';

export function bodyKind(shape: BodyShape): BodyKind {
  // Positional parts are edited as a JSON list.
  if (isPositional(shape)) return 'json';
  switch (mediaTypeNotation(shape.type)) {
    case 'json':
      return 'json';
    case 'form':
    case 'multipart':
      return 'form';
    case 'binary':
      return 'file';
    default:
      return 'text';
  }
}
