/** The part of a highlight.js mode that {@link withJsonInShell} uses. */
interface HighlightMode {
  readonly scope?: string;
  readonly begin?: RegExp;
  readonly end?: RegExp;
  readonly match?: RegExp;
  readonly contains?: readonly HighlightMode[];
}

/**
 * JSON between single quotes, as curl commands have it. Punctuation keeps the color of the block.
 * The regular expressions are linear: alternatives never overlap.
 */
const quotedJson: HighlightMode = {
  begin: /'(?=\s*(?:\{\s*["}]|\[\s*["{]))/,
  end: /'(?!\\'')/,
  contains: [
    { scope: 'attr', match: /"(?:[^"\\\n]|\\.)*"(?=\s*:)/ },
    { scope: 'string', match: /"(?:[^"\\\n]|\\.)*"/ },
    { scope: 'number', match: /-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/ },
    { scope: 'keyword', match: /\b(?:true|false|null)\b/ },
  ],
};

/** Adds JSON in single quotes to a highlight.js grammar for shells. */
export function withJsonInShell<Grammar extends { contains: unknown[] }>(
  grammar: Grammar,
): Grammar {
  return { ...grammar, contains: [quotedJson, ...grammar.contains] };
}
