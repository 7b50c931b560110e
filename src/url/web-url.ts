/** Whether a value that names a page or a file can be one: a path, or a URL with a host that can exist. */
export function isPathOrUrl(text: string): boolean {
  return !/^\s*(https?:|\/\/)/i.test(text) || URL.canParse(text, 'https://site.invalid');
}
