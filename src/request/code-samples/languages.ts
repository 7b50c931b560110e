/** Ids of the languages in which request samples are available. */
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

/** The default is short to keep pages small. */
export const defaultSamples: readonly SampleId[] = ['curl', 'javascript', 'python'];
