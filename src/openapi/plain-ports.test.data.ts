import type { Fragment } from '../content/fragment.js';
import type { Ports } from './normalize/context.js';

const plain = (text: string): Fragment => ({
  body: { text: [text], placeholders: [] },
  references: [],
  embeds: [],
  text,
});

/** Ports that leave Markdown and code unchanged. */
export const plainPorts: Ports = {
  markdown: (text) => ({ value: plain(text), diagnostics: [] }),
  highlight: (text, language) => ({ language, text, html: text }),
};
