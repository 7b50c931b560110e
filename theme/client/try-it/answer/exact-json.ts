import { isRounded } from 'docsgen/request';

/** JSON whose whole numbers are as the server wrote them: those that a number would round are a `bigint`. */
export type ExactJson =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly ExactJson[]
  | { readonly [key: string]: ExactJson };

/** What `JSON.parse` tells of each value where browsers know it (ECMAScript 2026, section 25.5.1). */
type Revive = (key: string, value: ExactJson, context?: { readonly source?: string }) => ExactJson;

/** Reads JSON; undefined where the text is none. Other browsers round, as they do everywhere. */
export function exactJson(text: string): ExactJson | undefined {
  // Most answers have no such number, and are read in a fraction of the time.
  return (/\d{16}/.test(text) ? parsed(text, exact) : undefined) ?? parsed(text);
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
  const { source = '' } = context ?? {};
  return typeof value === 'number' && isRounded(source) ? BigInt(source) : value;
};
