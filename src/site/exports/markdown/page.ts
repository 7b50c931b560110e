import type { DocEmbed, Fragment } from '../../../content/fragment.js';
import type { PageLinks } from '../../links/links.js';
import type { LocalePlan } from '../../locale-plan.js';
import { replaceControlCharacters } from '../../page-props/control-characters.js';
import type { PageContent } from '../../page-props/page.js';
import type { PageDefinition } from '../../pages/page.js';
import { uniqueIds } from '../../unique-ids.js';
import { blocks, code, fencedCode, markdownLink, plainMarkdown } from './blocks.js';
import { fragmentMarkdown } from './fragment.js';
import {
  blogArchiveMarkdown,
  blogIndexMarkdown,
  blogListMarkdown,
  categoryMarkdown,
} from './lists.js';
import { operationMarkdown } from './operation.js';
import type { PageMarkdown } from './page-markdown.js';
import { apiMarkdown, schemaMarkdown, tagMarkdown } from './reference.js';
import { schemaDetails } from './schema.js';
import type { Writer } from './writer.js';

/** Levels of fields that `::schema[…]` shows unless it says otherwise, as on the page. */
const embedDepth = 2;

/**
 * What a page says, as Markdown: a document as its author wrote it, other pages from what they show. Undefined
 * for pages that say nothing.
 *
 * @param links a quiet one, since the page itself has reported what is wrong
 */
export function pageMarkdown(
  definition: PageDefinition,
  shown: PageContent,
  plan: LocalePlan,
  links: PageLinks,
  writer: Writer,
): PageMarkdown | undefined {
  const write: Write = (fragment, embed) =>
    fragmentMarkdown(fragment, definition.route, links, writer, embed);
  const content = definition.markdownContent?.((fragment) => write(fragment)) ?? shown;
  if (content.kind === 'not-found') return undefined;
  return {
    title: replaceControlCharacters(plainMarkdown(content.title)),
    body: replaceControlCharacters(body(content, definition, plan, write, writer)),
  };
}

type Write = (fragment: Fragment, embed?: (embed: DocEmbed) => string) => string;

function body(
  content: Exclude<PageContent, { kind: 'not-found' }>,
  definition: PageDefinition,
  plan: LocalePlan,
  write: Write,
  writer: Writer,
): string {
  switch (content.kind) {
    case 'doc':
    case 'blog-post':
      return definition.text
        ? write(definition.text(), (embed) => embedMarkdown(embed, definition, plan, write, writer))
        : '';
    case 'category':
      return categoryMarkdown(content, writer);
    case 'api':
      return apiMarkdown(content, writer);
    case 'tag':
      return tagMarkdown(content, writer);
    case 'operation':
      return operationMarkdown(content, writer);
    case 'schema':
      return schemaMarkdown(content, writer);
    case 'blog-list':
      return blogListMarkdown(content, writer);
    case 'blog-index':
      return blogIndexMarkdown(content, writer);
    case 'blog-archive':
      return blogArchiveMarkdown(content, writer);
  }
}

/** `::schema[…]` as a list of its fields, `::operation[…]` as its address and samples. */
function embedMarkdown(
  { kind, name, attributes, place }: DocEmbed,
  { route }: PageDefinition,
  { names }: LocalePlan,
  write: Write,
  writer: Writer,
): string {
  const found = names.find(kind, name, { file: place.file, route });
  if (found.kind !== 'found') return '';
  const { api } = found;
  if (kind === 'schema') {
    const schema = api.shown.schemas.get(found.name);
    if (!schema) return '';
    const depth = Number(attributes.depth) || embedDepth;
    const view = api.pages.schemaEmbed(schema, depth, uniqueIds(), (text) => text && write(text));
    return blocks([
      `**${markdownLink(view.name, writer.url(view.url))}**`,
      view.schema.html,
      schemaDetails(view.schema, writer),
    ]);
  }
  const operation = api.shown.operations.get(found.name);
  if (!operation) return '';
  const { summary, samples } = api.pages.operationEmbed(operation);
  return blocks([
    `**${markdownLink(summary.title, writer.url(summary.url))}**: ${code(`${summary.method} ${summary.path}`)}`,
    ...samples.map(({ code: shown }) => fencedCode(shown.text, shown.language)),
  ]);
}
