import { Fragment } from 'react';

interface Props {
  /** `NestedInvoiceLineItemCreate`, `customer_id`, `/v1/import` */
  readonly text: string;
}

const meetingPoint = /(?<=[a-z\d])(?=[A-Z])|(?<=[_./])(?=\w)/;

/** Whether words meet in a name. */
export function isBreakable(text: string): boolean {
  return meetingPoint.test(text);
}

/** A name that may break where its words meet, instead of anywhere. */
export function Breakable({ text }: Props) {
  return text.split(meetingPoint).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
