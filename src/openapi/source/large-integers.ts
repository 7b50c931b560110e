import { stringsAndNumbers } from '../../json-schema/rounded-integers.js';

/**
 * The integers of a description that JavaScript cannot hold (RFC 8259, section 6). A number near each of them stands
 * for it, and for no other one, so that whoever counts and compares need not know; who writes a value down asks
 * for its digits.
 */
export class LargeIntegers {
  readonly #digits = new Map<number, string>();
  readonly #standIns = new Map<string, number>();

  /** @param written decimal digits, with a minus or without; or a number that is too large for any double (`1e400`) */
  standIn(written: string): number {
    const digits = /^-?\d+$/.test(written) ? BigInt(written).toString() : written;
    const known = this.#standIns.get(digits);
    if (known !== undefined) return known;
    let number = Math.max(-Number.MAX_VALUE, Math.min(Number(digits), Number.MAX_VALUE));
    // Nearer to zero, limits still hold.
    while (this.#digits.has(number)) number -= Math.sign(number) * gapAt(number);
    this.#digits.set(number, digits);
    this.#standIns.set(digits, number);
    return number;
  }

  /** The digits that a number stands for; undefined for numbers that are what they are. */
  digitsOf(value: unknown): string | undefined {
    return typeof value === 'number' ? this.#digits.get(value) : undefined;
  }

  /** Whether such an integer is in a JSON value. */
  isIn(value: unknown): boolean {
    if (this.#digits.size === 0) return false;
    if (typeof value !== 'object' || value === null) return this.digitsOf(value) !== undefined;
    return Object.values(value).some((one) => this.isIn(one));
  }

  /** As `JSON.stringify`, with the digits as they were written. */
  toJson(value: unknown, indent?: number): string {
    const text = JSON.stringify(value, null, indent);
    if (!this.isIn(value)) return text;
    return text.replace(stringsAndNumbers, (found) => this.digitsOf(Number(found)) ?? found);
  }

  /** A value whose large integers are texts, for what is written without quotes anyway: URLs, forms, CSV. */
  asTexts(value: unknown): unknown {
    if (!this.isIn(value)) return value;
    if (typeof value !== 'object' || value === null) return this.digitsOf(value) ?? value;
    if (Array.isArray(value)) return value.map((one) => this.asTexts(one));
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.asTexts(one)]));
  }
}

/** Whether a number as JSON writes it is larger than any double: it would be read as infinite, and shown as null. */
export function isInfiniteNumber(written: string): boolean {
  return /^-?\d/.test(written) && Math.abs(Number(written)) === Number.POSITIVE_INFINITY;
}

/** Between a double and the next one that is nearer to zero. */
function gapAt(value: number): number {
  const exponent = Math.floor(Math.log2(Math.abs(value)));
  return 2 ** (exponent - 52 - (Math.abs(value) === 2 ** exponent ? 1 : 0));
}
