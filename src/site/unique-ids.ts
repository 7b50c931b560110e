/** Gives each id once: the second `a` becomes `a-2`. Case counts, as it does in HTML. */
export function uniqueIds(taken: Iterable<string> = []): (id: string) => string {
  const used = new Set(taken);
  /** The number of the next one of a name. */
  const numbers = new Map<string, number>();
  return (wanted) => {
    // An id with white space could not be linked to (HTML, "The id attribute").
    const base = wanted.replace(/\s+/g, '-');
    let id = base;
    let number = numbers.get(base) ?? 2;
    for (; used.has(id); number += 1) id = `${base}-${number}`;
    if (id !== base) numbers.set(base, number);
    used.add(id);
    return id;
  };
}
