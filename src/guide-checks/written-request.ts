import type { Span, Written } from './source-text.js';

/** A request as a block shows it. */
export interface WrittenRequest {
  readonly method: string;
  /** Where the method is written; absent where it follows from the rest. */
  readonly methodSpan?: Span | undefined;
  readonly url: Written;
  readonly headers: readonly WrittenHeader[];
  readonly body?: WrittenBody | undefined;
  /** The block shows headers at all, so that one that is missing is missing. */
  readonly isWhole: boolean;
  /** What the block shows as printed after the command that makes it; without a status where none is shown. */
  readonly answer?: WrittenResponse | undefined;
}

export interface WrittenHeader {
  readonly name: string;
  readonly nameSpan: Span;
  readonly value: Written;
}

export interface WrittenBody {
  /** Of its media type as it is sent where no header says so. */
  readonly type?: string | undefined;
  /** Undefined where it comes from elsewhere: `@file`. */
  readonly content?: Written | undefined;
  /** Of a form. */
  readonly fields?: readonly WrittenField[] | undefined;
  /** More of it comes from elsewhere. */
  readonly isPartial?: boolean | undefined;
}

export interface WrittenField {
  readonly name: Written;
  /** Undefined where it comes from a file. */
  readonly value?: Written | undefined;
}

/** An answer as a block shows it. */
export interface WrittenResponse {
  readonly status: string;
  readonly statusSpan?: Span | undefined;
  readonly headers: readonly WrittenHeader[];
  readonly body?: Written | undefined;
  /** Media type of the body where no header tells. */
  readonly type?: string | undefined;
}
