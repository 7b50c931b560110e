import type { Json } from 'docsgen/theme';
import { Fragment, type ReactNode } from 'react';

interface Props {
  readonly value: Json;
}

/** A value as indented JSON, highlighted like the page's code. */
export function JsonCode({ value }: Props) {
  return <code className="hljs language-json">{jsonNodes(value, '')}</code>;
}

function jsonNodes(value: Json, indent: string): ReactNode {
  if (typeof value !== 'object' || value === null) return scalar(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    return block(
      '[]',
      items.map((item) => jsonNodes(item, inner)),
      indent,
    );
  }
  const fields = Object.entries(value).map(([name, field]) => (
    <>
      <span className="hljs-attr">{JSON.stringify(name)}</span>: {jsonNodes(field, inner)}
    </>
  ));
  return block('{}', fields, indent);
}

function block(brackets: '[]' | '{}', parts: readonly ReactNode[], indent: string): ReactNode {
  if (parts.length === 0) return brackets;
  const lines = parts.flatMap((part, index) => [
    index === 0 ? `${brackets[0]}\n${indent}  ` : `,\n${indent}  `,
    part,
  ]);
  return [...lines, `\n${indent}${brackets[1]}`].map((part, index) => (
    // The parts of a rendered value are never reordered.
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells equal lines apart
    <Fragment key={index}>{part}</Fragment>
  ));
}

function scalar(value: string | number | boolean | null): ReactNode {
  const kind = typeof value === 'string' || typeof value === 'number' ? typeof value : 'keyword';
  return <span className={`hljs-${kind}`}>{JSON.stringify(value)}</span>;
}
