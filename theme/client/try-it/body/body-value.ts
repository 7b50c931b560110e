import { type BodyShape, type BodyValue, initialBody } from 'docsgen/request';
import { bodyKind } from './body-kind.js';

/** A body's initial value: an example, or empty. */
export function initialFormBody(shape: BodyShape, example = 0): BodyValue {
  const { type } = shape;
  const empty: BodyValue =
    bodyKind(shape) === 'form'
      ? { kind: 'fields', type, fields: [] }
      : { kind: 'text', type, text: '' };
  return initialBody(shape, example) ?? empty;
}

/** A body as editable text. */
export function bodyText(value: BodyValue): string {
  if (value.kind === 'text') return value.text;
  return value.kind === 'value' ? JSON.stringify(value.value, null, 2) : '';
}
