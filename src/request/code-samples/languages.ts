/** The languages in which samples of requests can be written. */
export const sampleIds = [
  'curl',
  'javascript',
  'typescript',
  'python',
  'go',
  'ruby',
  'php',
  'java',
  'csharp',
  'rust',
] as const;

export type SampleId = (typeof sampleIds)[number];

/** Few, so that pages stay light. */
export const defaultSamples: readonly SampleId[] = ['curl', 'javascript', 'python'];
