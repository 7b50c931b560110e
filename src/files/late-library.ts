import { createRequire } from 'node:module';
import path from 'node:path';
import type * as dagre from '@dagrejs/dagre';
import type * as mermaid from 'beautiful-mermaid';
import type * as htmlDocument from 'htmlparser2';
import type { directiveFromMarkdown } from 'mdast-util-directive';
import type { directive } from 'micromark-extension-directive';
import type * as react from 'react';
import type * as jsxRuntime from 'react/jsx-runtime';
import type * as reactDomServer from 'react-dom/server';
import type rehypeRaw from 'rehype-raw';
import type remarkGfm from 'remark-gfm';
import type remarkMath from 'remark-math';
import type remarkParse from 'remark-parse';
import type * as temml from 'temml';
import { packageFolder } from './own-folders.js';

/** The libraries that only some texts need, by the names of their files, which `scripts/bundle.mjs` makes. */
interface LateLibraries {
  /** Draws Mermaid diagrams: 1.6 MB with its layout engine. */
  readonly mermaid: Pick<typeof mermaid, 'renderMermaidSVG'>;
  /** Parses the raw nodes of a tree as HTML (WHATWG): 230 kB with its parser. */
  readonly 'raw-html': { readonly rehypeRaw: typeof rehypeRaw };
  /** Reads HTML to a tree, which can be changed and written: 150 kB. */
  readonly 'html-document': Pick<typeof htmlDocument, 'DomUtils' | 'parseDocument'>;
  /** The parser of remark and its extensions: 200 kB. */
  readonly remark: {
    readonly remarkParse: typeof remarkParse;
    readonly remarkGfm: typeof remarkGfm;
    readonly remarkMath: typeof remarkMath;
    readonly directive: typeof directive;
    readonly directiveFromMarkdown: typeof directiveFromMarkdown;
  };
  /** Lays out graphs. */
  readonly dagre: Pick<typeof dagre, 'Graph' | 'layout'>;
  /** Converts formulas in TeX to MathML: 170 kB. */
  readonly temml: Pick<typeof temml, 'renderToString'>;
  /** docsgen's copy of React by the names of its modules. */
  readonly react: {
    readonly react: typeof react;
    readonly 'react/jsx-runtime': typeof jsxRuntime;
    readonly 'react-dom/server': typeof reactDomServer;
    readonly [name: string]: object;
  };
}

export type LateLibrary<Name extends keyof LateLibraries> = LateLibraries[Name];

// Uses CommonJS, because texts are parsed and rendered synchronously.
const load = createRequire(import.meta.url);

/**
 * Returns a library. The first text that needs it loads it, which saves time in each thread of a
 * site without such texts.
 */
export function lateLibrary<Name extends keyof LateLibraries>(name: Name): LateLibrary<Name> {
  return load(path.join(packageFolder, 'lib/bundle', `${name}.cjs`));
}
