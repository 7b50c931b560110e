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

/** What a sample is made with. */
export interface Sampling {
  readonly direction: Perspective;
  /** Levels of objects and lists; what lies deeper is left out. */
  readonly depth: number;
  /** Optional fields of an object. */
  readonly breadth: number;
  readonly budget: SampleBudget;
  resolve(name: string): ApiSchema | undefined;
  /** The value by which a named schema is told from others that build on the same one. */
  markOf(name: string): { readonly property: string; readonly value: string } | undefined;
}

/** Where a value stands, and what it is made with. */
interface At extends Sampling {
  readonly level: number;
  /** Named schemas that lie around the value. */
  readonly ancestors: readonly string[];
  /** Named schemas that this very value is made of. */
  readonly here: readonly string[];
}

type Choice = ApiSchema['alternatives'][number];

/** Of alternatives, no more are tried. */
const mostOptions = 6;
/** A value that is made of more named schemas than these goes from one alternative to the next for ever. */
const mostNames = 50;

/** A value that fits a schema, undefined where there is none to show: in a circle, or too deep. */
export function sample(schema: ApiSchema, sampling: Sampling): Json | undefined {
  return sampleAll([schema], { ...sampling, level: 0, ancestors: [], here: [] });
}

/** A value that fits all of these schemas, as far as one is found. */
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

/** With the value by which the named schema is told from its like, unless it says that itself. */
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

/** A base whose heirs are told apart by a value is never sent by itself: the first of its heirs stands for it. */
function sampleHeir(parts: readonly ApiSchema[], at: At): Json | undefined {
  const discriminator = parts.find((part) => part.discriminator !== undefined)?.discriminator;
  const heirs = (discriminator?.mapping ?? []).flatMap(({ schema, value }) =>
    schema === undefined ? [] : [{ schema, value }],
  );
  const [first] = heirs;
  const around = [...at.here, ...at.ancestors];
  // Within an heir, the base is what it takes over.
  const isWithin = heirs.some(({ schema }) => around.includes(schema));
  if (discriminator === undefined || !first || isWithin) return undefined;
  const bases = parts.map((part) => ({ ...part, discriminator: undefined }));
  const value = sampleAll([...bases, { ...anySchema, ref: first.schema }], at);
  return isJsonObject(value) ? { ...value, [discriminator.property]: first.value } : undefined;
}

/** A value for the first alternative for which it fits the whole; where only one may fit, no other one. */
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

/** The first alternatives that the value does not lie in and is not made of: a body may have hundreds. */
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

/** The value that says which alternative is meant. */
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

/** A value with what depends on it: each condition that it turns out to meet asks for more. */
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

/** A value that is none of what is forbidden. */
function sampleAllowed(parts: readonly ApiSchema[], at: At): Json | undefined {
  const forbidden = parts.flatMap(negatedSchemas);
  const value = sampleType(parts, partsTypes(parts)[0], at);
  const broken = forbidden.find((not) => value !== undefined && isValid(value, not, at));
  if (broken === undefined || value === undefined) return value;
  const isGood = (one: Json): boolean => fitsAll(one, parts, at);
  for (const other of valueVariations(value, partsStep(parts))) {
    if (!isValid(other, broken, at) && isGood(other)) return other;
  }
  // The other things that are forbidden stay so.
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
      return sampleObject(parts, make, at, { isDeep, breadth: at.breadth });
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
