import { tagFilePath } from '../content/tags/tag-file.js';
import { type Diagnostic, startOfFile } from '../diagnostics/diagnostic.js';
import { argsOf, diagnose } from '../diagnostics/index.js';
import { tagAttribute } from '../text/tag-attribute.js';
import type { MigratedFile } from './migrated-file.js';
import { picturePath, videoPath } from './text/picture-components.js';

/** Files of tags that stand for components of the old site. */
export interface TagStubs {
  readonly files: readonly MigratedFile[];
  /** What is left to do in them. */
  readonly diagnostics: readonly Diagnostic[];
  /** Pages that use them, by path. */
  readonly pages: readonly string[];
  /** Findings that they answer. */
  readonly answered: ReadonlySet<Diagnostic>;
}

/** A component that is used once is written in its page. */
const minUses = 2;

/** Attributes that hold words. */
const wordAttributes = ['title', 'label', 'text', 'name', 'heading', 'description', 'caption'];

/** Attributes that tools draw as a badge, often in a heading. */
const badgeAttributes = ['version', 'since'];

interface Use {
  readonly finding: Diagnostic;
  readonly attributes: string;
  /** The attribute `src`, if it is text. */
  readonly source?: string | undefined;
  readonly hasContent: boolean;
  /** Whether the content is one text without a link. */
  readonly isLabel: boolean;
}

/**
 * Returns a file in `tags/` for each component that docsgen does not know and that several places use: it shows the
 * content of the tag, the picture or video that its `src` names, and the attributes that hold words. Components that
 * only draw something get none.
 */
export function tagStubs(
  files: readonly MigratedFile[],
  diagnostics: readonly Diagnostic[],
): TagStubs {
  const texts = new Map(files.flatMap((one) => ('text' in one ? [[one.path, one.text]] : [])));
  const uses = new Map<string, Use[]>();
  for (const finding of diagnostics) {
    const { name, canHaveFile } = argsOf(finding, 'content/unknown-tag') ?? {};
    if (name === undefined || !canHaveFile) continue;
    const { file = '', start } = finding.place ?? {};
    const tag = texts.get(file)?.slice(start?.offset ?? 0);
    if (!tag?.startsWith('<')) continue;
    const known = uses.get(name) ?? [];
    uses.set(name, known);
    known.push({ finding, ...startTag(tag, name) });
  }
  const stubs = [...uses].flatMap(([name, all]) => {
    const file = tagFilePath(name);
    const shown = [mediaPart(all), shownPart(all)].filter((one) => one !== undefined);
    if (file === undefined || shown.length === 0) return [];
    if (all.length < minUses || texts.has(file)) return [];
    const pages = [...new Set(all.map(({ finding }) => finding.place?.file ?? ''))];
    const args = { name, uses: all.length, pages: pages.length, attributes: attributeNames(all) };
    const todo = diagnose('migrate/tag-stub', args, { place: startOfFile(file) });
    return [{ file: { path: file, text: `${shown.join('\n\n')}\n` }, todo, pages, all }];
  });
  return {
    files: stubs.map(({ file }) => file),
    diagnostics: stubs.map(({ todo }) => todo),
    pages: stubs.flatMap(({ pages }) => pages),
    answered: new Set(stubs.flatMap(({ all }) => all.map(({ finding }) => finding))),
  };
}

/** Longest start tag that is read. */
const maxTagLength = 20_000;

/** Reads the start tag at the beginning of a text. The values of its attributes are left out: `title="" to={}`. */
function startTag(text: string, name: string): Omit<Use, 'finding'> {
  let attributes = '';
  let depth = 0;
  const tokens = text.slice(0, maxTagLength).matchAll(/"[^"]*"|'[^']*'|=>|\/>|[\s\S]/g);
  for (const { 0: token, index } of tokens) {
    if (token === '}') depth -= 1;
    if (depth === 0 && (token === '>' || token === '/>')) {
      const rest = text.slice(index + 1, maxTagLength);
      const [content = '', end] = rest.split(`</${name}>`, 2);
      const isLabel = end !== undefined && !/\]\(|<a\b|\n[ \t]*(?:\n|[-*>|#])/.test(content.trim());
      const source = tagAttribute(text.slice(0, index), 'src');
      return { attributes, source, hasContent: token === '>', isLabel };
    }
    if (depth === 0) attributes += /^["']./s.test(token) ? '""' : token;
    if (token === '{') depth += 1;
  }
  // Without an end in sight, the tag may have content, which must not be lost.
  return { attributes: '', hasContent: true, isLabel: false };
}

/** Returns what shows the picture or the video that `src` of a component names in every place. */
function mediaPart(uses: readonly Use[]): string | undefined {
  const isEvery = (pattern: RegExp): boolean =>
    uses.every(({ source = '' }) => pattern.test(source));
  if (isEvery(picturePath)) return "<img src={props.src} alt={props.alt ?? ''} />";
  return isEvery(videoPath) ? '<video src={props.src} controls></video>' : undefined;
}

function shownPart(uses: readonly Use[]): string | undefined {
  const has = (name: string, { attributes }: Use): boolean =>
    new RegExp(`\\s${name}="`).test(attributes);
  const words = [
    ...wordAttributes
      .filter((name) => uses.some((use) => has(name, use)))
      .map((name) => `{props.${name} ?? ''}`),
    ...badgeAttributes
      .filter((name) => uses.every((use) => has(name, use)))
      .map((name) => `<Badge>{props.${name}}</Badge>`),
  ];
  const content = uses.some(({ hasContent }) => hasContent) ? ['{children}'] : [];
  const [first, ...others] = [...words, ...content];
  if (first === undefined) return undefined;
  // A component that has an address in every place is a link.
  const address = ['href', 'to'].find((name) => uses.every((use) => has(name, use)));
  const isLabel = words.length > 0 || uses.every((use) => use.isLabel);
  const label = address && isLabel ? `<a href={props.${address}}>${first}</a>` : first;
  return [label, ...others].join('\n\n');
}

function attributeNames(uses: readonly Use[]): readonly string[] {
  const names = uses.flatMap(({ attributes }) =>
    [...attributes.matchAll(/(?:^|\s)([\w-]+)(?==)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
