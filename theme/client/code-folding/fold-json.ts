import { createElement } from '../elements.js';
import { loadSheet } from '../islands/sheet.js';

declare const CODE_FOLDING_SHEET: string;

/** An object or array that the next line is part of. */
interface Block {
  readonly contents: ParentNode & Node;
  /** What the reader knows it by: its key, or its position in the array `rows` as `rows[2]`. */
  readonly name: string;
  /** Its own objects and arrays without a key so far. */
  count: number;
}

/** Begins the contents of an object or array of several lines, or ends them. */
const boundary = /(?<=[[{])(?=\n)|(?<=\n[ \t]*)(?=[\]}])/;

/** Adds a button to each line that begins an object or array of several lines, but not to the outermost. */
export async function addFoldButtons(code: HTMLElement): Promise<void> {
  await loadSheet(new URL(CODE_FOLDING_SHEET, import.meta.url).href);
  const root: Block = { contents: document.createDocumentFragment(), name: '', count: 0 };
  const open: Block[] = [];
  let key: Element | undefined;
  for (const node of [...code.childNodes]) {
    const { contents } = open.at(-1) ?? root;
    if (!(node instanceof Text)) {
      contents.append(node);
      if (node instanceof Element && node.matches('.hljs-attr')) key = node;
      continue;
    }
    const pieces = node.data.split(boundary);
    for (const [index, piece] of pieces.entries()) {
      if (index > 0 && /^[\]}]/.test(piece)) open.pop();
      const around = open.at(-1);
      const isOpening = index < pieces.length - 1 && /[[{]$/.test(piece);
      if (!isOpening) (around ?? root).contents.append(piece);
      else if (around) open.push(appendBlock(around, piece, /^:/.test(piece) ? key : undefined));
      else {
        root.contents.append(piece);
        open.push(root);
      }
    }
  }
  code.replaceChildren(root.contents);
}

/**
 * Appends the beginning of an object or array, with a button before its key or bracket.
 *
 * @param text ends with the bracket
 */
function appendBlock(around: Block, text: string, key: Element | undefined): Block {
  const name = key ? keyName(key) : `${around.name}[${around.count++}]`;
  const button = createElement('button', 'fold-button');
  button.type = 'button';
  button.setAttribute('aria-label', name);
  button.setAttribute('aria-expanded', 'true');
  const contents = createElement('span', 'fold-contents');
  const toggle = (): void => {
    contents.hidden = !contents.hidden;
    button.setAttribute('aria-expanded', String(!contents.hidden));
  };
  button.addEventListener('click', toggle);
  const mark = createElement('span', 'fold-mark');
  mark.addEventListener('click', toggle);
  if (key) {
    key.before(button);
    around.contents.append(text);
  } else {
    around.contents.append(text.slice(0, -1), button, text.slice(-1));
  }
  around.contents.append(contents, mark);
  return { contents, name, count: 0 };
}

function keyName({ textContent }: Element): string {
  return textContent.replace(/^"|"$/g, '');
}
