import type { SourceText, TextSpan } from './source-text.js';

/** A request as a code block shows it. */
export interface GuideRequest {
  readonly method: string;
  /** Absent if the method is implied. */
  readonly methodSpan?: TextSpan | undefined;
  readonly url: SourceText;
  readonly headers: readonly GuideHeader[];
  readonly body?: GuideBody | undefined;
  /** The block shows the headers, so an absent header is really missing. */
  readonly isWhole: boolean;
  /** The response printed after the command; its status is empty if none is shown. */
  readonly response?: GuideResponse | undefined;
}

export interface GuideHeader {
  readonly name: string;
  readonly value: SourceText;
}

export interface GuideBody {
  /** Default media type if no header declares one. */
  readonly type?: string | undefined;
  /** Undefined if the content comes from elsewhere: `@file`. */
  readonly content?: SourceText | undefined;
  /** Fields of a form. */
  readonly fields?: readonly GuideField[] | undefined;
  /** Some of the content comes from elsewhere. */
  readonly isPartial?: boolean | undefined;
}

export interface GuideField {
  readonly name: SourceText;
  /** Undefined if the value comes from a file. */
  readonly value?: SourceText | undefined;
}

/** A response as a code block shows it. */
export interface GuideResponse {
  readonly status: string;
  readonly statusSpan?: TextSpan | undefined;
  readonly headers: readonly GuideHeader[];
  readonly body?: SourceText | undefined;
  /** Media type of the body if no header declares it. */
  readonly type?: string | undefined;
}
