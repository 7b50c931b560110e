import { stringsAndNumbers } from '../../json-schema/rounded-integers.js';

/**
 * Integers of a description that JavaScript cannot represent (RFC 8259, section 6). A unique nearby
 * number represents each of them, so that comparing and counting work unchanged; code that prints a
 * value looks up its digits.
 */
export class LargeIntegers {
  readonly #digits = new Map<number, string>();
  readonly #standIns = new Map<string, number>();

  /**
   * @param written decimal digits with an optional minus sign, or a number too large for any
   *   double (`1e400`)
   */
  standIn(written: string): number {
    const digits = /^-?\d+$/.test(written) ? BigInt(written).toString() : written;
    const known = this.#standIns.get(digits);
    if (known !== undefined) return known;
    let number = Math.max(-Number.MAX_VALUE, Math.min(Number(digits), Number.MAX_VALUE));
    // Moving toward zero keeps limits valid.
    while (this.#digits.has(number)) number -= Math.sign(number) * gapAt(number);
    this.#digits.set(number, digits);
    this.#standIns.set(digits, number);
    return number;
  }

  get isEmpty(): boolean {
    return this.#digits.size === 0;
  }

  /** Returns the digits that a number represents; undefined for ordinary numbers. */
  writtenDigits(value: unknown): string | undefined {
    return typeof value === 'number' ? this.#digits.get(value) : undefined;
  }

  /** Whether a JSON value contains a large integer. */
  isIn(value: unknown): boolean {
    if (this.isEmpty) return false;
    if (typeof value !== 'object' || value === null) return this.writtenDigits(value) !== undefined;
    return Object.values(value).some((one) => this.isIn(one));
  }

  /** Works like `JSON.stringify`, but prints the original digits. */
  toJson(value: unknown, indent?: number): string {
    const text = JSON.stringify(value, null, indent);
    if (!this.isIn(value)) return text;
    return text.replace(stringsAndNumbers, (found) => this.writtenDigits(Number(found)) ?? found);
  }

  /** Replaces large integers by strings, for formats without quotes: URLs, forms, CSV. */
  asTexts(value: unknown): unknown {
    if (!this.isIn(value)) return value;
    if (typeof value !== 'object' || value === null) return this.writtenDigits(value) ?? value;
    if (Array.isArray(value)) return value.map((one) => this.asTexts(one));
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.asTexts(one)]));
  }
}

/**
 * Whether a JSON number is larger than any double: it would be parsed as infinity and printed as
 * null.
 */
export function isInfiniteNumber(written: string): boolean {
  return /^-?\d/.test(written) && Math.abs(Number(written)) === Number.POSITIVE_INFINITY;
}

/** Distance from a double to the next one closer to zero. */
function gapAt(value: number): number {
  const exponent = Math.floor(Math.log2(Math.abs(value)));
  return 2 ** (exponent - 52 - (Math.abs(value) === 2 ** exponent ? 1 : 0));
}
