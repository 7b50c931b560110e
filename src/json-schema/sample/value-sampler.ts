import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json.js';
import { type Defs, defReference, referencedDef, schemaName } from '../references.js';
import { firstChoice, type SchemaChoice } from './choice.js';
import { declaredValue } from './declared-values.js';
import { EmptiedObjects } from './emptied-objects.js';
import {
  describedProperties,
  describesContent,
  namesOfOthers,
  withoutProperties,
} from './property-schemas.js';
import { sampleArray } from './sample-array.js';
import type { SampleBudget } from './sample-budget.js';
import type { Mark, SampleContext } from './sample-context.js';
import { sampleNumber } from './sample-number.js';
import { sampleObject } from './sample-object.js';
import { sampleString } from './sample-string.js';
import { collectParts, type EnclosingSchemas, partsTypes } from './schema-parts.js';

/** How much of a schema a sample shows. */
export interface SampleExtent {
  /** Maximum nesting of objects and lists; deeper values are omitted. */
  readonly depth: number;
  /** Maximum number of optional properties of the whole object. */
  readonly breadth: number;
  /** The same for objects inside it. */
  readonly innerBreadth: number;
  /** Whether objects omit optional properties, unless the author gives an example for them. */
  readonly isBrief: boolean;
}

/** The position of a value among the schemas. */
interface Position extends EnclosingSchemas {
  readonly level: number;
}

/** Maximum number of alternatives to try. */
const maxOptions = 6;
/** More named schemas for one value indicate an endless chain of alternatives. */
const maxNames = 50;

/** Generates one value that matches a schema, if it finds one. */
export class ValueSampler {
  #reachedDepth = false;
  #hasEmptied = false;
  readonly #emptied = new EmptiedObjects();

  constructor(
    readonly context: SampleContext,
    readonly extent: SampleExtent,
    readonly budget: SampleBudget,
  ) {}

  /** Whether a greater depth may change the sample. */
  get reachedDepth(): boolean {
    return this.#reachedDepth;
  }

  /** Whether an object or list is empty because of the depth. */
  get hasEmptied(): boolean {
    return this.#hasEmptied;
  }

  /** Returns undefined if the schema is recursive or too deep. */
  sample(schema: Json): Json | undefined {
    return this.#matchingAll([schema], { level: 0, ancestors: [], here: [] });
  }

  /** Returns a sample of this sampler without objects that are empty because of the depth. */
  withoutEmptied(value: Json): Json {
    return this.#emptied.without(value);
  }

  /** Generates a value that matches all schemas. */
  #matchingAll(schemas: readonly Json[], at: Position): Json | undefined {
    this.budget.count();
    const declared = declaredValue(schemas.filter(isJsonObject), this.context);
    if (declared !== undefined) return declared;
    const collected = collectParts(schemas, this.context.defs, at);
    if (collected === undefined || at.here.length > maxNames) return undefined;
    const { parts, names } = collected;
    const value = this.#matchingParts(parts, { ...at, here: [...at.here, ...names] });
    return names.reduceRight((one, name) => this.#withMark(one, name), value);
  }

  #matchingParts(parts: readonly JsonObject[], at: Position): Json | undefined {
    const declared = declaredValue(parts, this.context) ?? this.#derivedValue(parts, at);
    if (declared !== undefined) return declared;
    const choice = firstChoice(parts, at.here);
    return choice === undefined
      ? this.#ofType(parts, partsTypes(parts)[0], at)
      : this.#withAlternative(choice, parts, at);
  }

  /** A base with a discriminator is never sent itself, so the sample uses its first derived schema. */
  #derivedValue(parts: readonly JsonObject[], at: Position): Json | undefined {
    const around = [...at.here, ...at.ancestors];
    const derived = at.here.flatMap((name) => this.context.derivedSchemas(name));
    const [first] = derived;
    // Inside a derived schema, the base only contributes its properties.
    if (first === undefined || derived.some(({ schema }) => around.includes(schema))) {
      return undefined;
    }
    const value = this.#matchingAll([...parts, { $ref: defReference(first.schema) }], at);
    return isJsonObject(value) ? { ...value, [first.property]: first.value } : undefined;
  }

  /**
   * Generates a value for the first alternative that makes the whole valid; for `oneOf`, it must
   * match no other alternative.
   */
  #withAlternative(
    choice: SchemaChoice,
    parts: readonly JsonObject[],
    at: Position,
  ): Json | undefined {
    const { options, others, keyword, discriminator } = choice;
    this.budget.countChecks(options.length);
    const isExclusive = keyword === 'oneOf' && discriminator === undefined;
    const make = (option: Json): Json | undefined => {
      const names = isExclusive ? namesOfOthers(option, options, this.context.defs) : noNames;
      const base = others.map((part) => withoutProperties(part, names));
      return this.#withOptionMark(this.#matchingAll([...base, option], at), option, discriminator);
    };
    const usual = usualTextsFirst(options, this.context.defs);
    const makers = optionsOutside(usual, at).map((option) => () => make(option));
    const found = this.budget.firstGood(makers, (value) =>
      parts.every((part) => this.context.isValid(value, part)),
    );
    return found ?? this.#matchingAll(others, at);
  }

  #ofType(parts: readonly JsonObject[], type: string | undefined, at: Position): Json | undefined {
    const isDeep = at.level >= this.extent.depth;
    if (isDeep && (type === 'object' || type === 'array')) this.#reachedDepth = true;
    const value = this.#ofOneType(parts, type, { at, isDeep });
    if (isDeep && isEmpty(value) && parts.some(describesContent)) {
      this.#hasEmptied = true;
      if (parts.some((part) => Object.keys(describedProperties(part)).length > 0)) {
        this.#emptied.add(value);
      }
    }
    return value;
  }

  #ofOneType(
    parts: readonly JsonObject[],
    type: string | undefined,
    { at, isDeep }: { readonly at: Position; readonly isDeep: boolean },
  ): Json | undefined {
    const ancestors = [...at.ancestors, ...at.here];
    const below: Position = { level: at.level + 1, ancestors, here: [] };
    const make = (schemas: readonly Json[]): Json | undefined => this.#matchingAll(schemas, below);
    switch (type) {
      case 'object':
        return sampleObject(parts, make, this.context, {
          isDeep,
          isBrief: this.extent.isBrief,
          isInner: at.level > 0,
          expect: (values) => this.budget.expect(values),
          breadth: at.level === 0 ? this.extent.breadth : this.extent.innerBreadth,
          emptied: this.#emptied,
        });
      case 'array':
        return sampleArray(parts, make, this.context, isDeep);
      case 'string':
        return sampleString(parts);
      case 'number':
      case 'integer':
        return sampleNumber(parts);
      case 'boolean':
        return true;
      default:
        return parts.some(({ type }) => [type].flat().includes('null')) ? null : undefined;
    }
  }

  /** Sets the discriminator value of a named schema, unless the schema fixes the value itself. */
  #withMark(value: Json | undefined, name: string): Json | undefined {
    const mark = this.context.discriminatorMark(name);
    if (mark === undefined || !isJsonObject(value) || !Object.hasOwn(value, mark.property)) {
      return value;
    }
    return this.#isFixed(mark, name) ? value : { ...value, [mark.property]: mark.value };
  }

  /** Sets the discriminator value of the chosen alternative. */
  #withOptionMark(
    value: Json | undefined,
    option: Json,
    discriminator: JsonObject | undefined,
  ): Json | undefined {
    const name = schemaName(option);
    const { propertyName: property, mapping } = discriminator ?? {};
    if (!isJsonObject(value) || name === undefined || typeof property !== 'string') return value;
    const [mapped] =
      Object.entries(isJsonObject(mapping) ? mapping : {}).find(
        ([, target]) => schemaName({ $ref: target }) === name,
      ) ?? [];
    if (mapped !== undefined) return { ...value, [property]: mapped };
    const mark = this.context.discriminatorMark(name) ?? { property, value: name };
    return this.#isFixed(mark, name) ? value : { ...value, [mark.property]: mark.value };
  }

  #isFixed({ property }: Mark, name: string): boolean {
    const schema = this.context.defs[name];
    const described = isJsonObject(schema) ? describedProperties(schema)[property] : undefined;
    return (
      isJsonObject(described) &&
      (described.const !== undefined || asJsonList(described.enum).length === 1)
    );
  }
}

function isEmpty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

const noNames: ReadonlySet<string> = new Set();

/** Puts the usual texts before any text, as `anyOf` of both stands for an enumeration that may grow. */
function usualTextsFirst(options: readonly Json[], defs: Defs): readonly Json[] {
  const schemas = options.map((option) => referencedDef(option, defs) ?? option);
  const usual = schemas.findIndex((one) => isText(one) && one.enum !== undefined);
  const option = options[usual];
  const [first] = schemas;
  const isAnyText = isText(first) && !informativeKeywords.some((keyword) => keyword in first);
  return option !== undefined && isAnyText
    ? [option, ...options.filter((_, index) => index !== usual)]
    : options;
}

const informativeKeywords = ['enum', 'const', 'examples', 'default', 'format', 'pattern'];

function isText(schema: Json | undefined): schema is JsonObject {
  return isJsonObject(schema) && schema.type === 'string';
}

/** Returns the first alternatives that are not recursive here; a body may have hundreds. */
function optionsOutside(
  options: readonly Json[],
  { ancestors, here }: EnclosingSchemas,
): readonly Json[] {
  const around = new Set([...ancestors, ...here]);
  const found: Json[] = [];
  for (const option of options) {
    const name = schemaName(option);
    if (name === undefined || !around.has(name)) found.push(option);
    if (found.length === maxOptions) break;
  }
  return found;
}
