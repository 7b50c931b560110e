import { Parser } from 'htmlparser2';

export interface ParsedHtml {
  /** In document order. */
  readonly links: readonly { readonly href: string; readonly offset: number }[];
  /** Possible targets of a fragment: every `id`, and the `name` of an `a`. */
  readonly ids: ReadonlySet<string>;
  /** `href` of the first `base` element. */
  readonly base?: string | undefined;
}

/** Attributes that contain a URL, by element (HTML standard, "Attributes"). */
const urlAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** `rel` values of `link` elements that name a server, not a file. */
const hints = /\b(dns-prefetch|preconnect)\b/i;
const metaWithUrl = /^(og:(image|url|video|audio)|twitter:image)$/i;

/** Returns the links and ids of an HTML page. */
export function parseHtml(html: string): ParsedHtml {
  const links: { href: string; offset: number }[] = [];
  const ids = new Set<string>();
  let base: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes.id) ids.add(attributes.id);
      if (name === 'a' && attributes.name) ids.add(attributes.name);
      if (name === 'base') base ??= attributes.href;
      const add = (href: string): void => {
        links.push({ href: href.trim(), offset: parser.startIndex });
      };
      if (name === 'meta') metaUrls(attributes).forEach(add);
      if (name === 'link' && hints.test(attributes.rel ?? '')) return;
      for (const attribute of urlAttributes[name] ?? []) {
        const value = attributes[attribute];
        if (value === undefined) continue;
        if (attribute === 'srcset') splitSrcset(value).forEach(add);
        else add(value);
      }
    },
  });
  parser.end(html);
  return { links, ids, base };
}

function metaUrls(attributes: Readonly<Record<string, string>>): readonly string[] {
  const { content = '', property, name } = attributes;
  if (/^refresh$/i.test(attributes['http-equiv'] ?? '')) {
    const target = /^\s*\d+\s*;\s*url\s*=\s*(.+)$/i.exec(content)?.[1];
    return target === undefined ? [] : [target];
  }
  return metaWithUrl.test(property ?? name ?? '') ? [content] : [];
}

/** Splits `a.png 1x, b.png 2x` into its URLs. */
function splitSrcset(value: string): readonly string[] {
  return [...value.matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])(?:\s+[\d.]+[wxh])*\s*(?:,|$)/g)].map(
    ([, url = '']) => url,
  );
}
