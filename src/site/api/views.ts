import type {
  Api,
  Example,
  ExampleView,
  FieldView,
  Fragment,
  Operation,
  OperationContent,
  ServerView,
  Texts,
  TocEntry,
} from '../../model/index.js';
import { formatText } from '../../strings/index.js';
import { escapeHtml } from '../fragment-html.js';
import { type Direction, type SchemaContext, schemaView } from './schema-view.js';

/** Makes the HTML of a description with its links resolved. */
export type ToHtml = (fragment: Fragment | undefined) => string | undefined;

type Described = Pick<
  Operation['parameters'][number],
  'name' | 'required' | 'deprecated' | 'description' | 'schema'
>;

/** A parameter or a header is shown like a field of a schema; its own words go before those of its schema. */
export function fieldMaker(
  contextFor: (direction: Direction) => SchemaContext,
): (described: Described, prefix: string, direction: Direction) => FieldView {
  return ({ name, required, deprecated, description, schema }, prefix, direction) => {
    const context = contextFor(direction);
    const id = context.uniqueId(`${prefix}-${name}`);
    const view = schemaView(schema, id, context);
    return {
      id,
      name,
      required,
      schema: {
        ...view,
        html: context.html(description) ?? view.html,
        deprecated: deprecated || view.deprecated,
      },
    };
  };
}

export function operationToc(content: Omit<OperationContent, 'toc'>, texts: Texts): TocEntry[] {
  const toc: TocEntry[] = [];
  if (content.security.length > 0)
    toc.push(entry('authentication', formatText(texts, 'reference.authentication'), 2));
  if (content.parameters.length > 0)
    toc.push(entry('parameters', formatText(texts, 'reference.parameters'), 2));
  if (content.requestBody) toc.push(entry('body', formatText(texts, 'reference.requestBody'), 2));
  if (content.responses.length > 0)
    toc.push(entry('responses', formatText(texts, 'reference.responses'), 2));
  for (const { anchor, status } of content.responses) toc.push(entry(anchor, status, 3));
  return toc;
}

export function exampleView(example: Example, toHtml: ToHtml, texts: Texts): ExampleView {
  const { name, summary, description, generated, code } = example;
  return {
    name,
    label: summary ?? exampleName(example, texts),
    html: toHtml(description),
    generated,
    code,
  };
}

/** Examples without a name of their own have one from us: `example`, `example 2`, `option 2`. */
function exampleName({ name, generated }: Example, texts: Texts): string {
  const [, kind, number] = /^(example|option)(?: (\d+))?$/.exec(name) ?? [];
  if (kind === 'option' && generated && number !== undefined) {
    return formatText(texts, 'reference.option', { number });
  }
  if (kind !== 'example') return name;
  return number === undefined
    ? formatText(texts, 'reference.example')
    : formatText(texts, 'reference.exampleNumber', { number });
}

export function serverView(server: Api['servers'][number], toHtml: ToHtml): ServerView {
  return {
    url: server.url,
    exampleUrl: server.exampleUrl,
    html: toHtml(server.description),
    variables: server.variables.map(({ description, ...variable }) => ({
      ...variable,
      html: toHtml(description),
    })),
  };
}

export function entry(id: string, text: string, depth: number): TocEntry {
  return { id, html: escapeHtml(text), depth };
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function firstSentence(fragment: Fragment | undefined): string | undefined {
  return fragment && /^.*?(?:[.!?؟](?=\s|$)|[。！？])|^.*/.exec(fragment.text)?.[0];
}
