import { isObject, type RawObject } from '../../json-schema/json.js';

/** A part of a JavaScript file that has no value unless its code runs. */
export class ComputedValue {
  constructor(
    readonly file: string,
    /** Offset in the file. */
    readonly offset: number,
    readonly code: string,
    /** Values of the arguments, if the part is a call. */
    readonly callArguments: readonly unknown[] = [],
  ) {}
}

export function isRecord(value: unknown): value is RawObject {
  return isObject(value) && !(value instanceof ComputedValue);
}

/** Returns a text of the settings; any other value counts as missing. */
export function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
