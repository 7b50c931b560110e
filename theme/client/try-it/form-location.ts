/** Where an operation's form is on the site. */
export interface FormLocation {
  /** URL path of the page, with the operation's id if the page shows several. */
  readonly url: string;
  /** The element that contains the operation's samples. */
  readonly block: ParentNode;
  /** Heading of the response, one level below the operation's title. */
  readonly heading: 'h2' | 'h3';
}

/** @param slot the element that opens the form */
export function findFormLocation(slot: Element): FormLocation {
  const anchor = slot.closest('.full-operation')?.id;
  return {
    url:
      anchor === undefined
        ? location.pathname
        : `${location.pathname}#${encodeURIComponent(anchor)}`,
    block: slot.closest('.operation-grid') ?? document,
    heading: anchor === undefined ? 'h2' : 'h3',
  };
}
