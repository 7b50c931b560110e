/** A part of a JavaScript file that has no value unless its code runs. */
export class Unread {
  constructor(
    readonly file: string,
    /** Offset in the file. */
    readonly offset: number,
    readonly code: string,
  ) {}
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Unread)
  );
}
