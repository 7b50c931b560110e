import type { DocEmbed, Fragment } from '../content/fragment.js';
import { diagnose } from '../diagnostics/index.js';
import { escapeMarkup } from '../text/escape.js';
import { isSource, urlOrigin } from './exports/content-security-policy.js';
import type { LinkOrigin, ResolvedLink } from './links/link-target.js';
import type { PageLinks } from './links/page-links.js';
import type { BodyPart } from './page-props/body.js';
import { withoutSmallZooms } from './small-images.js';

/** Renders an embed; returns undefined if it has been reported as unknown. */
export type RenderEmbed = (embed: DocEmbed) => Exclude<BodyPart, string> | undefined;

/** Fills the placeholders of a fragment. Returns HTML strings, with embeds from the API description between them. */
export function fragmentParts(
  fragment: Fragment,
  links: PageLinks,
  origin: Omit<LinkOrigin, 'file'>,
  renderEmbed: RenderEmbed,
): BodyPart[] {
  const resolved = fragment.references.map((reference) =>
    links.resolve(
      reference.kind,
      reference.target,
      { ...origin, file: reference.place.file },
      reference.place,
    ),
  );
  for (const [index, { url }] of resolved.entries()) {
    const reference = fragment.references[index];
    if (reference?.kind !== 'image') continue;
    const host = urlOrigin(url);
    if (host === undefined || isSource(host)) links.collected.mediaUrls.add(url);
    else
      links.collected.diagnostics.push(
        diagnose('site/image-host', { host }, { place: reference.place }),
      );
  }
  const parts: BodyPart[] = [];
  let html = '';
  const flush = (): void => {
    if (html !== '') parts.push(withoutSmallZooms(html));
    html = '';
  };
  const { text, placeholders } = fragment.body;
  text.forEach((piece, index) => {
    html += piece;
    const placeholder = placeholders[index];
    if (!placeholder) return;
    const embed = placeholder.kind === 'embed' ? fragment.embeds[placeholder.index] : undefined;
    if (embed) {
      const part = renderEmbed(embed);
      flush();
      if (part) parts.push(part);
      return;
    }
    const target = resolved[placeholder.index];
    if (target && placeholder.kind === 'reference') html += escapeMarkup(target.url);
    if (target && placeholder.kind === 'label') html += label(target);
    if (target?.asset && placeholder.kind === 'size') html += dimensions(target.asset);
  });
  flush();
  return parts;
}

/**
 * Returns a fragment as HTML where embeds are not possible (descriptions, the announcement) and reports embeds as
 * misplaced.
 */
export function fragmentHtml(
  fragment: Fragment,
  links: PageLinks,
  origin: Omit<LinkOrigin, 'file'>,
): string {
  const misplaced: RenderEmbed = (embed) => {
    const { kind, place } = embed;
    const name = embed.kind === 'api-diagram' ? `::${kind}` : `::${kind}[${embed.name}]`;
    links.collected.diagnostics.push(diagnose('site/misplaced-embed', { name }, { place }));
    return undefined;
  };
  return fragmentParts(fragment, links, origin, misplaced).join('');
}

/** Returns the title of a link target; for operations with the method as a badge. */
function label({ title, url, method }: ResolvedLink): string {
  const name = escapeMarkup(title ?? url);
  if (method === undefined) return name;
  const classes = `method method-${escapeMarkup(method.toLowerCase())}`;
  // The space is part of the badge, so that the underline of the link begins at the name.
  return `<span class="${classes}">${escapeMarkup(method)} </span>${name}`;
}

function dimensions({
  width,
  height,
}: {
  width?: number | undefined;
  height?: number | undefined;
}): string {
  return width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
}
