import { type BodyShape, isPositional, mediaTypeNotation } from 'docsgen/request';

/** How a body is asked for. */
export type BodyKind = 'json' | 'form' | 'file' | 'text';

export function bodyKind(shape: BodyShape): BodyKind {
  // Parts by position are written as a list.
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
