const namespaceStart = /^\s*namespace\s+([\w.-]+)\s*\{\s*$/;

/**
 * Returns the names of classes in namespaces as UML writes them without a frame: `Shapes::Circle`. The renderer draws no
 * namespaces.
 *
 * @param isInside for each line, whether it is in the body of a class, or closes one
 */
export function qualifiedNames(
  lines: readonly string[],
  isInside: readonly boolean[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const open: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (isInside[index]) continue;
    const [, namespace] = namespaceStart.exec(line) ?? [];
    const [, name] = /^\s*class\s+([\w-]+)/.exec(line) ?? [];
    if (namespace !== undefined) open.push(namespace);
    else if (/^\s*\}/.test(line)) open.pop();
    else if (name !== undefined && open.length > 0) names.set(name, [...open, name].join('::'));
  }
  return names;
}
