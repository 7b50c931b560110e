/** The select of the request that the samples of an operation show. */
export function exampleSelect(block: ParentNode): HTMLSelectElement | null {
  return block.querySelector('[data-mode=examples] select');
}
