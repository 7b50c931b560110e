import { Canvas, linesHeight, linesWidth, wrapText } from './charts/canvas.js';
import type { Drawing } from './drawing.js';
import type { DiagramNote } from './mermaid-notes.js';

const size = 12;
const [padding, gap] = [10, 12];
const maxWidth = 320;

/** Puts notes in boxes below a drawing, each with the name of what it is about. */
export function drawNotes(
  drawing: Drawing,
  notes: readonly DiagramNote[],
  nameOf: (subject: string) => string,
): Drawing {
  if (notes.length === 0) return drawing;
  const canvas = new Canvas();
  const boxes = notes.map(({ subject, text }) => {
    const name = subject === undefined ? [] : wrapText(nameOf(subject), maxWidth, size);
    return { name, lines: wrapText(text, maxWidth, size) };
  });
  const width = Math.max(...boxes.map(({ name, lines }) => linesWidth([...name, ...lines], size)));
  const [left, outer] = [8, width + 2 * padding];
  let top = drawing.height + gap;
  for (const { name, lines } of boxes) {
    const heights = [name, lines].map((block) => linesHeight(block, size));
    const [nameHeight = 0, textHeight = 0] = heights;
    const height = nameHeight + textHeight + 2 * padding;
    canvas.shape('rect', { x: left, y: top, width: outer, height, rx: 4, class: 'tint tone-3' });
    const middle = top + padding + nameHeight / 2;
    if (name.length > 0) canvas.text(left + padding, middle, name, { size, className: 'strong' });
    canvas.text(left + padding, top + padding + nameHeight + textHeight / 2, lines, { size });
    top += height + gap;
  }
  const words = notes.map(({ subject, text }) => {
    const plain = text.replaceAll('\n', ' ');
    return subject === undefined ? plain : `${nameOf(subject)}: ${plain}`;
  });
  const below = canvas.drawing(Math.max(drawing.width, outer + 2 * left), top, '');
  return {
    width: below.width,
    height: below.height,
    html: drawing.html + below.html,
    texts: [...drawing.texts, ...below.texts],
    description: [drawing.description, ...words].filter(Boolean).join('; '),
  };
}
