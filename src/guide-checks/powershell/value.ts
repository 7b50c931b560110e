import { joined, plainText, type Span, type Written } from '../source-text.js';

/** What stands for a value in PowerShell, as far as it can be told by reading. */
export type Value =
  /** A text, or a word without quotes. `span`: with its quotes. */
  | { readonly kind: 'text'; readonly written: Written; readonly span: Span }
  /** A number, `true`, `false` or `null`, as JSON has it. */
  | { readonly kind: 'literal'; readonly json: string; readonly span: Span }
  | { readonly kind: 'map'; readonly entries: readonly Entry[]; readonly span: Span }
  | { readonly kind: 'list'; readonly items: readonly Value[]; readonly span: Span }
  /** What only a running program knows. */
  | { readonly kind: 'unknown'; readonly span: Span };

export interface Entry {
  readonly name: Written;
  readonly nameSpan: Span;
  readonly value: Value;
}

/** A value as `ConvertTo-Json` writes it; each part of it knows where it comes from. */
export function jsonOf(value: Value): Written {
  const { span } = value;
  switch (value.kind) {
    case 'text':
      return spread(JSON.stringify(value.written.text), span, value.written.unknown.length > 0);
    case 'literal':
      return spread(value.json, span, false);
    case 'unknown':
      return spread('null', span, true);
    case 'list':
      return enclosed('[', value.items.map(jsonOf), ']', span);
    case 'map':
      return enclosed(
        '{',
        value.entries.map(({ name, nameSpan, value: inner }) =>
          joined([spread(JSON.stringify(name.text), nameSpan, false), jsonOf(inner)], ':'),
        ),
        '}',
        span,
      );
  }
}

/** A value as it stands in a form or a query. */
export function plainOf(value: Value): Written | undefined {
  if (value.kind === 'text') return value.written;
  if (value.kind === 'literal') return spread(value.json, value.span, false);
  return value.kind === 'unknown' ? spread('$', value.span, true) : undefined;
}

/** A text that stands somewhere in other words. */
function spread(text: string, { start, end }: Span, isUnknown: boolean): Written {
  return {
    text,
    at: (offset) => (offset >= text.length - 1 ? end - 1 : Math.min(start + offset, end - 1)),
    unknown: isUnknown ? [{ start: 0, end: text.length }] : [],
  };
}

function enclosed(open: string, parts: readonly Written[], close: string, span: Span): Written {
  const inner = parts.length > 0 ? [joined(parts, ',')] : [];
  return joined([plainText(open, span.start), ...inner, plainText(close, span.end - 1)], '');
}
