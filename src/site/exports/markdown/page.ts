import { replaceControlCharacters } from '../../control-characters.js';
import type { PageContent } from '../../page-props/page.js';
import { pageKind } from '../../pages/kinds/index.js';
import type { MarkdownContext } from '../../pages/kinds/page-kind.js';
import type { PageDefinition, PageMarkdown } from '../../pages/page.js';
import { plainMarkdown } from './blocks.js';
import { fragmentMarkdown } from './fragment.js';

/**
 * Returns a page as Markdown: a document from its source, other pages from their content. Undefined for pages without a
 * Markdown copy.
 *
 * @param links resolver without reports, because the page itself has reported broken links
 */
export function pageMarkdown(
  definition: PageDefinition,
  shown: PageContent,
  { plan, links, writer }: Pick<MarkdownContext, 'plan' | 'links' | 'writer'>,
): PageMarkdown | undefined {
  const write: MarkdownContext['write'] = (fragment, embed) =>
    fragmentMarkdown(fragment, { route: definition.route, links, writer }, embed);
  const { markdown } = pageKind(definition);
  if (markdown === undefined) return undefined;
  const content = markdown.hasHtmlTexts
    ? definition.content({
        neighbours: {},
        links,
        target: { form: 'markdown', write: (fragment) => write(fragment) },
      })
    : shown;
  const body = markdown.write(content, { definition, plan, writer, links, write });
  return {
    title: replaceControlCharacters(plainMarkdown(content.title)),
    body: replaceControlCharacters(body),
  };
}

/** Returns the complete Markdown file. */
export function markdownText({ title, body }: PageMarkdown): string {
  return body === '' ? `# ${title}\n` : `# ${title}\n\n${body}\n`;
}
