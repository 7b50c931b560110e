/** A number as the server wrote it, where JavaScript would change it: a 64-bit id, `12.50`, `1e400`. */
export class Digits {
  constructor(readonly written: string) {}
}

/** JSON whose numbers are kept as the server wrote them. */
export type ExactJson =
  | string
  | number
  | Digits
  | boolean
  | null
  | readonly ExactJson[]
  | { readonly [key: string]: ExactJson };

/**
 * The reviver of `JSON.parse`, with the source text of a value in browsers that have it (ECMAScript 2026, section
 * 25.5.1).
 */
type Revive = (key: string, value: ExactJson, context?: { readonly source?: string }) => ExactJson;

/** Numbers that JavaScript may write differently: most responses have none and are parsed much faster. */
const suspicious = /\d{16}|\d[eE][-+\d]|\.\d*0(?!\d)|-0(?!\d)/;

/** Parses JSON; undefined if the text is invalid. Browsers without source text round numbers. */
export function exactJsonText(text: string): ExactJson | undefined {
  return (suspicious.test(text) ? parsed(text, exact) : undefined) ?? parsed(text);
}

/** Also undefined if the JSON is nested too deeply for the reviver. */
function parsed(text: string, revive?: Revive): ExactJson | undefined {
  try {
    return JSON.parse(text, revive) as ExactJson;
  } catch {
    return undefined;
  }
}

const exact: Revive = (_, value, context) => {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  const { source } = context;
  return String(value) === source ? value : new Digits(source);
};
