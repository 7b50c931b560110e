/** `billing, events and shop` */
export function joinWithAnd(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
