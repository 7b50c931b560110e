import type { Fragment, MarkdownPart, Placeholder, Template } from '../../content/fragment.js';

/** Joins several texts in order and drops duplicates; undefined if there are none. */
export function joinedText(texts: readonly (Fragment | undefined)[]): Fragment | undefined {
  const different = new Map<string, Fragment>();
  for (const text of texts) {
    if (text !== undefined && !different.has(text.text)) different.set(text.text, text);
  }
  const [first, ...others] = different.values();
  return first && others.reduce(joinTwo, first);
}

function joinTwo(a: Fragment, b: Fragment): Fragment {
  return {
    body: joinTemplates(a, b),
    references: [...a.references, ...b.references],
    embeds: [...a.embeds, ...b.embeds],
    text: `${a.text}\n${b.text}`,
    markdown: [...fragmentMarkdown(a), '\n\n', ...fragmentMarkdown(b)],
    headings: [...(a.headings ?? []), ...(b.headings ?? [])],
  };
}

/** Placeholder indexes of the second text continue after those of the first. */
function joinTemplates({ body: a, references, embeds }: Fragment, { body: b }: Fragment): Template {
  const [begin = '', ...rest] = b.text;
  const before = a.text.slice(0, -1);
  const end = a.text.at(-1) ?? '';
  const shifted = b.placeholders.map(
    ({ kind, index }): Placeholder => ({
      kind,
      index: index + (kind === 'embed' ? embeds.length : references.length),
    }),
  );
  return {
    text: [...before, `${end}\n${begin}`, ...rest],
    placeholders: [...a.placeholders, ...shifted],
  };
}

function fragmentMarkdown({ markdown, text }: Fragment): readonly MarkdownPart[] {
  return markdown ?? [text];
}
