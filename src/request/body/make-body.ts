import type { Json } from '../../json-schema/json.js';
import { isJsonObject, textOrJson } from '../../json-schema/json.js';
import type { HttpBody } from '../http-request.js';
import { isJson, isList } from '../json.js';
import { mediaTypeNotation } from '../media-type.js';
import type { BodyShape, RequestShape } from '../shape.js';
import { rejectControlCharacters } from '../validate-fields.js';
import type { BodyValue, FieldValue } from '../values.js';
import { formBody } from './form.js';
import { multipartBody, sequenceBody } from './multipart.js';

/** Makes the HTTP body for a reader's input; an optional form without fields is not sent. */
export function makeBody({ bodies }: RequestShape, body: BodyValue): HttpBody | undefined {
  const type = rejectControlCharacters('Content-Type', body.type);
  const shape = bodies.find((one) => one.type === type);
  const isUnsent = shape?.required === false && body.kind === 'fields' && body.fields.length === 0;
  if (isUnsent) return undefined;
  switch (body.kind) {
    case 'file':
      // Operating systems and services often disagree on a file's media type.
      return {
        kind: 'file',
        type: rejectControlCharacters('Content-Type', (shape?.isRange && body.file.type) || type),
        file: body.file,
      };
    case 'text': {
      const sequence = sequenceIn(body);
      return sequence ? valueBody(type, sequence, shape) : textBody(type, body.text);
    }
    case 'fields':
      return fieldsBody(type, body.fields, shape);
    case 'value':
      return valueBody(type, body.value, shape);
  }
}

function valueBody(type: string, value: Json, shape: BodyShape | undefined): HttpBody {
  const notation = mediaTypeNotation(type);
  if (notation === 'json') {
    return { kind: 'text', type, text: JSON.stringify(value, null, 2), isJson: true };
  }
  if ((notation === 'form' || notation === 'multipart') && isJsonObject(value)) {
    const fields = Object.entries(value).map(([name, item]) => ({ name, value: item }));
    return fieldsBody(type, fields, shape);
  }
  if (notation === 'multipart' && isList(value)) {
    return sequenceBody(type, value, shape?.encoding ?? []);
  }
  return textBody(type, textOrJson(value));
}

/** Multipart sequences are edited as a JSON list, whatever their media type. */
function sequenceIn({ type, text }: Extract<BodyValue, { kind: 'text' }>): Json | undefined {
  if (mediaTypeNotation(type) !== 'multipart' || !isJson(text)) return undefined;
  const value = JSON.parse(text) as Json;
  return isList(value) ? value : undefined;
}

function textBody(type: string, text: string): HttpBody {
  const notation = mediaTypeNotation(type);
  // Services that read line by line wait for the end of the last one.
  const isOpen = notation === 'jsonLines' && /[^\n]$/.test(text);
  return {
    kind: 'text',
    type,
    text: isOpen ? `${text}\n` : text,
    isJson: notation === 'json' && isJson(text),
  };
}

function fieldsBody(
  type: string,
  fields: readonly FieldValue[],
  shape: BodyShape | undefined,
): HttpBody {
  const encoding = shape?.encoding ?? [];
  return mediaTypeNotation(type) === 'multipart'
    ? multipartBody(type, fields, encoding)
    : formBody(type, fields, encoding);
}
