/** A request line with a common method; headers and values never match it. */
const begins =
  /^[ \t]*(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|QUERY)[ \t]+(?:https?:|[/{<$])\S*(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;
const separator = /^[ \t]*###/;
const isBatch = /^content-type:[ \t]*multipart\//i;

/**
 * Splits an HTTP block into exchanges, each padded with blanks so that offsets stay those of the
 * block. An exchange starts with a request line, or after `###` as in HTTP editor files.
 */
export function exchangesIn(text: string): readonly string[] {
  const starts: number[] = [];
  let at = 0;
  let isOpen = true;
  let holdsOthers = false;
  for (const line of text.split('\n')) {
    if (isBatch.test(line)) holdsOthers = true;
    if (separator.test(line)) {
      isOpen = true;
      holdsOthers = false;
      starts.push(at);
    } else if (begins.test(line) && !holdsOthers) {
      // Lines between `###` and the request line belong to the request.
      if (!isOpen) starts.push(at);
      isOpen = false;
    }
    at += line.length + 1;
  }
  const bounds = [0, ...starts.filter((start) => start > 0), text.length];
  return bounds
    .slice(1)
    .map((end, index) => {
      const start = bounds[index] ?? 0;
      return text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start, end);
    })
    .filter((exchange) => exchange.trim() !== '');
}
