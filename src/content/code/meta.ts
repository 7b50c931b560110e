/** What stands after the opening fence of a code block. */
export interface CodeMeta {
  /** As written, in lower case: `js`. */
  readonly language: string;
  readonly title?: string | undefined;
  /** Contents of `{1,3-5}`. */
  readonly ranges?: string | undefined;
  readonly numbered: boolean;
  /** `./x.ts#region` */
  readonly file?: string | undefined;
  /** What the block says about the API: `operation=createPrice status=201`. */
  readonly about: { readonly [key in AboutKey]?: string | undefined };
}

const aboutKeys = ['operation', 'body', 'status'] as const;
type AboutKey = (typeof aboutKeys)[number];

const part =
  /(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s{]+))|\{(?<ranges>[^{}]*)\}|\[(?<label>[^\]]*)\]|(?<word>[^\s{[]+)/g;

// `js{1,3}` and `rust,ignore`: the language ends where its name does, and `file=./a.js` is none.
const languageName = /^(?![\w-]+=)\{?\.?([^\s{},:"'`<>&]*)/;

/** Reads ```` ```js title="a.js" {1,3-5} showLineNumbers file=./a.js ````. What it does not know it leaves. */
export function parseMeta(lang: string, meta: string): CodeMeta {
  const [, language = ''] = languageName.exec(lang) ?? [];
  let title: string | undefined;
  let ranges: string | undefined;
  let file: string | undefined;
  let numbered = false;
  const about: { [key in AboutKey]?: string } = {};
  for (const { groups = {} } of `${lang.slice(language.length)} ${meta}`.matchAll(part)) {
    const value = groups.double ?? groups.single ?? groups.bare;
    if (groups.key === 'title') title = value;
    else if (groups.key === 'file') file = value;
    else if (groups.label !== undefined) title ??= groups.label;
    else if (groups.ranges !== undefined && /^[\d\s]/.test(groups.ranges)) ranges = groups.ranges;
    const key = aboutKeys.find((known) => known === groups.key);
    if (key !== undefined && value !== undefined) about[key] = value;
    if (/^:?(showLineNumbers|line-numbers)$/.test(groups.key ?? groups.word ?? '')) numbered = true;
  }
  return { language: language.toLowerCase(), title, ranges, numbered, file, about };
}
