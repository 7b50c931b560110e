import { type BodyShape, notationOf } from 'docsgen/request';

/** How a body is asked for. */
export type BodyKind = 'json' | 'form' | 'file' | 'text';

export function bodyKind({ type }: BodyShape): BodyKind {
  switch (notationOf(type)) {
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
