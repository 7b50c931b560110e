import type { Perspective } from '../../json-schema/direction.js';
import { isJsonObject, type Json } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { anySchema } from '../normalize/schema-draft.js';
import { conditionsIn, withoutConditions } from './conditions.js';
import { declaredValue, removeHiddenFields } from './declared-value.js';
import { exclusiveAlternatives, isExclusive } from './exclusive-alternatives.js';
import { namesOfOthers, withoutFields } from './fields.js';
import { isValid } from './is-valid.js';
import { escapesFromNot, negatedSchemas, schemaNegation } from './negation.js';
import { combineParts, partsTypes } from './parts.js';
import { sampleArray } from './sample-array.js';
import type { SampleBudget } from './sample-budget.js';
import { partsStep, sampleNumber } from './sample-number.js';
import { sampleObject } from './sample-object.js';
import { sampleString } from './sample-string.js';
import { valueVariations } from './variations.js';

/** Parameters of sample generation. */
export interface Sampling {
  readonly direction: Perspective;
  /** Maximum nesting of objects and lists; deeper values are omitted. */
  readonly depth: number;
  /** Maximum number of optional properties of an object. */
  readonly breadth: number;
  /** Whether objects omit optional properties, unless none is required. */
  readonly isBrief: boolean;
  readonly budget: SampleBudget;
  resolve(name: string): ApiSchema | undefined;
  /**
   * Returns the discriminator value that identifies a named schema among those with the same base.
   */
  markOf(name: string): { readonly property: string; readonly value: string } | undefined;
}

/** The position of a value, with the sampling parameters. */
interface At extends Sampling {
  readonly level: number;
  /** Named schemas that contain the value. */
  readonly ancestors: readonly string[];
  /** Named schemas applied to this value. */
  readonly here: readonly string[];
}

type Choice = ApiSchema['alternatives'][number];

/** Maximum number of alternatives to try. */
const mostOptions = 6;
/** More named schemas for one value indicate an endless chain of alternatives. */
const mostNames = 50;

/** Generates a value that matches a schema; undefined if the schema is recursive or too deep. */
export function sample(schema: ApiSchema, sampling: Sampling): Json | undefined {
  return sampleAll([schema], { ...sampling, level: 0, ancestors: [], here: [] });
}

/** Generates a value that matches all schemas, if one is found. */
function sampleAll(schemas: readonly ApiSchema[], at: At): Json | undefined {
  at.budget.count();
  const said = declaredValue(schemas, at);
  if (said !== undefined) return shown(said, schemas, at);
  const whole = combineParts(schemas, at);
  if (whole === undefined || whole.parts.some(({ never }) => never)) return undefined;
  const { parts, names } = whole;
  if (at.here.length > mostNames) return undefined;
  const value = sampleParts(parts, { ...at, here: [...at.here, ...names] });
  return names.reduceRight((one, name) => withMark(one, name, at), value);
}

function shown(value: Json, schemas: readonly ApiSchema[], at: At): Json {
  return schemas.reduce((one, schema) => removeHiddenFields(one, schema, at), value);
}

/** Sets the discriminator value of a named schema, unless the schema fixes the value itself. */
function withMark(value: Json | undefined, name: string, at: At): Json | undefined {
  const mark = at.markOf(name);
  if (mark === undefined || !isJsonObject(value) || !Object.hasOwn(value, mark.property))
    return value;
  const property = at.resolve(name)?.properties.find((one) => one.name === mark.property)?.schema;
  const isFixed = property?.const !== undefined || property?.enum.length === 1;
  return isFixed ? value : { ...value, [mark.property]: mark.value };
}

function sampleParts(parts: readonly ApiSchema[], at: At): Json | undefined {
  const said = declaredValue(parts, at);
  if (said !== undefined) return shown(said, parts, at);
  const heir = sampleHeir(parts, at);
  if (heir !== undefined) return heir;
  const chooser = parts.find(({ alternatives }) => alternatives.length > 0);
  const choice = chooser?.alternatives[0];
  if (chooser === undefined || choice === undefined) return sampleTriggered(parts, at);
  const rest = { ...chooser, alternatives: chooser.alternatives.slice(1) };
  const others = parts.map((part) => (part === chooser ? rest : part));
  return sampleChoice(choice, others, parts, at);
}

/**
 * A base schema with a discriminator is never sent itself, so the sample uses its first derived
 * schema.
 */
function sampleHeir(parts: readonly ApiSchema[], at: At): Json | undefined {
  const discriminator = parts.find((part) => part.discriminator !== undefined)?.discriminator;
  const heirs = (discriminator?.mapping ?? []).flatMap(({ schema, value }) =>
    schema === undefined ? [] : [{ schema, value }],
  );
  const [first] = heirs;
  const around = [...at.here, ...at.ancestors];
  // Inside a derived schema, the base only contributes its properties.
  const isWithin = heirs.some(({ schema }) => around.includes(schema));
  if (discriminator === undefined || !first || isWithin) return undefined;
  const bases = parts.map((part) => ({ ...part, discriminator: undefined }));
  const value = sampleAll([...bases, { ...anySchema, ref: first.schema }], at);
  return isJsonObject(value) ? { ...value, [discriminator.property]: first.value } : undefined;
}

/**
 * Generates a value for the first alternative that makes the whole valid; for `oneOf`, it must
 * match no other alternative.
 */
function sampleChoice(
  choice: Choice,
  others: readonly ApiSchema[],
  whole: readonly ApiSchema[],
  at: At,
): Json | undefined {
  at.budget.judge(choice.schemas.length);
  const options = optionsOutside(choice.schemas, at);
  const make = (option: ApiSchema, more: readonly ApiSchema[]): Json | undefined => {
    const names = isExclusive(choice) ? namesOfOthers(option, choice.schemas, at.resolve) : none;
    const base = others.map((part) => withoutFields(part, names));
    return marked(sampleAll([...base, option, ...more], at), option, choice);
  };
  const contested = options.filter((option) => exclusiveAlternatives(option, choice).length > 0);
  const makers = [
    ...options.map((option) => () => make(option, [])),
    ...contested.map(
      (option) => () => make(option, exclusiveAlternatives(option, choice).map(schemaNegation)),
    ),
  ];
  const isGood = (value: Json): boolean => fitsAll(value, whole, at);
  return at.budget.firstGood(makers, isGood) ?? sampleAll(others, at);
}

const none: ReadonlySet<string> = new Set();

/** The first alternatives that are not recursive here; a body may have hundreds. */
function optionsOutside(
  schemas: readonly ApiSchema[],
  { ancestors, here }: At,
): readonly ApiSchema[] {
  const around = new Set([...ancestors, ...here]);
  const options: ApiSchema[] = [];
  for (const option of schemas) {
    if (option.ref === undefined || !around.has(option.ref)) options.push(option);
    if (options.length === mostOptions) break;
  }
  return options;
}

/** Sets the discriminator value of the chosen alternative. */
function marked(
  value: Json | undefined,
  option: ApiSchema,
  { discriminator, mapping }: Choice,
): Json | undefined {
  const told = mapping?.find(({ schema }) => schema !== undefined && schema === option.ref);
  return isJsonObject(value) && discriminator !== undefined && told !== undefined
    ? { ...value, [discriminator]: told.value }
    : value;
}

/**
 * Generates a value together with its conditional schemas: each condition that the value meets adds
 * requirements.
 */
function sampleTriggered(parts: readonly ApiSchema[], at: At): Json | undefined {
  let pending = conditionsIn(parts, at);
  if (pending.length === 0) return sampleAllowed(parts, at);
  let asked = parts.map(withoutConditions);
  let value = sampleAll(asked, at);
  while (value !== undefined) {
    const made = value;
    const next = pending.find((trigger) => !fitsAll(made, trigger(made), at));
    if (next === undefined) return made;
    asked = [...asked, ...next(made)];
    pending = pending.filter((one) => one !== next);
    value = sampleAll(asked, at) ?? made;
  }
  return value;
}

/** Generates a value that matches no negated schema. */
function sampleAllowed(parts: readonly ApiSchema[], at: At): Json | undefined {
  const forbidden = parts.flatMap(negatedSchemas);
  const value = sampleType(parts, partsTypes(parts)[0], at);
  const broken = forbidden.find((not) => value !== undefined && isValid(value, not, at));
  if (broken === undefined || value === undefined) return value;
  const isGood = (one: Json): boolean => fitsAll(one, parts, at);
  for (const other of valueVariations(value, partsStep(parts))) {
    if (!isValid(other, broken, at) && isGood(other)) return other;
  }
  // Keeps the remaining negated schemas.
  const still = forbidden.filter((not) => not !== broken).map(schemaNegation);
  const open = parts.map((part) => ({ ...part, not: undefined }));
  const types = partsTypes(parts).slice(1);
  const ways = [
    ...escapesFromNot(broken, value),
    ...types.map((type) => ({ ...anySchema, types: [type] })),
  ].map((way) => () => sampleAll([...open, ...still, way], at));
  return at.budget.firstGood([() => value, ...ways], isGood);
}

function fitsAll(value: Json, schemas: readonly ApiSchema[], at: At): boolean {
  const known = new Map<ApiSchema, boolean>();
  return schemas.every((schema) => isValid(value, schema, at, 0, known));
}

function sampleType(
  parts: readonly ApiSchema[],
  type: string | undefined,
  at: At,
): Json | undefined {
  const ancestors = [...at.ancestors, ...at.here];
  const below = { ...at, level: at.level + 1, ancestors, here: [] };
  const make = (schemas: readonly ApiSchema[]): Json | undefined => sampleAll(schemas, below);
  const isDeep = at.level >= at.depth;
  switch (type) {
    case 'object':
      return sampleObject(parts, make, at, { isDeep, breadth: at.breadth, isBrief: at.isBrief });
    case 'array':
      return sampleArray(parts, make, at, isDeep);
    case 'string':
      return sampleString(parts);
    case 'number':
    case 'integer':
      return sampleNumber(parts);
    case 'boolean':
      return true;
    default:
      return parts.some(({ nullable }) => nullable) ? null : undefined;
  }
}
