/** Names of configuration files; a site has one of them. */
export const configFileNames: readonly string[] = ['ts', 'mts', 'js', 'mjs', 'json'].map(
  (extension) => `docsgen.config.${extension}`,
);
