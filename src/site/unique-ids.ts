/** Gives each id once: the second `a` becomes `a-2`. Case counts, as it does in HTML. */
export function uniqueIds(taken: Iterable<string> = []): (id: string) => string {
  const used = new Set(taken);
  return (wanted) => {
    // An id with white space could not be linked to (HTML, "The id attribute").
    const base = wanted.replace(/\s+/g, '-');
    let id = base;
    for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
    used.add(id);
    return id;
  };
}
