import { posix } from 'node:path';
import type { Doc, DocText } from '../../src/content/doc.js';
import type { DocEmbed, Fragment } from '../../src/content/fragment.js';
import { type ContentOptions, parseDoc, type ReadInclude } from '../../src/content/index.js';
import type { Diagnostic, Place } from '../../src/diagnostics/diagnostic.js';
import { FileGuard } from '../../src/files/index.js';
import { messagesFor } from '../../src/i18n/index.js';

/** A parsed page in a format for assertions. */
export interface TestPage {
  readonly doc: Doc & DocText;
  /** The body, with placeholders as `{reference 0 ./mars.md}`. */
  readonly html: string;
  /** `line:column code: message (hint)`, with the file if it is not the page. */
  readonly messages: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const path = 'content/docs/planets.md';

/** Parses a text as the page `content/docs/planets.md` of a site that contains `files`. */
export function page(
  text: string,
  files: Readonly<Record<string, string>> = {},
  options: Partial<ContentOptions> = {},
): TestPage {
  const guard = new FileGuard({ siteDir: '/site', allow: [], named: [] });
  const read: ReadInclude = (file) => {
    const refusal = guard.check(`/site/${file}`, posix.join('/site', file));
    if (refusal) return refusal;
    const found = files[file];
    return found === undefined ? undefined : { text: found };
  };
  const { value, diagnostics } = parseDoc(
    { path, text, digest: '' },
    { trustedHtml: false, messages: messagesFor('en'), ...options },
    read,
  );
  return {
    doc: { ...value.doc, ...value.text },
    html: withHoles(value.text),
    messages: diagnostics.map(inWords),
    diagnostics,
  };
}

/** Returns the kind of an embed and what it shows. */
export function embedName(embed: DocEmbed | undefined): string {
  if (embed?.kind !== 'api-diagram') return `${embed?.kind} ${embed?.name}`;
  return `${embed.kind} ${embed.schemas.map(({ name }) => name).join(', ')}`;
}

export function withHoles({ body, references, embeds }: Fragment): string {
  return body.text
    .map((text, number) => {
      const placeholder = body.placeholders[number];
      if (!placeholder) return text;
      const what =
        placeholder.kind === 'embed'
          ? embedName(embeds[placeholder.index])
          : references[placeholder.index]?.target;
      return `${text}{${placeholder.kind} ${what}}`;
    })
    .join('');
}

export function inWords({ code, message, hint, place }: Diagnostic): string {
  return `${where(place)} ${code}: ${message}${hint ? ` (${hint})` : ''}`;
}

/** `3:5`, or `content/docs/_x.md:3:5` in a file other than the page. */
export function where(place: Place | undefined): string {
  const file = place?.file === path ? '' : `${place?.file}:`;
  return `${file}${place?.start.line}:${place?.start.column}`;
}
