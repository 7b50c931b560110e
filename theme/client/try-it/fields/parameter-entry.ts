import {
  isJson,
  isJsonObject,
  mediaTypeNotation,
  type ParameterShape,
  parseForForm,
  parseForStyle,
} from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { schemaFacets, schemaTypes } from '../json/subschemas.js';
import type { ValueFormat } from '../json-fields/entered-value.js';
import { enumeration } from './form-control.js';
import { isEnteredInParts, type ParameterControl, parameterControl } from './parameter-control.js';

/** How the value of a parameter is entered and sent. */
export interface ParameterEntry {
  readonly schema: Json;
  readonly kind: ParameterControl['kind'];
  /** Whether each part of an object or a list of objects has a field. */
  readonly isInParts: boolean;
  readonly format: ValueFormat;
}

export function parameterEntry(parameter: ParameterShape, root: Json): ParameterEntry {
  const isStyled = parameter.contentType === undefined;
  const schema = isStyled ? parameter.schema : withObject(parameter.schema, root);
  const control = parameterControl(schema, root);
  return {
    schema,
    kind: control.kind,
    isInParts: isEnteredInParts(schema, root, control) && (isStyled || hasKnownParts(schema, root)),
    format: valueFormat(parameter),
  };
}

function valueFormat({ in: place, contentType }: ParameterShape): ValueFormat {
  if (contentType === undefined) return 'parts';
  const notation = mediaTypeNotation(contentType);
  if (notation === 'json') return 'json';
  return place === 'querystring' && notation === 'form' ? 'parts' : 'field';
}

/** With `content`, a value without a declared type is an object. */
function withObject(schema: Json, root: Json): Json {
  const facets = schemaFacets(schema, root);
  const isKnown =
    schemaTypes(facets).size > 0 ||
    facets.some((facet) => facet.items !== undefined || enumeration(facet, root) !== undefined);
  return isKnown ? schema : { allOf: [schema], type: 'object' };
}

/** Whether a schema says what its values contain. Other objects are entered as JSON where they are sent as JSON. */
function hasKnownParts(schema: Json, root: Json): boolean {
  return schemaFacets(schema, root).some(
    ({ properties, additionalProperties, items }) =>
      isJsonObject(properties) || isJsonObject(additionalProperties) || items !== undefined,
  );
}

/**
 * The value of a parameter for what is entered. JSON is kept as text if parsing would lose digits. A style or a form
 * serialises its parts, so the parts are kept as texts.
 */
export function parameterValue(
  entered: Json | undefined,
  parameter: ParameterShape,
  kind: ParameterControl['kind'],
): Json | undefined {
  if (typeof entered !== 'string' || kind !== 'json') return entered;
  if (valueFormat(parameter) !== 'parts' || !/^\s*[[{]/.test(entered) || !isJson(entered))
    return entered;
  const { contentType, style } = parameter;
  return contentType === undefined ? parseForStyle(entered, style) : parseForForm(entered);
}
