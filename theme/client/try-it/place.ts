/** Where an operation is shown. */
export interface FormLocation {
  /** URL path of the page, with the id of the operation where others stand there, too. */
  readonly url: string;
  /** What its samples lie in. */
  readonly block: ParentNode;
}

/** @param slot what opens the form */
export function findFormLocation(slot: Element): FormLocation {
  const anchor = slot.closest('.full-operation')?.id;
  return {
    url:
      anchor === undefined
        ? location.pathname
        : `${location.pathname}#${encodeURIComponent(anchor)}`,
    block: slot.closest('.operation-grid') ?? document,
  };
}
