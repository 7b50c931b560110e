import type { MessageKey } from 'docsgen/theme';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from './text.js';

/** Noncharacters, which no text contains (Unicode 23.7). */
const mark = /\uFDD0(\w+)\uFDD1/;

/**
 * Formats a message that contains elements, at the place that each language needs: `rich('reference.recursiveSee', {
 * schema: <a …> })`. A `count` is passed as a number.
 */
export function useRichText(): (
  key: MessageKey,
  values: Readonly<Record<string, ReactNode>>,
) => ReactNode {
  const t = useTranslation();
  return (key, values) => {
    const marked = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? value : `\uFDD0${name}\uFDD1`,
    ]);
    const parts = t(key, Object.fromEntries(marked)).split(mark);
    return parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
      <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
    ));
  };
}
