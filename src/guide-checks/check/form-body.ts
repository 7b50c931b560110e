import { didYouMean } from '../../diagnostics/index.js';
import type { Json, JsonObject } from '../../json-schema/json.js';
import { type Violation, violationMessage } from '../../json-schema/validation/index.js';
import type { MediaType } from '../../openapi/api/media-type.js';
import type { ApiSchema } from '../../openapi/api/schema.js';
import { type GuideDiagnostic, guideDiagnostic } from '../guide-diagnostic.js';
import type { GuideField } from '../guide-request.js';
import {
  isPlaceholder,
  type SourceText,
  sliceText,
  type TextSpan,
  writtenSpan,
} from '../source-text.js';
import type { GuideContext } from './context.js';
import { possibleValues } from './readings.js';
import { suggestedValue } from './suggested-value.js';

/**
 * Checks a form against its schema: field names, required fields and single values. The encoding of
 * lists and objects is not checked.
 *
 * @param missingAt position that reports a missing field; undefined if the example shows only part of the form
 */
export function checkForm(
  fields: readonly GuideField[],
  media: MediaType,
  missingAt: TextSpan | undefined,
  { api, schemas }: GuideContext,
): readonly GuideDiagnostic[] {
  const { schema } = media;
  const named =
    schema?.ref === undefined ? undefined : api.schemas.find(({ name }) => name === schema.ref);
  const object = named?.schema ?? schema;
  if (object === undefined || object.properties.length === 0 || object.alternatives.length > 0)
    return [];
  const form: Form = {
    fields,
    known: object.properties.map(({ name }) => name),
    values: Object.fromEntries(fields.map(({ name, value }) => [baseName(name), text(value)])),
    violations: (value) => schemas.violations(value, media.jsonSchema ?? true, 'request') ?? [],
  };
  const isOpen = fields.some(({ name }) => isPlaceholder(name));
  return [
    ...unknownFields(form, object),
    ...(isOpen || missingAt === undefined ? [] : missingFields(form, missingAt)),
    ...wrongValues(form, media),
  ];
}

interface Form {
  readonly fields: readonly GuideField[];
  /** Field names that the schema lists. */
  readonly known: readonly string[];
  /** The written values, as strings. */
  readonly values: JsonObject;
  violations(value: Json): readonly Violation[];
}

function unknownFields(
  { fields, known }: Form,
  { additional }: ApiSchema,
): readonly GuideDiagnostic[] {
  return fields.flatMap(({ name: written }) => {
    const name = baseName(written);
    if (known.includes(name) || typeof additional === 'object' || isPlaceholder(written)) return [];
    const hint = didYouMean(name, known);
    const found = guideDiagnostic(
      'guide/unknown-field',
      { field: name },
      writtenSpan(written),
      hint,
    );
    return [{ ...found, mild: additional !== 'closed' }];
  });
}

function missingFields({ values, violations }: Form, at: TextSpan): readonly GuideDiagnostic[] {
  return violations(values)
    .flatMap(({ keyword, path, missing = [] }) =>
      keyword === 'required' && path.length === 0 ? missing : [],
    )
    .map((field) => guideDiagnostic('guide/missing-field', { field }, at));
}

function wrongValues(form: Form, { encoding = [] }: MediaType): readonly GuideDiagnostic[] {
  const { fields, known: knownNames, values, violations } = form;
  const single = fields.filter(
    ({ name, value }) =>
      value !== undefined &&
      !isPlaceholder(value) &&
      knownNames.includes(name.text) &&
      fields.every((other) => other.name === name || baseName(other.name) !== name.text) &&
      !encoding.some(({ property }) => property === name.text),
  );
  return single.flatMap(({ name, value }) => {
    const tried = possibleValues(text(value)).map((one) =>
      violations({ ...values, [name.text]: one }).filter(({ path }) => path[0] === name.text),
    );
    const [own = []] = tried;
    // An example may show only part of a list or object.
    const isMore = own.some(({ keyword, limit }) => keyword === 'type' && isStructure(limit));
    if (isMore || tried.some((found) => found.length === 0)) return [];
    const closest = tried.find((found) => found.some(({ keyword }) => keyword !== 'type'));
    const [violation] = closest ?? own;
    if (violation === undefined || value === undefined) return [];
    const args = { field: name.text, problem: violationMessage(violation) };
    return [
      guideDiagnostic('guide/invalid-value', args, writtenSpan(value), suggestedValue(violation)),
    ];
  });
}

/** Reads the fields of `name=Ann&age=5`. */
export function readFormFields(content: SourceText): readonly GuideField[] {
  return [...content.text.matchAll(/[^&\n]+/g)].map(({ 0: pair, index }) => {
    const equals = pair.indexOf('=');
    const end = equals === -1 ? pair.length : equals;
    return {
      name: sliceText(content, index, index + end),
      value: sliceText(content, index + Math.min(end + 1, pair.length), index + pair.length),
    };
  });
}

/** `tags[]` and `place[city]` belong to the fields `tags` and `place`. */
function baseName({ text }: SourceText): string {
  return text.replace(/\[.*$/s, '');
}

function text(value: SourceText | undefined): string {
  return value?.text ?? '';
}

function isStructure(types: Json | undefined): boolean {
  return [types].flat().some((type) => type === 'array' || type === 'object');
}
