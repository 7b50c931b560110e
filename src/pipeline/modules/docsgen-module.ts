import type { Plugin } from 'esbuild';

/** Replaces `docsgen` in code of a site, so that it compiles without the package. Definitions stay as they are. */
export const docsgenModule: Plugin = {
  name: 'docsgen-module',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^docsgen$/ }, () => ({ path: 'docsgen', namespace: 'docsgen-module' }));
    onLoad({ filter: /./, namespace: 'docsgen-module' }, () => ({
      contents: [
        'export const defineBlock = (block) => block;',
        'export const defineTransform = (transform) => transform;',
      ].join('\n'),
      loader: 'js',
    }));
  },
};
