/** The element that a hash (`#moons`) refers to, found as browsers do: by the hash as written, else decoded. */
export function hashTarget(hash: string, page = document): HTMLElement | null {
  const id = hash.slice(1);
  return id === '' ? null : (page.getElementById(id) ?? page.getElementById(decodedHash(id)));
}

/** Percent-decodes a hash without its `#`; returns it unchanged if a `%` of it stands for itself. */
export function decodedHash(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
