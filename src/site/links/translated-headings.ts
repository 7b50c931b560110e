import type { DocText, TextOf } from '../../content/doc.js';
import type { DocHeading } from '../../content/fragment.js';
import { escapeMarkup } from '../../text/escape.js';
import type { LocaleDoc } from '../input.js';

/**
 * Returns a `textOf` that gives the headings of a translation the ids of the original's headings, so that links work in
 * every language. Applies only if the number and levels of the headings agree; the translation's own ids stay as
 * additional anchors.
 */
export function withOriginalIds(docs: readonly LocaleDoc[], textOf: TextOf): TextOf {
  const originals = new Map(
    docs.flatMap(({ file, path, original }) => (original ? [[file, path]] : [])),
  );
  if (originals.size === 0) return textOf;
  const known = new WeakMap<DocText, { readonly original: DocText; readonly aligned: DocText }>();
  return (file) => {
    const text = textOf(file);
    const path = originals.get(file);
    if (path === undefined || text.headings.length === 0) return text;
    const original = textOf(path);
    const before = known.get(text);
    if (before?.original === original) return before.aligned;
    const aligned = align(text, original);
    known.set(text, { original, aligned });
    return aligned;
  };
}

function align(text: DocText, { headings: originals }: DocText): DocText {
  const { headings, anchors, body } = text;
  if (headings.length !== originals.length) return text;
  if (headings.some(({ depth }, index) => depth !== originals[index]?.depth)) return text;
  const ids = newIds(headings, originals, anchors);
  if (ids.size === 0) return text;
  return {
    ...text,
    headings: headings.map((heading) => ({ ...heading, id: ids.get(heading.id) ?? heading.id })),
    anchors: [...anchors, ...ids.values()],
    body: { ...body, text: body.text.map((html) => renamed(html, ids)) },
  };
}

/** Maps the ids of a translation's headings to those of the original. Explicit ids stay, and no id is used twice. */
function newIds(
  headings: readonly DocHeading[],
  originals: readonly DocHeading[],
  anchors: readonly string[],
): ReadonlyMap<string, string> {
  const taken = new Set(anchors);
  const ids = new Map<string, string>();
  for (const [index, { id, isChosen }] of headings.entries()) {
    const wanted = originals[index]?.id;
    if (wanted === undefined || isChosen || taken.has(wanted)) continue;
    taken.add(wanted);
    ids.set(id, wanted);
  }
  return ids;
}

const headingStart = /(<h[1-6](?: [^>]*?)? id=")([^"]*)("[^>]*>)/g;
const headingLink = /(class="heading-anchor" href="#)([^"]*)"/g;

function renamed(html: string, ids: ReadonlyMap<string, string>): string {
  const written = new Map([...ids].map(([own, id]) => [escapeMarkup(own), escapeMarkup(id)]));
  return html
    .replace(headingStart, (all, start: string, own: string, end: string) => {
      const id = written.get(own);
      return id === undefined ? all : `${start}${id}${end}<span id="${own}"></span>`;
    })
    .replace(headingLink, (all, start: string, own: string) => {
      const id = written.get(own);
      return id === undefined ? all : `${start}${id}"`;
    });
}
