/** `/guide/`, `/guide/index.md` and `/guide/index.html` are `/guide`. */
export function plainLink(link: string): string {
  const [, address = '', hash = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const plain = `/${address.replace(/^\/+/, '')}`
    .replace(/\.(?:md|html)$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1');
  return plain + hash;
}
