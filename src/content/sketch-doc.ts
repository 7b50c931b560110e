import type { Doc, SourceFile } from '../model/index.js';
import { readFrontMatter } from './front-matter/read.js';
import { escapeText } from './highlight/to-html.js';
import { withoutSentinels } from './holes.js';
import type { ContentOptions, ReadFile } from './options.js';
import { parseDoc } from './parse-doc.js';
import { titleFromPath } from './title-from-path.js';

/** A heading of depth 1 whose words say in any parser what they say here: no markup, nothing to be replaced. */
const plainTitle = /^# ([\p{L}\p{N}](?:[\p{L}\p{N},.()'"/?+-]| (?! |$))*)[ \t\r]*$/u;
/** A line that shows at once, and as text. */
const plainText = /^[\p{L}\p{N}]/u;
const underline = /^ {0,3}=+[ \t]*$/m;
const anyTitle = /^ {0,3}#(?:[ \t].*)?$|^ {0,3}=+[ \t]*$/m;

/**
 * What a Markdown file says of itself as far as its beginning tells, in a fraction of the time that it takes to
 * understand it. Where a title needs the parser, the parser gets the text up to there. What the text includes behind it
 * is not known, and nothing is told of what is wrong.
 */
export function sketchDoc(file: SourceFile, options: ContentOptions, read: ReadFile): Doc {
  const text = withoutSentinels(file.text.replace(/^\uFEFF/, ''));
  const { meta, metaPlaces, body } = readFrontMatter({ path: file.path, text });
  const hasExcerpt = /<!--\s*truncate/.test(body);
  const from = body.search(/\S/);
  const isIndented = from > 0 && /[ \t]/.test(body.charAt(from - 1));
  const opening = body.slice(from, endOfLine(body, from));
  const plain = isIndented ? undefined : plainTitle.exec(opening)?.[1];
  const isPlain = plain !== undefined || from === -1 || opensWithText(body, from);
  if (!isPlain) {
    const end = endOfTitle(body, from);
    const begun = parseDoc({ ...file, text: text.slice(0, end) }, options, read).value.head;
    return { ...begun, hasExcerpt };
  }
  const title = meta.title || plain || titleFromPath(file.path);
  return {
    path: file.path,
    digest: file.digest,
    meta,
    metaPlaces,
    title,
    titleHtml: escapeText(plain || title),
    includes: [],
    hasExcerpt,
  };
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

function endOfLine(body: string, from: number): number {
  const end = body.indexOf('\n', from);
  return end === -1 ? body.length : end;
}
