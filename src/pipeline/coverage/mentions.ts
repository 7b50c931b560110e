import type { DocText, TextOf } from '../../content/doc.js';
import { escapePattern } from '../../text/escape-pattern.js';
import type { Operation } from '../../openapi/api/operation.js';
import type { CheckedGuide } from '../docs/check-guides.js';

/** The API elements that the guides of a site mention. */
export interface Mentions {
  /** Ids of the operations that are linked or embedded. */
  readonly operationIds: ReadonlySet<string>;
  /** Operations and webhooks that code examples show. */
  readonly shown: ReadonlySet<Operation>;
  /** Linked URLs without query, fragment and trailing slash. */
  readonly paths: ReadonlySet<string>;
  /** Whether a response status is shown, linked or named. */
  status(status: string): boolean;
  /** Whether some text contains the term as a whole word. */
  word(word: string): boolean;
}

export function findMentions(guides: readonly CheckedGuide[], textOf: TextOf): Mentions {
  const texts = guides.map(({ doc }) => textOf(doc.path));
  const references = texts.flatMap((text) => text.references.map(({ target }) => target));
  const embeds = texts.flatMap((text) => text.embeds);
  const statuses = new Set([
    ...guides.flatMap(({ shown }) => shown.flatMap(({ status }) => status ?? [])),
    ...references.flatMap((target) => /#response-(\w+)/.exec(target)?.[1]?.toUpperCase() ?? []),
  ]);
  const text = texts.map(docTextWords).join('\n');
  const word = (wanted: string): boolean =>
    new RegExp(`(?<![\\w.,-])${escapePattern(wanted)}(?![\\w-]|[.,]\\d)`).test(text);
  return {
    operationIds: new Set([
      ...embeds.flatMap((embed) => (embed.kind === 'operation' ? [embed.name] : [])),
      ...references.flatMap((target) => /^op:([^#]*)/.exec(target)?.[1] ?? []),
    ]),
    shown: new Set(guides.flatMap(({ shown }) => shown.map(({ operation }) => operation))),
    paths: new Set(references.map((target) => target.replace(/[?#].*$/s, '').replace(/\/$/, ''))),
    status: (status) => statuses.has(status) || word(status),
    word,
  };
}

function docTextWords({ text, codeExamples = [] }: DocText): string {
  return [text, ...codeExamples.map((example) => example.text)].join('\n');
}
