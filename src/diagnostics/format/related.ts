import type { Place, Related } from '../diagnostic.js';

/** `content/mars.md:3:8` */
export function positionText({ file, start }: Place, label: (file: string) => string): string {
  return `${label(file)}:${start.line}:${start.column}`;
}

/** `thrown here: blocks/Moon.tsx:6:16` */
export function relatedText({ message, place }: Related, label: (file: string) => string): string {
  return place ? `${message.replace(/\.$/, '')}: ${positionText(place, label)}` : message;
}
