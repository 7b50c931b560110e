import path from 'node:path';
import type { Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { type PluggableList, type Plugin, type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { firstPosition, type Place, startOfFile } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { lateLibrary } from '../../files/late-library.js';
import type { DocBuilder } from '../doc-builder.js';
import type { Positioned, TextSource } from '../source-positions.js';
import type { MarkdownNode, TransformDefinition, TransformedPage } from './define-transform.js';
import { checkElementData, elementKeys } from './element-data.js';
import type { PluginKind, PluginRun, SitePlugin } from './site-plugin.js';

type Tree = Root | HtmlRoot;

const asynchronous = 'it is asynchronous, and pages are parsed without waiting';

/** Types of nodes that always have children. */
const parentTypes: ReadonlySet<string> = new Set([
  ...['root', 'paragraph', 'heading', 'blockquote', 'list', 'listItem', 'table', 'tableRow'],
  ...['tableCell', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'element'],
  ...['containerDirective', 'leafDirective', 'textDirective', 'footnoteDefinition'],
]);

/** Types of nodes in the Markdown tree, without those of plugins. */
const markdownTypes: readonly string[] = [
  ...parentTypes,
  ...['text', 'inlineCode', 'code', 'html', 'image', 'imageReference', 'footnoteReference'],
  ...['break', 'thematicBreak', 'definition', 'math', 'inlineMath'],
];

/** Further types that have an HTML element or are meant to have none. */
const otherTypes = ['descriptionList', 'descriptionTerm', 'descriptionDetails', 'yaml', 'toml'];
type VFile = ReturnType<Processor['processSync']>;

/** A mistake of a plugin that every page has: its module, its options. */
class PluginMistake extends Error {}

/** Runs the plugins of the site on a page. Whatever fails is reported at the page, and changes nothing. */
export class PagePlugins implements PluginRun {
  /** Durations in milliseconds, by the name of the plugin. */
  readonly times = new Map<string, number>();
  readonly all: readonly SitePlugin[];
  readonly #builder: DocBuilder;
  readonly page: TextSource;
  readonly #failed = new Set<SitePlugin>();

  constructor(plugins: readonly SitePlugin[], builder: DocBuilder, page: TextSource) {
    this.all = plugins;
    this.#builder = builder;
    this.page = page;
    for (const file of plugins.flatMap(({ files }) => files)) builder.read(file);
  }

  have(kind: PluginKind): boolean {
    return this.all.some((plugin) => plugin.kind === kind && !this.#failed.has(plugin));
  }

  /** Reports plugins whose syntax the parser of a text with tags does not read. */
  reportLostSyntax(): void {
    for (const plugin of this.#of('remark')) {
      if (!this.#addsSyntax(plugin)) continue;
      const { name } = plugin;
      this.#builder.report(diagnose('content/plugin-syntax', { name }, { place: this.#top() }));
    }
  }

  syntax(): ((text: string, hasMath: boolean) => Root) | undefined {
    const adding = this.#of('remark').filter((plugin) => this.#addsSyntax(plugin));
    if (adding.length === 0) return undefined;
    return (text, hasMath) => {
      const { remarkParse, remarkGfm, remarkMath } = lateLibrary('remark');
      const parser = unified().use(remarkParse).use(remarkGfm).use(allDirectives);
      if (hasMath) parser.use(remarkMath);
      for (const plugin of adding) parser.use(pluggable(plugin));
      return parser.parse(text);
    };
  }

  changeMarkdown(tree: Root): Root {
    const remark = this.#of('remark');
    const transforms = this.#of('transform');
    if (remark.length + transforms.length === 0) return tree;
    const known = new Set([...typesIn(tree), ...markdownTypes, ...otherTypes]);
    let changed = tree;
    for (const plugin of remark) {
      changed = this.#runUnified(plugin, changed);
      this.#reportNodes(plugin, known, changed);
    }
    for (const plugin of transforms) {
      this.#runTransform(plugin, changed);
      this.#reportNodes(plugin, known, changed);
    }
    checkElementData(changed, this.#builder);
    return changed;
  }

  changeHtml(tree: HtmlRoot): HtmlRoot {
    let changed = tree;
    for (const plugin of this.#of('rehype')) changed = this.#runUnified(plugin, changed);
    return changed;
  }

  #of(kind: PluginKind): readonly SitePlugin[] {
    return this.all.filter((plugin) => plugin.kind === kind && !this.#failed.has(plugin));
  }

  #addsSyntax(plugin: SitePlugin): boolean {
    let adds = false;
    this.#attempt(plugin, () => {
      const { micromarkExtensions = [] } = processorWith(plugin).data();
      adds = micromarkExtensions.length > 0;
    });
    return adds;
  }

  #runUnified<T extends Tree>(plugin: SitePlugin, tree: T): T {
    let changed = tree;
    const noted: { file?: VFile } = {};
    this.#attempt(plugin, () => {
      const note = () => (_: unknown, file: VFile) => {
        noted.file = file;
      };
      const processor = processorWith(plugin, note);
      const { frontMatter } = this.#builder;
      const { file: path, text: value } = this.page;
      const result = processor.runSync(tree, { path, value, data: { frontMatter } });
      if (result.type !== 'root') throw new Error(`it returned a ${result.type}, not a tree`);
      changed = placed(result as T);
    });
    for (const { reason, place, fatal } of noted.file?.messages ?? []) {
      if (fatal) continue;
      const at = this.#builder.sources.nodePlace(messagePosition(place)) ?? this.#top();
      const args = { name: plugin.name, problem: reason };
      this.#builder.report(diagnose('content/plugin-message', args, { place: at }));
    }
    return changed;
  }

  /**
   * Reports new nodes that become no element: JSX and expressions of MDX, and misspelled types.
   * @param known types that are not reported; those of the new nodes are added
   */
  #reportNodes({ name }: SitePlugin, known: Set<string>, tree: Root): void {
    visit(tree, ({ type, data, position }) => {
      if (known.has(type) || Object.keys(data ?? {}).some((key) => elementKeys.has(key))) return;
      known.add(type);
      const place = this.#builder.sources.nodePlace({ position }) ?? this.#top();
      this.#builder.report(diagnose('content/plugin-node', { name, type }, { place }));
    });
  }

  #runTransform(plugin: SitePlugin, tree: Root): void {
    this.#attempt(plugin, () => {
      const { nodes, transform } = ofPlugin(() => definedTransform(plugin.load()));
      let isNeeded = false;
      visit(tree, (node) => {
        isNeeded ||= nodes.includes(node.type);
      });
      if (!isNeeded) return;
      try {
        // Its type allows no promise, but an async function is easily written.
        const result: unknown = transform(tree as MarkdownNode, this.#transformedPage());
        if (result instanceof Promise) {
          result.catch(() => undefined);
          throw new Error(asynchronous);
        }
        if (result !== tree && Object(result).type === 'root')
          throw new Error('it returned another tree, but a transform changes the one it gets');
      } finally {
        placed(tree);
      }
    });
  }

  #transformedPage(): TransformedPage {
    const { frontMatter, textScope, options } = this.#builder;
    return {
      path: this.page.file,
      frontMatter,
      version: textScope?.version ?? 'current',
      locale: textScope?.locale ?? options.messages.locale,
      read: (file) => this.#read(file),
    };
  }

  /** Returns the text of a file of the site. A transform may ask for a file that is optional. */
  #read(file: string): string | undefined {
    const text = this.#builder.read(file);
    return typeof text === 'object' ? this.#builder.readIncluded(file, file, this.#top()) : text;
  }

  /** Reports what a plugin throws; it then does not run again on this page. */
  #attempt(plugin: SitePlugin, run: () => void): void {
    const { name } = plugin;
    const begin = performance.now();
    try {
      run();
    } catch (error) {
      this.#failed.add(plugin);
      const { place }: { place?: unknown } = Object(error);
      const problem = pluginProblem(error);
      const isMistake = error instanceof PluginMistake || problem === asynchronous;
      const [thrown] = place ? [] : (plugin.placesOf?.(Object(error).cause ?? error) ?? []);
      const at = isMistake
        ? (thrown ?? pluginPlace(plugin))
        : (this.#builder.sources.nodePlace(messagePosition(place)) ?? this.#top());
      const related = thrown && !isMistake ? [{ message: 'thrown here', place: thrown }] : [];
      const args = { name, problem };
      this.#builder.report(diagnose('content/plugin-failed', args, { place: at, related }));
    }
    this.times.set(name, (this.times.get(name) ?? 0) + performance.now() - begin);
  }

  #top() {
    return startOfFile(this.page.file);
  }
}

function typesIn(tree: Root): ReadonlySet<string> {
  const types = new Set<string>();
  visit(tree, ({ type }) => {
    types.add(type);
  });
  return types;
}

function pluggable(plugin: SitePlugin): PluggableList {
  const loaded = plugin.load();
  if (typeof loaded !== 'function') throw new Error('the module has no plugin as default export');
  return [[loaded as Plugin<[unknown]>, plugin.options]];
}

/** @throws PluginMistake if the plugin cannot be loaded and called with its options */
function processorWith(plugin: SitePlugin, first?: Plugin): Processor {
  return ofPlugin(() => {
    const processor = unified();
    if (first) processor.use(first);
    return processor.use(pluggable(plugin)).freeze();
  });
}

/** Runs what does not depend on the page. */
function ofPlugin<T>(run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new PluginMistake(errorMessage(cause), { cause });
  }
}

/** Returns the place of a plugin in the site: a file. A package has none. */
function pluginPlace({ name }: SitePlugin): Place | undefined {
  return name.startsWith('.') ? startOfFile(path.posix.normalize(name)) : undefined;
}

function definedTransform(loaded: unknown): TransformDefinition {
  const { nodes, transform } = Object(loaded);
  if (!Array.isArray(nodes) || typeof transform !== 'function')
    throw new Error('the module has no default export defineTransform({ nodes, transform })');
  for (const type of nodes) {
    const hint = markdownTypes.includes(type) ? undefined : didYouMean(type, markdownTypes);
    if (hint !== undefined) throw new Error(`no node has the type ${type}; ${hint.slice(0, -1)}`);
  }
  return { nodes, transform };
}

/** Inline directives and blocks, for the parser that reads the syntax of plugins. */
function allDirectives(this: Processor): void {
  const { directive, directiveFromMarkdown } = lateLibrary('remark');
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), directive()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/**
 * Gives nodes without a position that of the node around them, so that findings about them have a place, and removes
 * what is not a node.
 * @throws Error if it has removed something
 */
function placed<T extends Tree>(tree: T): T {
  let problem: string | undefined;
  const walk = (node: Nodes | HtmlNodes, around: Nodes['position']): void => {
    if (!node.position && around) node.position = around;
    if ('children' in node && node.children === undefined) {
      if (parentTypes.has(node.type)) problem ??= `it took the children of a ${node.type} away`;
      // On other nodes, a plugin may have written `node.children = node.children?.map(…)`.
      Reflect.deleteProperty(node, 'children');
    }
    if (!('children' in node)) {
      if (parentTypes.has(node.type)) Object.assign(node, { children: [] });
      return;
    }
    const { children, type } = node;
    const nodes = Array.isArray(children) ? children.filter(isNode) : [];
    if (!Array.isArray(children) || nodes.length < children.length) {
      problem ??= `it put something into a ${type} that is not a node`;
      Object.assign(node, { children: nodes });
    }
    for (const child of nodes) walk(child, node.position);
  };
  walk(tree, tree.position ?? { start: firstPosition, end: firstPosition });
  if (problem !== undefined) throw new Error(problem);
  return tree;
}

function isNode(value: unknown): boolean {
  return typeof Object(value).type === 'string';
}

/** Returns the place of a message as that of a node: a point, or a position. */
function messagePosition(place: unknown): Positioned {
  const { start, end, line, column } = Object(place);
  if (typeof line === 'number') return { position: { start: { line, column: column ?? 1 } } };
  return typeof start?.line === 'number' ? { position: { start, end } } : {};
}

function pluginProblem(error: unknown): string {
  const message = errorMessage(error);
  const problem = message.split('\n', 1)[0] ?? '';
  return /finished async/.test(problem) ? asynchronous : problem;
}
