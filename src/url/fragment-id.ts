/**
 * Returns the id that a fragment names, without text directives. Undefined for an empty fragment and
 * `top`, which mean the top of any page (HTML standard, 7.4.6.4).
 * @param fragment without the `#`
 */
export function fragmentId(fragment: string): string | undefined {
  const name = fragment.replace(/:~:.*$/s, '');
  return name === '' || /^top$/i.test(name) ? undefined : name;
}
