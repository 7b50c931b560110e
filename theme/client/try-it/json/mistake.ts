import { isJson } from 'docsgen/request';
import { tokensOf } from './tokens.js';

/**
 * Where a text stops being JSON, as an offset; undefined where it is JSON. Browsers word and count it each in
 * their own way.
 */
export function mistakeIn(text: string): number | undefined {
  if (isJson(text)) return undefined;
  const tokens = tokensOf(text);
  let at = 0;
  const peek = () => tokens[at]?.kind;
  const take = (kind: string): boolean => {
    if (peek() !== kind) return false;
    at += 1;
    return true;
  };
  const whole = (): boolean => {
    const token = tokens[at];
    if (!token || !isJson(text.slice(token.start, token.end))) return false;
    at += 1;
    return true;
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (take(end)) return true;
    do if (!item()) return false;
    while (take(','));
    return take(end);
  };
  const value = (): boolean => {
    if (take('{')) return list('}', () => peek() === 'string' && whole() && take(':') && value());
    return take('[') ? list(']', value) : whole();
  };
  value();
  return tokens[at]?.start ?? text.trimEnd().length;
}
