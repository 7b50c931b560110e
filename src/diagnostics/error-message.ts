/** Returns the message of anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const isBrowserName =
  /^(?:window|document|navigator|location|localStorage|sessionStorage) is not defined$/;

/** Returns the message of what a component has thrown. React's own words for a component that waits are about browsers. */
export function componentErrorMessage(error: unknown): string {
  const message = errorMessage(error);
  if (message.startsWith('A component suspended'))
    return 'a component is asynchronous or waits for a promise, but pages are rendered without waiting';
  return isBrowserName.test(message)
    ? `${message}: pages are rendered without a browser; use it in an effect or a handler of an island`
    : message;
}
