/** A line that begins a request, whatever its method is called; no header and no value looks like it. */
const begins =
  /^[ \t]*(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|QUERY)[ \t]+(?:https?:|[/{<$])\S*(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;
const separator = /^[ \t]*###/;
const isBatch = /^content-type:[ \t]*multipart\//i;

/**
 * The exchanges of a block of HTTP, each as a text in which everything before it is blank, so that its places are
 * those of the block. They begin with a request, or behind `###`, as editors that send them have it.
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
      // What stands between `###` and its request belongs to it.
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
