/** The messages of an error and of its causes (`Error.cause`), the outermost first. */
export function errorMessages(error: unknown): readonly string[] {
  const chain = new Set<unknown>();
  let link = error;
  // An error may be its own cause by mistake.
  while (link !== undefined && link !== null && !chain.has(link)) {
    chain.add(link);
    link = link instanceof Error ? link.cause : undefined;
  }
  return [...chain].map((one) => (one instanceof Error ? one.message || one.name : String(one)));
}
