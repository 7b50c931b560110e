/**
 * Returns the value of an attribute in the text of a tag: `name="value"`, `name='value'` or `name={"value"}`.
 * @param attributes the text after the name of the tag
 */
export function tagAttribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?<![\\w:-])${name}=\\{?(?:"([^"]*)"|'([^']*)'|\`([^\`]*)\`)`).exec(
    attributes,
  );
  return value?.slice(1).find((one) => one !== undefined);
}
