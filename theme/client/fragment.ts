/** The element that a hash leads to (`#moons`), found as browsers find it: as it is written, else decoded. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decoded(id)));
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A stray `%`: then there is nothing to decode.
    return id;
  }
}
