import type { DiagramEmbed, DocEmbed } from '../../../content/fragment.js';
import type { MarkdownContext } from '../../pages/kinds/page-kind.js';
import { diagramContent } from '../../reference/diagram/api-diagram.js';
import { createPageState } from '../../reference/page-state/page-state.js';
import type { RenderDescription } from '../../reference/texts/render-description.js';
import { code, fencedCode, joinBlocks, markdownLink } from './blocks.js';
import { schemaDetails } from './schema.js';

/**
 * Returns `::schema[…]` as a list of its properties, `::operation[…]` as its path and samples, and `::api-diagram{…}` as
 * a list of its references.
 */
export function embedMarkdown(embed: DocEmbed, context: MarkdownContext): string {
  const { definition, plan, write, writer } = context;
  if (embed.kind === 'api-diagram') return diagramMarkdown(embed, context);
  const { kind, name, attributes, place } = embed;
  const target = plan.names.find(kind, name, { file: place.file, route: definition.route });
  if (target.kind !== 'found') return '';
  const { api } = target;
  if (kind === 'schema') {
    const schema = api.shown.schemas.get(target.name);
    if (!schema) return '';
    const renderDescription: RenderDescription = (text) => text && write(text);
    const view = api.pages.schemaEmbed(schema, attributes, createPageState(), renderDescription);
    return joinBlocks([
      `**${markdownLink(view.name, writer.url(view.url))}**`,
      view.schema.description,
      schemaDetails(view.schema, writer),
      view.example && fencedCode(view.example.text, view.example.language),
    ]);
  }
  const operation = api.shown.operations.get(target.name);
  if (!operation) return '';
  const { summary, samples } = api.pages.operationEmbed(operation, attributes.brief !== undefined);
  return joinBlocks([
    `**${markdownLink(summary.title, writer.url(summary.url))}**: ${code(`${summary.method} ${summary.path}`)}`,
    ...samples.map(({ code: shown }) => fencedCode(shown.text, shown.language)),
  ]);
}

function diagramMarkdown(
  embed: DiagramEmbed,
  { definition, plan, links, writer }: MarkdownContext,
): string {
  const context = { names: plan.names, links, route: definition.route };
  const { objects, labels, references } = diagramContent(embed, context);
  const urls = new Map(objects.map(({ name, url }) => [name, url]));
  const linked = (name: string): string =>
    markdownLink(labels.get(name) ?? name, writer.url(urls.get(name) ?? ''));
  return references
    .map(({ from, to, field }) => {
      const by = field === '' ? '' : ` (${code(field)})`;
      return `- ${linked(from)} → ${linked(to)}${by}`;
    })
    .join('\n');
}
