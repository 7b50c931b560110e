import type { Language, Mode } from 'highlight.js';

/** YAML between two lines of three dashes; by itself, the library takes its last line for a heading. */
const frontMatter: Mode = {
  begin: /^---\n(?=[\w-]+:)/,
  end: /^---$/,
  subLanguage: 'yaml',
  'on:begin': (match, response) => {
    if (match.index !== 0) response.ignoreMatch();
  },
};

/** Adds front matter at the beginning of a text to the grammar of Markdown. */
export function withFrontMatter(grammar: Language): Language {
  return { ...grammar, contains: [frontMatter, ...grammar.contains] };
}
