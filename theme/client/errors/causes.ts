/** The message of an error and those of all that caused it (`Error.cause`), from the outermost inwards. */
export function errorMessages(error: unknown): readonly string[] {
  const chain = new Set<unknown>();
  let link = error;
  // An error may, by mistake, be its own cause.
  while (link !== undefined && link !== null && !chain.has(link)) {
    chain.add(link);
    link = link instanceof Error ? link.cause : undefined;
  }
  return [...chain].map((one) => (one instanceof Error ? one.message || one.name : String(one)));
}
