import type { SourceText, TextSpan } from './source-text.js';

/** A request as a block shows it. */
export interface WrittenRequest {
  readonly method: string;
  /** Where the method is written; absent where it follows from the rest. */
  readonly methodSpan?: TextSpan | undefined;
  readonly url: SourceText;
  readonly headers: readonly WrittenHeader[];
  readonly body?: WrittenBody | undefined;
  /** The block shows headers at all, so that one that is missing is missing. */
  readonly isWhole: boolean;
  /** What the block shows as printed after the command that makes it; without a status where none is shown. */
  readonly answer?: WrittenResponse | undefined;
}

export interface WrittenHeader {
  readonly name: string;
  readonly nameSpan: TextSpan;
  readonly value: SourceText;
}

export interface WrittenBody {
  /** Of its media type as it is sent where no header says so. */
  readonly type?: string | undefined;
  /** Undefined where it comes from elsewhere: `@file`. */
  readonly content?: SourceText | undefined;
  /** Of a form. */
  readonly fields?: readonly WrittenField[] | undefined;
  /** More of it comes from elsewhere. */
  readonly isPartial?: boolean | undefined;
}

export interface WrittenField {
  readonly name: SourceText;
  /** Undefined where it comes from a file. */
  readonly value?: SourceText | undefined;
}

/** An answer as a block shows it. */
export interface WrittenResponse {
  readonly status: string;
  readonly statusSpan?: TextSpan | undefined;
  readonly headers: readonly WrittenHeader[];
  readonly body?: SourceText | undefined;
  /** Media type of the body where no header tells. */
  readonly type?: string | undefined;
}
