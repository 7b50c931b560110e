/** Maps the level of a heading as written (1 to 6) to its level on the page. */
export type HeadingLevels = (written: number) => number;

const maxLevel = 6;

/**
 * Returns heading levels for text below a title from another source: they start at 2, whatever the author used, without
 * gaps (WCAG 1.3.1). A heading written as deeper than the previous one stays deeper.
 */
export function levelsBelowTitle(): HeadingLevels {
  const around: number[] = [];
  return (written) => {
    while ((around.at(-1) ?? 0) >= written) around.pop();
    around.push(written);
    return Math.min(around.length + 1, maxLevel);
  };
}
