/** Returns the message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the message of what a component has thrown. React's own words for a component that waits are about browsers. */
export function componentErrorMessage(error: unknown): string {
  const message = errorMessage(error);
  return message.startsWith('A component suspended')
    ? 'a component is asynchronous or waits for a promise, but pages are rendered without waiting'
    : message;
}
