import type { ContentOptions } from '../../content/options.js';
import type { TextContext } from '../../content/text-context.js';
import { isTextMessageKey } from '../../content/text-message.js';
import { sha256 } from '../../files/sha256.js';

/** Plain data, which enters the key as it is. */
type Data = boolean | string | readonly string[] | TextContext | undefined;

const asIs = (value: Data): Data => value;

/** Returns nothing for an option whose effect on a text is known otherwise. */
const leaveOut = (): undefined => undefined;

/** Functions that return the part of an option which affects every text. */
type KeyParts = {
  readonly [Name in keyof Required<ContentOptions>]: (option: ContentOptions[Name]) => unknown;
};

/** The compiler refuses an option that is missing here. */
const keyParts: KeyParts = {
  trustedHtml: asIs,
  dropClasses: asIs,
  tags: asIs,
  headingIds: asIs,
  math: asIs,
  definitionLists: asIs,
  policyDirectives: asIs,
  imageZoom: asIs,
  iconFolders: asIs,
  extendedFolders: asIs,
  idPrefix: asIs,
  context: asIs,
  ownKeys: asIs,
  messages: ({ locale, phrases }) => [
    locale,
    Object.entries(phrases).filter(([key]) => isTextMessageKey(key)),
  ],
  // The caller adds the digests of the blocks and plugins that a text uses.
  blocks: (blocks) => blocks?.declarations.map(({ name, tag }) => [name, tag]),
  pluginsOf: leaveOut,
  // The files that a path can refer to are listed as included files of the text.
  candidates: leaveOut,
  // Follows from the path of the file.
  scopeOf: leaveOut,
  // Affects hints only.
  iconNames: leaveOut,
  // Every highlighter gives the same result.
  highlight: leaveOut,
};

/**
 * Returns a digest of the options that affect every text: equal keys mean equal results, except for the blocks that a
 * text uses (`Doc.blocks`) and its plugins, whose digests the caller adds.
 */
export function optionsKey(options: ContentOptions): string {
  const names = Object.keys(keyParts) as (keyof ContentOptions)[];
  return sha256(JSON.stringify(names.map((name) => keyPart(name, options))));
}

function keyPart<Name extends keyof ContentOptions>(name: Name, options: ContentOptions): unknown {
  return keyParts[name](options[name]);
}
