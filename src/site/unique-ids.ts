/** Returns a function that makes ids unique: the second `a` becomes `a-2`. Case-sensitive, as in HTML. */
export function uniqueIds(taken: Iterable<string> = []): (id: string) => string {
  const used = new Set(taken);
  /** Next number for each name. */
  const numbers = new Map<string, number>();
  return (wanted) => {
    // HTML forbids white space in ids ("The id attribute").
    const base = wanted.replace(/\s+/g, '-');
    let id = base;
    let number = numbers.get(base) ?? 2;
    for (; used.has(id); number += 1) id = `${base}-${number}`;
    if (id !== base) numbers.set(base, number);
    used.add(id);
    return id;
  };
}
