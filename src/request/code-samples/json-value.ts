import type { HttpBody } from '../http-request.js';

/**
 * Returns the value of a JSON body, for languages that write it as a literal. Returns undefined for
 * other bodies and for numbers that JavaScript cannot represent exactly (RFC 8259, section 6).
 */
export function jsonValue(
  body: Extract<HttpBody, { kind: 'text' }>,
): { value: unknown } | undefined {
  if (!body.isJson) return undefined;
  const withoutTexts = body.text.replace(/"(?:[^"\\]|\\.)*"/g, '');
  const numbers = withoutTexts.match(/-?\d[\d.eE+-]*/g) ?? [];
  return numbers.every(isExact) ? { value: JSON.parse(body.text) } : undefined;
}

function isExact(number: string): boolean {
  const digits = number.replace(/[eE].*/, '').replace(/\D|^-?0+/g, '');
  return digits.length <= 15 && Number.isFinite(Number(number));
}
