/** Whether a configured page or file location is valid: a path, or a URL with a parsable host. */
export function isPathOrUrl(text: string): boolean {
  return !/^\s*(https?:|\/\/)/i.test(text) || URL.canParse(text, 'https://site.invalid');
}
