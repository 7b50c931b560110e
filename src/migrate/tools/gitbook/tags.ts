import { codeLines, type TextRange } from '../../text/code-ranges.js';

export interface GitbookTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly from: number;
  readonly to: number;
}

export interface GitbookBlock {
  readonly tag: GitbookTag;
  readonly children: readonly GitbookBlock[];
  /** Range between its tags; undefined for a tag without an end. */
  readonly inner?: TextRange | undefined;
  readonly to: number;
}

const tagPattern =
  /\{%-?[ \t]*(end)?([a-z][\w-]*)((?:[ \t]+(?:[\w-]+=[ \t]*(?:"[^"]*"|'[^']*'|[^\s%]+)|"[^"]*"|[^\s%]+))*)[ \t]*-?%\}/g;
const single = new Set(['include', 'vars', 'elif', 'else']);

/** Returns the tags of GitBook, `{% hint style="info" %}`, outside of code. */
export function readGitbookTags(text: string): readonly GitbookTag[] {
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  return [...text.matchAll(tagPattern)].flatMap((match): GitbookTag[] => {
    const line = starts.findLastIndex((start) => start <= match.index);
    if (isCode[line]) return [];
    const [all, end, name = '', written = ''] = match;
    const pairs = [...written.matchAll(/(?:([\w-]+)=[ \t]*)?(?:"([^"]*)"|'([^']*)'|([^\s%]+))/g)];
    const attributes = Object.fromEntries(
      pairs.map(([, key = '', double, quoted, bare = '']) => [key, double ?? quoted ?? bare]),
    );
    return [
      {
        name,
        isEnd: end !== undefined,
        attributes,
        from: match.index,
        to: match.index + all.length,
      },
    ];
  });
}

/** Returns the blocks of a text; undefined if their ends do not fit. */
export function readGitbookBlocks(
  text: string,
  tags: readonly GitbookTag[],
): readonly GitbookBlock[] | undefined {
  const root: GitbookBlock[] = [];
  const open: { tag: GitbookTag; children: GitbookBlock[] }[] = [];
  for (const tag of tags) {
    const list = open.at(-1)?.children ?? root;
    if (tag.isEnd) {
      const last = open.pop();
      if (last?.tag.name !== tag.name) return undefined;
      const outer = open.at(-1)?.children ?? root;
      outer.push({
        tag: last.tag,
        children: last.children,
        inner: { from: last.tag.to, to: tag.from },
        to: tag.to,
      });
    } else if (single.has(tag.name) || !hasEnd(text, tag))
      list.push({ tag, children: [], to: tag.to });
    else open.push({ tag, children: [] });
  }
  return open.length === 0 ? root : undefined;
}

/** `embed` and `file` may be without an end. */
function hasEnd(text: string, { name, to }: GitbookTag): boolean {
  const rest = text.slice(to);
  const end = rest.search(new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`));
  const again = rest.search(new RegExp(`\\{%-?\\s*${name}\\s`));
  return (
    end !== -1 &&
    (again === -1 || end < again || !/^(?:embed|file|content-ref|page-ref)$/.test(name))
  );
}

/** Whether a tag shows a part of an API description: an operation or schemas. */
export function isOfDescription({ name, isEnd }: GitbookTag): boolean {
  return !isEnd && /^(?:openapi|openapi-operation|openapi-schemas|swagger)$/.test(name);
}

/**
 * Returns the path or URL of the description that a tag shows a part of: `src`, or the target of the link after
 * `{% openapi-operation %}`.
 */
export function descriptionSource(
  text: string,
  { name, attributes, to }: GitbookTag,
): string | undefined {
  if (!/^openapi-(?:operation|schemas)$/.test(name)) return attributes.src;
  const target = /^\s*\[[^\]\n]*\]\(\s*<?([^)>\s]+)/.exec(text.slice(to))?.[1];
  // GitBook writes it for a description that it has lost.
  return target?.startsWith('/broken/') ? undefined : target;
}
