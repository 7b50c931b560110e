import { withJsonInShell } from 'docsgen/request';
import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';

/** A piece of highlighted code. */
export type CodeNode =
  | string
  | { readonly classes: string; readonly children: readonly CodeNode[] };

/** Grammars for samples and responses, each loaded on demand. JSON has its own highlighter. */
const grammars: Readonly<Record<string, () => Promise<{ readonly default: LanguageFn }>>> = {
  bash: async () => {
    const { default: bash } = await import('highlight.js/lib/languages/bash');
    return { default: (api) => withJsonInShell(bash(api)) };
  },
  javascript: () => import('highlight.js/lib/languages/javascript'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  python: () => import('highlight.js/lib/languages/python'),
  go: () => import('highlight.js/lib/languages/go'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  php: () => import('highlight.js/lib/languages/php'),
  java: () => import('highlight.js/lib/languages/java'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  rust: () => import('highlight.js/lib/languages/rust'),
  xml: () => import('highlight.js/lib/languages/xml'),
};

const lowlight = createLowlight();

/** Longest highlighted code in UTF-16 code units: longer code would block the page. */
const maxCodeLength = 50_000;

/**
 * Highlights code with the classes of the page's own code. Returns it unchanged if the language is unknown, its grammar
 * fails to load or the code is too long. Never parses HTML.
 */
export async function highlightEditor(
  text: string,
  language: string,
): Promise<readonly CodeNode[]> {
  const load = Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  if (!load || text.length > maxCodeLength) return [text];
  try {
    if (!lowlight.registered(language)) lowlight.register(language, (await load()).default);
    return treeNodes(lowlight.highlight(language, text).children);
  } catch {
    return [text];
  }
}

type Tree = ReturnType<typeof lowlight.highlight>['children'];

function treeNodes(children: Tree): CodeNode[] {
  return children.flatMap((child): CodeNode[] => {
    if (child.type === 'text') return [child.value];
    if (child.type !== 'element') return [];
    const { className } = child.properties;
    return [{ classes: [className ?? []].flat().join(' '), children: treeNodes(child.children) }];
  });
}

/** The same as DOM nodes. */
export function toDom(nodes: readonly CodeNode[]): (Node | string)[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const span = document.createElement('span');
    span.className = node.classes;
    span.append(...toDom(node.children));
    return span;
  });
}
