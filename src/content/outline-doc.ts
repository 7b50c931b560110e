import type { SourceFile } from '../files/source-file.js';
import type { Doc, FrontMatter } from './doc.js';
import { cutFrontMatter, parseFrontMatter } from './front-matter/cut.js';
import { readFrontMatter } from './front-matter/read.js';
import { parseSimpleFrontMatter } from './front-matter/simple-yaml.js';
import { escapeText } from './highlight/to-html.js';
import type { ContentOptions, ReadInclude } from './options.js';
import { parseDoc } from './parse-doc.js';
import { removeSentinels } from './placeholders.js';
import { titleFromPath } from './title-from-path.js';

/** A heading of depth 1 whose words say in any parser what they say here: no markup, nothing to be replaced. */
const plainTitle =
  /^# (?! )((?:[^\s\p{C}\\&<>*_`[\]!~{}#]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])| (?! |$))+)[ \t\r]*$/u;
/** A line that shows at once, and as text. */
const plainText = /^[\p{L}\p{N}]/u;
const underline = /^ {0,3}=+[ \t]*$/m;
const anyTitle = /^ {0,3}#(?:[ \t].*)?$|^ {0,3}=+[ \t]*$/m;

/**
 * What a Markdown file says of itself as far as its beginning tells, in a fraction of the time that it takes to
 * understand it. Where a title needs the parser, the parser gets the text up to there. What the text includes behind it
 * is not known, nor always where values are written, nothing is told of what is wrong, and there is no digest.
 */
export function outlineDoc(file: SourceFile, options: ContentOptions, read: ReadInclude): Doc {
  const text = removeSentinels(file.text.replace(/^\uFEFF/, ''));
  const { meta, metaPlaces, bodyFrom } = sketchFrontMatter(file.path, text);
  const body = text.slice(bodyFrom);
  const hasExcerpt = /<!--\s*truncate/.test(body);
  const from = body.search(/\S/);
  const isIndented = from > 0 && /[ \t]/.test(body.charAt(from - 1));
  const plain = isIndented ? undefined : plainTitle.exec(lineAt(body, from))?.[1];
  const isPlain = plain !== undefined || from === -1 || opensWithText(body, from);
  const ofFile = titleFromPath(file.path);
  const heading = isPlain ? plain : undefined;
  const title = meta.title || heading || ofFile;
  const sketch = {
    ...{ path: file.path, digest: '', meta, metaPlaces, title },
    ...{ titleHtml: escapeText(heading || title), includes: [], hasExcerpt },
  };
  if (isPlain) return sketch;
  // The line keeps what begins with `---` from being front matter again.
  const opening = { ...file, text: `\n${body.slice(0, endOfTitle(body, from))}` };
  const { head } = parseDoc(opening, options, read).value;
  const { includes, titleHtml } = head;
  const hasHeading = titleHtml !== escapeText(ofFile);
  return {
    ...{ ...sketch, includes },
    ...(hasHeading && { title: meta.title || head.title, titleHtml }),
  };
}

function sketchFrontMatter(
  path: string,
  text: string,
): Pick<Doc, 'meta' | 'metaPlaces'> & { readonly bodyFrom: number } {
  const cut = cutFrontMatter(text);
  if (cut === undefined) return { meta: {}, metaPlaces: {}, bodyFrom: 0 };
  const { bodyFrom = 0 } = 'bodyFrom' in cut ? cut : {};
  const plain: FrontMatter | undefined =
    'block' in cut ? parseFrontMatter(cut, parseSimpleFrontMatter) : undefined;
  if (plain) return { meta: plain, metaPlaces: {}, bodyFrom };
  const { meta, metaPlaces } = readFrontMatter({ path, text });
  return { meta, metaPlaces, bodyFrom };
}

/** The first paragraph is no heading either, by a line below it. */
function opensWithText(body: string, from: number): boolean {
  if (!plainText.test(body.slice(from, from + 2))) return false;
  const end = body.slice(from).search(/\n[ \t\r]*\n/);
  return !underline.test(body.slice(from, end === -1 ? undefined : from + end));
}

/** Behind what may be the heading that opens the text; its end where there is none. */
function endOfTitle(body: string, from: number): number {
  const found = anyTitle.exec(body.slice(from));
  // What stands in a comment is no heading, and what comes behind it may be one.
  if (!found || body.startsWith('<!--', from)) return body.length;
  const end = from + found.index + found[0].length;
  // A link or a note in it may be defined anywhere.
  return body.slice(from, end).includes('[') ? body.length : end;
}

function lineAt(body: string, from: number): string {
  const end = body.indexOf('\n', from);
  return body.slice(from, end === -1 ? body.length : end);
}
