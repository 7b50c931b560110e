import { isReactFile } from '../files/react-file.js';
import type { SourceFile } from '../files/source-file.js';
import { escapeText } from '../text/escape.js';
import type { Doc } from './doc.js';
import { readFrontMatter } from './front-matter/read.js';
import { outlineOperationUses } from './operation-uses.js';
import type { ContentOptions, ReadInclude } from './options.js';
import { parseDoc } from './parse-doc.js';
import { removeSentinels } from './placeholders.js';
import { titleFromPath } from './title-from-path.js';

/** Matches a level-1 heading that every parser reads alike: without markup and characters that are replaced. */
const plainTitle =
  /^# (?! )((?:[^\s\p{C}\\&<>*_`[\]!~{}#]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])| (?! |$))+)[ \t\r]*$/u;
/** Matches a line that is visible text. */
const plainText = /^[\p{L}\p{N}]/u;
const underline = /^ {0,3}=+[ \t]*$/m;
const anyTitle = /^ {0,3}#(?:[ \t].*)?$|^ {0,3}=+[ \t]*$/m;

/**
 * Returns the metadata of a Markdown file from its beginning, in a fraction of the parsing time. If the title needs the
 * parser, only the text up to it is parsed. Later includes are unknown, there are no diagnostics, and the digest is empty.
 */
export function outlineDoc(file: SourceFile, options: ContentOptions, read: ReadInclude): Doc {
  if (isReactFile(file.path)) return parseDoc(file, options, read).value.doc;
  const text = removeSentinels(file.text.replace(/^\uFEFF/, ''));
  const { meta, metaPlaces, body } = readFrontMatter({ path: file.path, text });
  const hasExcerpt = /<!--\s*truncate/.test(body);
  const from = body.search(/\S/);
  const isIndented = from > 0 && /[ \t]/.test(body.charAt(from - 1));
  const plain = isIndented ? undefined : plainTitle.exec(lineAt(body, from))?.[1];
  const isPlain = plain !== undefined || from === -1 || opensWithText(body, from);
  const ofFile = titleFromPath(file.path);
  const heading = isPlain ? plain : undefined;
  const title = meta.title || heading || ofFile;
  const outline = {
    path: file.path,
    digest: '',
    meta,
    metaPlaces,
    title,
    titleHtml: escapeText(heading || title),
    includes: [],
    hasExcerpt,
    operations: outlineOperationUses(body),
  };
  if (isPlain) return outline;
  // The line break prevents text that begins with `---` from being read as front matter again.
  const opening = { ...file, text: `\n${body.slice(0, endOfTitle(body, from))}` };
  const { doc } = parseDoc(opening, options, read).value;
  const { includes, titleHtml } = doc;
  const hasHeading = titleHtml !== escapeText(ofFile);
  return {
    ...outline,
    includes,
    ...(hasHeading && { title: meta.title || doc.title, titleHtml }),
  };
}

/** Whether the first paragraph is text, without a line below that makes it a heading. */
function opensWithText(body: string, from: number): boolean {
  if (!plainText.test(body.slice(from, from + 2))) return false;
  const end = body.slice(from).search(/\n[ \t\r]*\n/);
  return !underline.test(body.slice(from, end === -1 ? undefined : from + end));
}

/** Returns the end of a possible opening heading; the end of the text if there is none. */
function endOfTitle(body: string, from: number): number {
  const found = anyTitle.exec(body.slice(from));
  // A comment can contain heading syntax, and the title may follow it.
  if (!found || body.startsWith('<!--', from)) return body.length;
  const end = from + found.index + found[0].length;
  // The definition of a link or footnote in it may be anywhere.
  return body.slice(from, end).includes('[') ? body.length : end;
}

function lineAt(body: string, from: number): string {
  const end = body.indexOf('\n', from);
  return body.slice(from, end === -1 ? body.length : end);
}
