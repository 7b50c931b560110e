/** The names under which a configuration is looked for, the first one wins. */
export const configFileNames: readonly string[] = ['ts', 'mts', 'js', 'mjs', 'json'].map(
  (extension) => `docsgen.config.${extension}`,
);
