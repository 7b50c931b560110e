/** Whether the author hides a part from readers (`x-internal`). */
export function isInternal(node: unknown): boolean {
  return (
    typeof node === 'object' && node !== null && 'x-internal' in node && node['x-internal'] === true
  );
}
