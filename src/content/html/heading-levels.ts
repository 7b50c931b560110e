/** Gives a heading, by the level (1 to 6) that its author wrote, the one that it gets. */
export type HeadingLevels = (written: number) => number;

const deepest = 6;

/**
 * Levels of headings below a title that is not the text's own: they begin at 2, whatever the author began with, and
 * none is left out (WCAG 1.3.1). What was written as deeper than the heading before stays deeper.
 */
export function levelsBelowTitle(): HeadingLevels {
  const around: number[] = [];
  return (written) => {
    while ((around.at(-1) ?? 0) >= written) around.pop();
    around.push(written);
    return Math.min(around.length + 1, deepest);
  };
}
