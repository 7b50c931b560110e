import type { TextPass } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';

/** The path of a picture. */
export const picturePath = /^[^\s"'{}]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#][^\s"'{}]*)?$/i;
/** The path of a video. */
export const videoPath = /^[^\s"'{}]+\.(?:mov|mp4|webm)(?:[?#][^\s"'{}]*)?$/i;

const attribute = /\s+([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;

/** A component without content and without bound attributes. Its attributes have a greatest number and length. */
const component =
  /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]{0,2000}"|'[^']{0,2000}'))?){1,20})\s*(?:\/>|>\s*<\/\1>)/g;

/** Attributes of pictures; any other could hold words or change what the component draws. */
const keptAttributes = /^(?:src|alt|title|width|height)$/;
const styleAttributes = /^(?:class|style|loading|zoomable|zoom)$/;

/** Syntax of {@link pictureComponents}, whose words are those of the picture. */
export const pictureComponentSyntax = component;

/** `<ZoomableImage src="mars.png" />`, which only shows a picture, as `<img>`. */
export const pictureComponents: TextPass = (text) =>
  replaceOutsideCode(text, component, ([all, , attributes = '']) => {
    const written = [...attributes.matchAll(attribute)].map(
      ([, name = '', double, single]) => [name, double ?? single ?? ''] as const,
    );
    const isPicture = written.some(([name, value]) => name === 'src' && picturePath.test(value));
    const isKnown = written.every(
      ([name]) => keptAttributes.test(name) || styleAttributes.test(name),
    );
    if (!isPicture || !isKnown) return all;
    const kept = written.filter(([name]) => keptAttributes.test(name));
    const alt = kept.some(([name]) => name === 'alt') ? [] : [['alt', ''] as const];
    return `<img ${[...kept, ...alt].map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`).join(' ')}>`;
  });

/**
 * `<Screenshot src="img/mars.png" />`, whose component completes the path of a static file, has that path: what stands
 * in place of the component shows it.
 */
export const staticSources: TextPass = (text, { files }) =>
  replaceOutsideCode(
    text,
    /(<[A-Z]\w*\s(?:[^<>]{0,2000}\s)?src=["'])([\w@][^"':]{0,500})(?=["'])/g,
    ([all, before = '', source = '']) =>
      (picturePath.test(source) || videoPath.test(source)) && files.has(`static/${source}`)
        ? `${before}/${source}`
        : all,
  );
