import { Fragment } from 'react';
import { breakableParts } from '../../break-points.js';

interface Props {
  /** `NestedInvoiceLineItemCreate`, `customer_id`, `/v1/import` */
  readonly text: string;
}

/** Whether words meet in a name that is long enough to be broken. */
export function isBreakable(text: string): boolean {
  return breakableParts(text).length > 1;
}

/** A name that may break where its words meet, instead of anywhere. */
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
