import type { SectionText, TextPart } from './format.js';
import { packWords, unpackWords } from './front-coding.js';

export function packTexts(sections: readonly SectionText[]): TextPart {
  const ids = packWords(sections.map(([, , id = '']) => id));
  return { sections: sections.map((section, index) => replaceId(section, ids[index])) };
}

export function unpackTexts({ sections }: TextPart): readonly SectionText[] {
  const ids = unpackWords(sections.map(([, , id = '0']) => id));
  return sections.map((section, index) => replaceId(section, ids[index]));
}

function replaceId([text, heading, id]: SectionText, other = ''): SectionText {
  if (heading === undefined) return [text];
  return id === undefined ? [text, heading] : [text, heading, other];
}
