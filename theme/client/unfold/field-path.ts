/** The names of the fields that enclose a node, outermost first; those of an array's items have the array's name. */
export function fieldPath(node: Element): readonly string[] {
  const names: string[] = [];
  for (
    let at = node.closest('.fields > li');
    at;
    at = at.parentElement?.closest('.fields > li') ?? null
  ) {
    const name = at.querySelector(':scope > :first-child > a > code')?.textContent;
    if (name) names.unshift(name);
  }
  return names;
}
