import { isElementName } from './allowed.js';
import type { MarkupTag } from './tags.js';

/** The docsgen syntax for components of other tools, by component name in lower case. */
const forms: ReadonlyMap<string, string> = new Map([
  ...listed('note info tip warning danger caution important', (name) => `:::${name}`),
  ...listed('aside callout admonition alert banner check hint', () => ':::note'),
  ...listed('error', () => ':::danger'),
  ...listed('tabs tabgroup', () => '::::tabs'),
  ...listed('tab tabitem tabpanel', () => ':::tab[Label]'),
  ...listed('codegroup codetabs', () => ':::code-group'),
  ...listed('card cards cardgroup cardgrid columns linkcard', () => ':::cards'),
  ...listed('accordion accordiongroup accordions', () => ':::details[Title]'),
  ...listed('details expandable collapsible collapse toggle', () => ':::details[Title]'),
  ...listed('frame image img figure themedimage', () => '![Words](./picture.png)'),
  ...listed('link a anchor', () => '[Words](./page.md)'),
  ...listed('steps step', () => 'a numbered list'),
  ...listed('code codeblock pre', () => 'a code block between lines of ```'),
  ...listed('codefrom snippet', () => 'a code block with file=./path'),
  ...listed('include import partial', () => '::include[./_part.md]'),
  ...listed('table', () => 'a table with |'),
  ...listed('p text', () => 'a paragraph'),
  ...listed('br', () => '<br>'),
]);

function listed(names: string, form: (name: string) => string): [string, string][] {
  return names.split(' ').map((name) => [name, form(name)]);
}

/** Returns the docsgen syntax for a component of another tool: `:::note` for `Note`. */
export function nameForm(name: string): string | undefined {
  return forms.get(name.toLowerCase());
}

/** Elements without content and end tag (HTML standard, 13.1.2). */
const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

export function isVoid(name: string): boolean {
  return voidElements.has(name.toLowerCase());
}

/**
 * Whether a tag is HTML. Components begin with a capital letter (`<Frame>`, `<P />`); old HTML is all capitals (`<P>`,
 * `<BR/>`).
 */
export function isHtmlTag({ name, isSelfClosing }: MarkupTag): boolean {
  if (!isElementName(name)) return false;
  if (!/^[A-Z]/.test(name)) return true;
  return !/[a-z]/.test(name) && (!isSelfClosing || isVoid(name));
}

/** Names of unknown tags that are markup of another tool, by their properties. */
export interface ForeignNames {
  /** Names that have an end tag. */
  readonly closed: ReadonlySet<string>;
  /** Names that have attributes with values. */
  readonly withValues: ReadonlySet<string>;
}

export function foreignNames(tags: Iterable<MarkupTag>): ForeignNames {
  const closed = new Set<string>();
  const withValues = new Set<string>();
  for (const { kind, name, hasValue } of tags) {
    if (kind === 'close') closed.add(name);
    else if (hasValue) withValues.add(name);
  }
  return { closed, withValues };
}

/**
 * Whether an unknown tag is markup of another tool instead of a word in angle brackets such as `<your-key>` or
 * `Array<String>`.
 */
export function isComponent(
  { kind, name, isSelfClosing }: MarkupTag,
  { closed, withValues }: ForeignNames,
): boolean {
  if (withValues.has(name)) return true;
  const looksForeign = /^[A-Z]|[-.:]/.test(name);
  return looksForeign && (kind === 'close' || isSelfClosing || closed.has(name));
}

/**
 * Returns unknown names that are nevertheless elements: they have an end tag and appear among HTML elements (`<note>
 * <p>…</p> </note>`). On its own, such a name is a word in angle brackets: `<planet-id>`.
 */
export function namesAmongHtml(tags: readonly MarkupTag[]): ReadonlySet<string> {
  if (!tags.some(({ kind, name }) => kind === 'open' && isElementName(name))) return new Set();
  const opened = tags.filter((tag) => tag.kind === 'open' && !isHtmlTag(tag));
  const { closed } = foreignNames(tags);
  return new Set(opened.map(({ name }) => name).filter((name) => closed.has(name)));
}
