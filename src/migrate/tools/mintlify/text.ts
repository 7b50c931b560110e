import { normalPath } from '../../source-files.js';
import type { TextPass } from '../../source-tool.js';

/** Imports of Markdown begin at the root of the site. */
export const importPaths: TextPass = (text, { files, movedPage, linkTo }) =>
  text.replace(
    /^(import\s[^'"\n]*['"])(\/[^'"\n]+\.mdx?)(['"])/gm,
    (all, before: string, target: string, after: string) => {
      const file = normalPath(target);
      return files.has(file) && movedPage(file) ? before + linkTo(file) + after : all;
    },
  );

export const snippetTags: TextPass = (text, { files, linkTo }) =>
  text.replace(
    /<Snippet\s+file=(?:"([^"\n]+)"|\{["']([^"'\n]+)["']\})\s*\/>/g,
    (all, quoted?: string, braced?: string) => {
      const name = normalPath(quoted ?? braced ?? '').replace(/^_?snippets\//, '');
      // Older sites keep snippets in `_snippets`, and leave out endings.
      const file = ['snippets', '_snippets']
        .flatMap((folder) => ['', '.mdx', '.md'].map((end) => `${folder}/${name}${end}`))
        .find((one) => files.has(one));
      return file === undefined ? all : `::include[${linkTo(file)}]`;
    },
  );
