import { didYouMean } from '../../diagnostics/index.js';
import type { Json } from '../../json-schema/json.js';
import { violationMessage } from '../../json-schema/validation/index.js';
import type { Operation, Parameter } from '../../openapi/api/operation.js';
import { type GuideDiagnostic, guideDiagnostic } from '../guide-diagnostic.js';
import type { GuideRequest } from '../guide-request.js';
import {
  isPlaceholder,
  type SourceText,
  sliceText,
  type TextSpan,
  writtenSpan,
} from '../source-text.js';
import { type AskedParameter, type GuideContext, operationLabel } from './context.js';
import { checkDeepObject, type DeepObjectPair } from './deep-object.js';
import { decodeValue, possibleValues } from './readings.js';
import { suggestedValue } from './suggested-value.js';

/** Checks the values of path parameters. */
export function checkPathValues(
  values: ReadonlyMap<string, SourceText>,
  operation: Operation,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  return operation.parameters.flatMap((parameter) => {
    const value = parameter.in === 'path' ? values.get(parameter.name) : undefined;
    return value && parameter.style === 'simple' ? checkValues([value], parameter, context) : [];
  });
}

export function checkQuery(
  query: SourceText | undefined,
  operation: Operation,
  span: TextSpan,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  const described = operation.parameters.filter(({ in: where }) => where === 'query');
  const pairs = query === undefined ? [] : writtenPairs(query);
  const takesAny =
    operation.parameters.some(({ in: where }) => where === 'querystring') ||
    described.some((parameter) => spreads(parameter, context)) ||
    query?.unknown.some(({ start, end }) => start === 0 && end === query.text.length);
  const keys = context.api.securitySchemes.flatMap((scheme) =>
    scheme.type === 'apiKey' && scheme.in === 'query' ? [scheme.parameter] : [],
  );
  const diagnostics: GuideDiagnostic[] = [];
  for (const { name, source } of pairs) {
    const isKnown = described.some(
      (parameter) => parameter.name === baseName(name, parameter.name),
    );
    if (isKnown || takesAny || keys.includes(name) || isPlaceholder(source)) continue;
    const args = { name, operation: operationLabel(operation) };
    const hint = didYouMean(
      name,
      described.map((parameter) => parameter.name),
    );
    diagnostics.push(guideDiagnostic('guide/unknown-parameter', args, writtenSpan(source), hint));
  }
  for (const parameter of described) {
    const asked = { parameter, operation, span };
    const own = pairs.filter(({ name }) => parameter.name === baseName(name, parameter.name));
    if (own.length > 0) {
      if (own.every(({ name }) => name === parameter.name)) {
        diagnostics.push(
          ...checkValues(
            own.map(({ value }) => value),
            parameter,
            context,
          ),
        );
      } else if (parameter.style === 'deepObject') {
        diagnostics.push(...checkDeepObject(own, asked, context));
      }
    } else if (parameter.required && !takesAny) diagnostics.push(missing(asked));
  }
  return diagnostics;
}

export function checkHeaders(
  { headers, isWhole }: GuideRequest,
  operation: Operation,
  span: TextSpan,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  return operation.parameters.flatMap((parameter) => {
    // OpenAPI 3.1.1, section 4.8.12: header parameters with these names are ignored.
    if (
      parameter.in !== 'header' ||
      /^(accept|content-type|authorization)$/i.test(parameter.name)
    ) {
      return [];
    }
    const own = headers.find(({ name }) => name.toLowerCase() === parameter.name.toLowerCase());
    if (own) return checkValues([own.value], parameter, context);
    return parameter.required && isWhole ? [missing({ parameter, operation, span })] : [];
  });
}

function missing({ parameter, operation, span }: AskedParameter): GuideDiagnostic {
  const { name, in: where } = parameter;
  const args = { name, in: where, operation: operationLabel(operation) };
  return guideDiagnostic('guide/missing-parameter', args, span);
}

/**
 * Checks a single value or the items of a list. Objects and values with a content type are not
 * checked.
 */
function checkValues(
  values: readonly SourceText[],
  parameter: Parameter,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  const { jsonSchema, name, in: where, contentType, style, explode } = parameter;
  if (jsonSchema === undefined || contentType !== undefined || values.some(isPlaceholder))
    return [];
  const types = parameterTypes(parameter, context);
  if (types.includes('object') || style === 'deepObject') return [];
  const isList = types.includes('array');
  const separator =
    style === 'spaceDelimited' ? /%20|\+| / : style === 'pipeDelimited' ? /%7C|\|/i : /,/;
  const texts = values.map(({ text }) => text);
  const parts =
    isList && !(where === 'query' && explode)
      ? texts.flatMap((text) => text.split(separator))
      : texts;
  const candidates = isList ? listParts(parts) : possibleValues(parts[0] ?? '');
  const tried = candidates.map(
    (value) => context.schemas.violations(value, jsonSchema, 'request') ?? [],
  );
  if (tried.some((violations) => violations.length === 0)) return [];
  const closest = tried.find((violations) => violations.some(({ keyword }) => keyword !== 'type'));
  const [violation] = closest ?? tried[0] ?? [];
  const [first] = values;
  if (violation === undefined || first === undefined) return [];
  return [
    guideDiagnostic(
      'guide/invalid-parameter',
      { name, in: where, problem: violationMessage(violation) },
      writtenSpan(first),
      suggestedValue(violation),
    ),
  ];
}

function listParts(parts: readonly string[]): readonly Json[] {
  const all = parts.map(possibleValues);
  const texts: Json = all.map(([text]) => text ?? '');
  return [texts, all.map((one) => one.at(-1) ?? '')];
}

function parameterTypes({ schema }: Parameter, { api }: GuideContext): readonly string[] {
  const named = api.schemas.find(({ name }) => name === schema.ref)?.schema;
  return schema.types.length > 0 ? schema.types : (named?.types ?? []);
}

/** Whether the properties of an object parameter appear as separate query pairs. */
function spreads(parameter: Parameter, context: GuideContext): boolean {
  const isForm = parameter.style === 'form' && parameter.explode === true;
  return isForm && parameterTypes(parameter, context).includes('object');
}

/**
 * `filter[name]` and `ids[]` belong to `filter` and `ids`, unless a parameter has that literal
 * name.
 */
function baseName(written: string, name: string): string {
  return written === name ? written : written.replace(/\[.*$/s, '');
}

function writtenPairs(query: SourceText): readonly DeepObjectPair[] {
  return [...query.text.matchAll(/[^&]+/g)].map(({ 0: pair, index }) => {
    const equals = pair.indexOf('=');
    const end = equals === -1 ? pair.length : equals;
    return {
      name: decodeValue(pair.slice(0, end)),
      source: sliceText(query, index, index + end),
      value: sliceText(query, index + Math.min(end + 1, pair.length), index + pair.length),
    };
  });
}
