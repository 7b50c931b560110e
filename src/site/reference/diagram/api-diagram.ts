import type { DiagramEmbed } from '../../../content/fragment.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../../diagnostics/index.js';
import { formatMessage, type Messages } from '../../../i18n/index.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { PageLinks } from '../../links/page-links.js';
import type { ApiDiagram } from '../../page-props/body.js';
import type { ApiNames } from '../naming/api-names.js';
import type { PageState } from '../page-state/page-state.js';
import { findReferences, type SchemaReference } from './find-references.js';
import { layoutDiagram } from './layout-diagram.js';
import { shortLabels } from './short-labels.js';

interface DiagramContext {
  readonly names: ApiNames;
  readonly links: PageLinks;
  readonly route: string;
  readonly messages: Messages;
  readonly page: Pick<PageState, 'id'>;
}

/** A schema of a diagram and the URL that it links to. */
interface DiagramObject {
  readonly name: string;
  readonly schema: ApiSchema;
  readonly url: string;
  /** Whether its link leads to the page that shows the diagram. */
  readonly isThisPage: boolean;
}

/** The content of a diagram, before its layout. */
interface DiagramContent {
  readonly objects: readonly DiagramObject[];
  /** By schema name. */
  readonly labels: ReadonlyMap<string, string>;
  readonly references: readonly SchemaReference[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the content of `::api-diagram{…}`; undefined if none of its schemas exists. */
export function apiDiagram(embed: DiagramEmbed, context: DiagramContext): ApiDiagram | undefined {
  const { objects, labels, references, diagnostics } = diagramContent(embed, context);
  context.links.collected.diagnostics.push(...diagnostics);
  if (objects.length === 0) return undefined;
  const { messages, page } = context;
  const label = (name: string): string => labels.get(name) ?? name;
  const chosen = embed.current && namedIn(labels, embed.current.text);
  const isCurrent = (name: string): boolean =>
    chosen === undefined
      ? objects.some((object) => object.name === name && object.isThisPage)
      : name === chosen;
  const { width, height, boxes, arrows } = layoutDiagram(labels, references);
  return {
    kind: 'api-diagram',
    title: formatMessage(messages, 'reference.diagram'),
    id: page.id('diagram'),
    width,
    height,
    objects: objects.map(({ name, url, isThisPage }) => ({
      ...(boxes.get(name) ?? { x: 0, y: 0, width: 0, height: 0 }),
      label: label(name),
      url,
      current: isCurrent(name) ? (isThisPage ? 'page' : 'true') : undefined,
      refersTo: arrows
        .filter(({ from }) => from === name)
        .map(({ to, fields }) =>
          formatMessage(messages, 'reference.diagramReference', {
            to: label(to),
            fields: fields.join(', '),
          }),
        ),
    })),
    references: arrows.map(({ from, to, line, head, label: lines }) => ({
      line,
      head,
      label: lines,
      isCurrent: isCurrent(from) || isCurrent(to),
    })),
  };
}

/** Finds the schemas of a diagram and the references between them. */
export function diagramContent(
  embed: DiagramEmbed,
  { names, links, route }: Omit<DiagramContext, 'messages' | 'page'>,
): DiagramContent {
  const { file } = embed.place;
  const diagnostics: Diagnostic[] = [];
  const objects = new Map<string, DiagramObject>();
  for (const { name: written, place, link } of embed.schemas) {
    // Reports an unknown name.
    const own = links.resolve('link', `schema:${written}`, { file, route }, place);
    const found = names.find('schema', written, { file, route });
    const schema = found.kind === 'found' ? found.api.shown.schemas.get(found.name) : undefined;
    if (!schema) continue;
    const target = link && links.resolve('link', link.text, { file, route }, link.place);
    const { name } = schema;
    const url = (target ?? own).url;
    objects.set(name, { name, schema: schema.schema, url, isThisPage: target?.route === route });
  }
  const labels = shortLabels([...objects.keys()]);
  const unknown = (name: string, place: Diagnostic['place']): void => {
    const hint = didYouMean(name, [...labels.keys()]);
    diagnostics.push(diagnose('site/not-in-diagram', { name }, { place, hint }));
  };
  const declared = embed.references.flatMap(({ schema, field, target, place }) => {
    const from = namedIn(labels, schema);
    const to = namedIn(labels, target);
    if (from === undefined) unknown(schema, place);
    if (to === undefined) unknown(target, place);
    if (from === undefined || to === undefined) return [];
    const known = objects.get(from)?.schema.properties.map(({ name }) => name) ?? [];
    if (known.includes(field)) return [{ from, to, field }];
    const args = { schema: from, pointer: `/${field}` };
    const hint = didYouMean(field, known);
    diagnostics.push(diagnose('site/unknown-field', args, { place, hint }));
    return [];
  });
  const { current } = embed;
  if (current && namedIn(labels, current.text) === undefined) unknown(current.text, current.place);
  const schemas = new Map([...objects.values()].map(({ name, schema }) => [name, schema]));
  const references = findReferences(schemas);
  return {
    objects: [...objects.values()],
    labels,
    references: [...references, ...declared],
    diagnostics,
  };
}

/** Returns the schema with this name or label. */
function namedIn(labels: ReadonlyMap<string, string>, written: string): string | undefined {
  if (labels.has(written)) return written;
  return [...labels].find(([, label]) => label === written)?.[0];
}
