import { tagAttribute } from '../../text/tag-attribute.js';

const kinds: Readonly<Record<string, string>> = {
  success: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

/** A line that opens or closes an admonition: `{% admonition type="warning" name="Title" %}`. */
const tagLine = /^([ \t]*)(\{%[ \t]*\/?admonition\b([^\n%]*)%\})(?=[ \t]*\r?$)/gm;

/**
 * Returns a description with Redocly's tags for admonitions as directives. Each line keeps its length, so that the
 * positions of the text stay true.
 */
export function convertRedoclyAdmonitions(markdown: string): string {
  if (!markdown.includes('{%')) return markdown;
  return markdown.replace(tagLine, (_, indent: string, tag: string, attributes) => {
    const kind = kinds[tagAttribute(attributes, 'type') ?? 'info'] ?? 'note';
    const name = tagAttribute(attributes, 'name')?.replace(/\[/g, '(').replace(/\]/g, ')');
    const label = name === undefined ? '' : `[${name}]`;
    const isEnd = /^\{%[ \t]*\//.test(tag);
    return indent + (isEnd ? ':::' : `:::${kind}${label}`).padEnd(tag.length);
  });
}
