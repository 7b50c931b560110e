/** A number as the server wrote it, where JavaScript would write another one: an id of 64 bits, `12.50`, `1e400`. */
export class Digits {
  constructor(readonly written: string) {}
}

/** JSON whose numbers are as the server wrote them. */
export type ExactJson =
  | string
  | number
  | Digits
  | boolean
  | null
  | readonly ExactJson[]
  | { readonly [key: string]: ExactJson };

/** What `JSON.parse` tells of each value where browsers know it (ECMAScript 2026, section 25.5.1). */
type Revive = (key: string, value: ExactJson, context?: { readonly source?: string }) => ExactJson;

/** Numbers that may be written in more than one way: most answers have none, and are read in a fraction of the time. */
const suspicious = /\d{16}|\d[eE][-+\d]|\.\d*0(?!\d)|-0(?!\d)/;

/** Reads JSON; undefined where the text is none. Other browsers round, as they do everywhere. */
export function exactJsonText(text: string): ExactJson | undefined {
  return (suspicious.test(text) ? parsed(text, exact) : undefined) ?? parsed(text);
}

/** Undefined, too, where the values lie too deep to be gone through one by one. */
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
