import type { PhrasingContent, RootContent } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import { escapeAttribute } from '../../text/escape.js';
import { sizeText } from './annotation.js';
import { tagPlace } from './attributes.js';
import { htmlElement } from './html-tags.js';
import { iconName } from './icon-name.js';
import { importedFilePath } from './literal.js';
import {
  directive,
  htmlNode,
  inlineDirective,
  inlineNodes,
  paragraphNode,
  textNode,
} from './nodes.js';
import type { Tag, TagTable } from './tag.js';

/** Returns the content of the tag as inline content. */
function words(tag: Tag): PhrasingContent[] {
  return inlineNodes(tag.children()) ?? [];
}

function badge(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const label = tag.label('text', 'label');
  const color = attributes.text('variant', 'color', 'type');
  attributes.has('icon');
  attributes.text('shape');
  attributes.flag('disabled');
  attributes.flag('stroke');
  const children = words(tag);
  return [
    inlineDirective(
      'badge',
      { label: label.length > 0 ? label : children, attributes: { color } },
      node.position,
    ),
  ];
}

function icon(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const name = attributes.text('name') ?? iconName(tag);
  attributes.text('label');
  return name === undefined
    ? []
    : [inlineDirective('icon', { label: [textNode(name, node.position)] }, node.position)];
}

/** Attributes of buttons of Fern that only style. */
const buttonLooks = ['intent', 'rightIcon', 'outlined', 'minimal', 'large', 'small', 'rounded'];

function link(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const url = attributes.text('href', 'to', 'url', 'link', 'src');
  const title = attributes.text('title');
  for (const name of ['target', 'rel', 'download', 'filename', 'icon', ...buttonLooks])
    attributes.has(name);
  const children = words(tag);
  const label = children.length > 0 ? children : tag.label('label', 'text');
  if (url === undefined) return label;
  return [
    {
      type: 'link',
      url: importedFilePath(url),
      title: title ?? null,
      children: label,
      position: node.position,
    },
  ];
}

/** A link as a button; among words, a link. With `asChild`, as in Radix, the link is the content. */
function button(tag: Tag): RootContent[] {
  const { node } = tag;
  tag.attributes.flag('asChild');
  const [made, ...rest] = link(tag);
  if (made?.type !== 'link' || node.type === 'mdxJsxTextElement')
    return made ? [made, ...rest] : rest;
  return [
    directive('actions', { children: [paragraphNode([made], node.position)] }, node.position),
  ];
}

function image(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const url = attributes.text('src', 'href');
  const alt = attributes.text('alt', 'title') ?? '';
  const size = sizeText({ width: attributes.text('width'), height: attributes.text('height') });
  for (const name of [
    'caption',
    'srcset',
    'sizes',
    'densities',
    'quality',
    'format',
    'layout',
    'priority',
    'fill',
    'placeholder',
    'zoom',
  ])
    attributes.has(name);
  const caption = tag.label('caption');
  if (url === undefined) return missing(tag, 'src');
  const imageNode: PhrasingContent[] = [
    { type: 'image', url: importedFilePath(url), alt, title: null, position: node.position },
    ...(size === '' ? [] : [textNode(size, undefined)]),
  ];
  if (caption.length === 0) return imageNode;
  return [directive('figure', { label: caption, children: imageNode }, node.position)];
}

/** `<ThemedImage sources={{ light: '…', dark: '…' }} />`: one image for each colour mode. */
function themedImage(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const sources = attributes.value('sources');
  const of = (key: string): string | undefined => {
    const value =
      typeof sources === 'object' && sources !== null && !Array.isArray(sources)
        ? (sources as Readonly<Record<string, unknown>>)[key]
        : attributes.text(key);
    return typeof value === 'string' ? importedFilePath(value) : undefined;
  };
  const [light, dark] = [of('light'), of('dark')];
  const alt = attributes.text('alt') ?? '';
  attributes.text('width', 'height');
  attributes.text('height');
  if (light === undefined && dark === undefined) return missing(tag, 'sources');
  const imageNode = (url: string, mode: string): RootContent =>
    htmlNode(
      `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}" class="${mode}">`,
      node.position,
    );
  if (light === undefined || dark === undefined) return [imageNode(light ?? dark ?? '', '')];
  return [imageNode(light, 'only-light'), imageNode(dark, 'only-dark')];
}

/** A video of another site: a link, because pages load nothing from other sites. */
function youTube(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const id = attributes.text('id', 'videoId', 'videoid', 'youTubeId', 'youtubeId', 'url', 'src');
  const label = tag.label('title', 'label', 'alt');
  attributes.text('params', 'poster', 'posterQuality', 'playlabel', 'start');
  for (const name of attributes.names) attributes.has(name);
  if (id === undefined) return missing(tag, 'id');
  const url = /^https?:/.test(id)
    ? id
    : `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
  const words = label.length > 0 ? label : [textNode('YouTube', node.position)];
  const children = [{ type: 'link' as const, url, children: words, position: node.position }];
  return [
    directive('actions', { children: [paragraphNode(children, node.position)] }, node.position),
  ];
}

/** Addresses of players, with the id of the video. */
const players = [
  {
    pattern: /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    name: 'YouTube',
    page: 'https://www.youtube.com/watch?v=',
  },
  {
    pattern: /^https:\/\/player\.vimeo\.com\/video\/(\d+)/,
    name: 'Vimeo',
    page: 'https://vimeo.com/',
  },
  {
    pattern: /^https:\/\/(?:www\.)?loom\.com\/embed\/(\w+)/,
    name: 'Loom',
    page: 'https://www.loom.com/share/',
  },
] as const;

/** Returns the page in a frame, with its host as its name; undefined for an address of this site. */
function framedPage(source: string): { readonly name: string; readonly url: string } | undefined {
  if (!/^https:\/\//.test(source) || !URL.canParse(source)) return undefined;
  return { name: new URL(source).host.replace(/^www\./, ''), url: source };
}

/** A frame with another site: a link to the page in it, or to the video of a player. Pages load nothing from other sites. */
function iframe(tag: Tag): readonly RootContent[] {
  const { attributes, builder, node } = tag;
  const source = attributes.text('src') ?? '';
  for (const name of attributes.names) attributes.has(name);
  const [player] = players.flatMap(({ pattern, name, page }) => {
    const [, id] = pattern.exec(source) ?? [];
    return id === undefined ? [] : [{ name, url: page + id }];
  });
  const linked = player ?? framedPage(source);
  if (!linked || builder.options.trustedHtml)
    return htmlElement(node, 'iframe', attributes, tag.children());
  const title = attributes.text('title')?.trim();
  const words =
    title === undefined || /^(?:youtube )?video player$|^$/i.test(title) ? linked.name : title;
  const label = [textNode(words, node.position)];
  const link = { type: 'link' as const, url: linked.url, children: label, position: node.position };
  if (node.type === 'mdxJsxTextElement') return [link];
  return [
    directive('actions', { children: [paragraphNode([link], node.position)] }, node.position),
  ];
}

function tooltip(tag: Tag): RootContent[] {
  const tip = tag.attributes.text('tip', 'content', 'text', 'headline') ?? '';
  for (const name of tag.attributes.names) tag.attributes.has(name);
  const { position } = tag.node;
  return [
    htmlNode(`<abbr title="${escapeAttribute(tip)}">`, position),
    ...words(tag),
    htmlNode('</abbr>', position),
  ];
}

function keyboard(tag: Tag): RootContent[] {
  const { position } = tag.node;
  const keys = tag.attributes.text('keys', 'mac', 'windows', 'linux');
  for (const name of tag.attributes.names) tag.attributes.has(name);
  const children = words(tag);
  const shown = children.length > 0 || keys === undefined ? children : [textNode(keys, position)];
  return [htmlNode('<kbd>', position), ...shown, htmlNode('</kbd>', position)];
}

function missing(tag: Tag, attribute: string): RootContent[] {
  const args = { name: `<${tag.name}>`, problem: `has no ${attribute}` };
  const place = tagPlace(tag.node, tag.builder);
  tag.builder.report(diagnose('content/misplaced-directive', args, { place }));
  return [];
}

/** Tags that can stand among words. */
export const inlineTags: TagTable = {
  Badge: badge,
  Icon: icon,
  Link: link,
  Anchor: link,
  Button: button,
  LinkButton: button,
  Download: button,
  Image: image,
  Img: image,
  Picture: image,
  ImageZoom: image,
  ThemedImage: themedImage,
  YouTube: youTube,
  Youtube: youTube,
  LiteYouTube: youTube,
  LiteYouTubeEmbed: youTube,
  iframe,
  Tooltip: tooltip,
  Kbd: keyboard,
  Key: keyboard,
};
