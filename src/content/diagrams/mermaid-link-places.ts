/** The edges of a rectangle around a shape. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const shape =
  /<g class="(node|subgraph)" data-id="([^"]*)"[^>]*>\s*<((?:rect|polygon|circle|ellipse)\b[^>]*)>/g;
const link = /<polyline class="edge" data-from="([^"]*)" data-to="([^"]*)"[^>]*? points="([^"]*)"/g;
const linkOrLabel =
  /<(?:polyline class="edge"|g class="edge-label") data-from="([^"]*)" data-to="([^"]*)"/g;

/** How far the end of a link may be from its box, in points. */
const tolerance = 2;

/**
 * Moves links and their labels to the boxes that they connect. The library draws a link between groups within a group as
 * if that group began where the drawing does.
 */
export function withLinksAtBoxes(svg: string): string {
  const boxes = new Map<string, Box>();
  const groups: Box[] = [];
  for (const [, kind, id = '', element = ''] of svg.matchAll(shape)) {
    const box = boxAround(element);
    boxes.set(id, box);
    if (kind === 'subgraph') groups.push(box);
  }
  const moves = new Map<string, Box>();
  for (const [, from = '', to = '', points = ''] of svg.matchAll(link)) {
    const ends = [boxes.get(from), boxes.get(to)];
    const around = groupAround(points, ends, groups);
    if (around) moves.set(`${from} ${to}`, around);
  }
  if (moves.size === 0) return svg;
  return svg.replace(linkOrLabel, (tag: string, from: string, to: string) => {
    const { left, top } = moves.get(`${from} ${to}`) ?? {};
    return left === undefined ? tag : `${tag} transform="translate(${left} ${top})"`;
  });
}

/** Returns the group from whose corner the points count; undefined if the link is at its boxes, or at none. */
function groupAround(
  points: string,
  [from, to]: readonly (Box | undefined)[],
  groups: readonly Box[],
): Box | undefined {
  const all = points.trim().split(/\s+/);
  const [first, last] = [all.at(0), all.at(-1)].map((point) => point?.split(',').map(Number) ?? []);
  const isAtBoxes = ({ left, top }: Pick<Box, 'left' | 'top'>): boolean =>
    isAt(from, first, left, top) && isAt(to, last, left, top);
  return isAtBoxes({ left: 0, top: 0 }) ? undefined : groups.find(isAtBoxes);
}

function isAt(
  box: Box | undefined,
  [x = 0, y = 0]: readonly number[] = [],
  left: number,
  top: number,
): boolean {
  return (
    box !== undefined &&
    x + left >= box.left - tolerance &&
    x + left <= box.right + tolerance &&
    y + top >= box.top - tolerance &&
    y + top <= box.bottom + tolerance
  );
}

function boxAround(element: string): Box {
  const given: Partial<Record<string, string>> = Object.fromEntries(
    [...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const { points, x = given.cx, y = given.cy, width = 0, height = 0, cx, r = 0 } = given;
  const [rx, ry] = cx === undefined ? [0, 0] : [given.rx ?? r, given.ry ?? r].map(Number);
  const corners = points
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [
    ...[Number(x) - (rx ?? 0), Number(y) - (ry ?? 0)],
    ...[Number(x) + Number(width) + (rx ?? 0), Number(y) + Number(height) + (ry ?? 0)],
  ];
  const xs = corners.filter((_, index) => index % 2 === 0);
  const ys = corners.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
