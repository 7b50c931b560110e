import { format as formats } from '@cfworker/json-schema';
import type { Json, JsonObject } from '../json.js';
import { matchesPattern } from '../pattern/index.js';

/** Returns the keywords for numbers that a number violates. */
export function numberViolations(value: number, schema: JsonObject): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return brokenKeywords({
    minimum: isNumber(minimum) && value < minimum,
    maximum: isNumber(maximum) && value > maximum,
    exclusiveMinimum: isNumber(exclusiveMinimum) && value <= exclusiveMinimum,
    exclusiveMaximum: isNumber(exclusiveMaximum) && value >= exclusiveMaximum,
    multipleOf: isNumber(multipleOf) && !isMultipleOf(value, multipleOf),
  });
}

/** Returns the keywords for strings that a string violates. */
export function stringViolations(value: string, schema: JsonObject): readonly string[] {
  const { minLength, maxLength, pattern, format } = schema;
  // Counts characters, not code units (JSON Schema 2020-12 Validation, section 6.3.1).
  const length = isNumber(minLength) || isNumber(maxLength) ? [...value].length : 0;
  return brokenKeywords({
    minLength: isNumber(minLength) && length < minLength,
    maxLength: isNumber(maxLength) && length > maxLength,
    pattern: typeof pattern === 'string' && !matchesPattern(pattern, value),
    format: typeof format === 'string' && !matchesFormat(value, format),
  });
}

/** Returns the names of the keywords that are violated. */
export function brokenKeywords(isBroken: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(isBroken).filter((keyword) => isBroken[keyword]);
}

export function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number';
}

/** Compares decimal digits, because binary fractions are inexact: 0.3 is a multiple of 0.1. */
function isMultipleOf(value: number, divisor: number): boolean {
  if (!Number.isFinite(value) || divisor <= 0) return false;
  const [digits, exponent] = decimal(value);
  const [divisorDigits, divisorExponent] = decimal(divisor);
  const shift = exponent - divisorExponent;
  return shift >= 0
    ? (digits * 10n ** BigInt(shift)) % divisorDigits === 0n
    : digits % (divisorDigits * 10n ** BigInt(-shift)) === 0n;
}

/** Returns a number as an integer and a power of ten. */
function decimal(value: number): readonly [digits: bigint, exponent: number] {
  const [coefficient = '0', exponent = '0'] = Math.abs(value).toString().split('e');
  const [whole = '0', fraction = ''] = coefficient.split('.');
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

/** `url` is not a format of JSON Schema, and matching it may take exponential time. */
const ignored = new Set(['url']);

/** Whether a text has a format of JSON Schema 2020-12; unknown formats always match. */
function matchesFormat(text: string, format: string): boolean {
  if (!Object.hasOwn(formats, format) || ignored.has(format)) return true;
  return formats[format]?.(text) ?? true;
}
