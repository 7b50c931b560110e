/** The smallest and the largest value of options that are whole numbers. */
export const optionRanges = {
  concurrency: [1, 64],
  timeoutMs: [1, 600_000],
  retries: [0, 10],
  port: [0, 65_535],
} as const;
