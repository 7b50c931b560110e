import { Fragment } from 'react';

interface Props {
  /** `NestedInvoiceLineItemCreate`, `customer_id`, `/v1/import` */
  readonly text: string;
}

const meetingPoint = /(?<=[a-z\d])(?=[A-Z])|(?<=[_./])(?=\w)/;

/** Characters that fit on a line wherever names stand: most names need no break. */
const shortLength = 16;

/** Whether words meet in a name that is long enough to be broken. */
export function isBreakable(text: string): boolean {
  return text.length > shortLength && meetingPoint.test(text);
}

/** A name that may break where its words meet, instead of anywhere. */
export function Breakable({ text }: Props) {
  if (!isBreakable(text)) return text;
  return text.split(meetingPoint).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
