import { Fragment } from 'react';
import { breakableParts } from '../../break-points.js';

interface Props {
  /** A name such as `NestedInvoiceLineItemCreate`, `customer_id` or `/v1/import`. */
  readonly text: string;
}

/** Whether a name is long enough to need a break and has a place for it. */
export function isBreakable(text: string): boolean {
  return breakableParts(text).length > 1;
}

/** A name that may break between its words. */
export function Breakable({ text }: Props) {
  const parts = breakableParts(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
