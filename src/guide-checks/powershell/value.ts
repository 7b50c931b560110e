import {
  joinSourceTexts,
  plainSourceText,
  type SourceText,
  type TextSpan,
} from '../source-text.js';

/** A PowerShell value, as far as static analysis determines it. */
export type PowerShellValue =
  /** A text or an unquoted word; `span` includes the quotes. */
  | { readonly kind: 'text'; readonly written: SourceText; readonly span: TextSpan }
  /** A number, `true`, `false` or `null`, in JSON syntax. */
  | { readonly kind: 'literal'; readonly json: string; readonly span: TextSpan }
  | { readonly kind: 'map'; readonly entries: readonly PowerShellEntry[]; readonly span: TextSpan }
  | { readonly kind: 'list'; readonly items: readonly PowerShellValue[]; readonly span: TextSpan }
  /** A value known only at run time. */
  | { readonly kind: 'unknown'; readonly span: TextSpan };

export interface PowerShellEntry {
  readonly name: SourceText;
  readonly nameSpan: TextSpan;
  readonly value: PowerShellValue;
}

/** Returns a value as `ConvertTo-Json` writes it, mapped to its source positions. */
export function valueJson(value: PowerShellValue): SourceText {
  const { span } = value;
  switch (value.kind) {
    case 'text':
      return spread(JSON.stringify(value.written.text), span, value.written.unknown.length > 0);
    case 'literal':
      return spread(value.json, span, false);
    case 'unknown':
      return spread('null', span, true);
    case 'list':
      return enclosed('[', value.items.map(valueJson), ']', span);
    case 'map':
      return enclosed(
        '{',
        value.entries.map(({ name, nameSpan, value: inner }) =>
          joinSourceTexts(
            [spread(JSON.stringify(name.text), nameSpan, false), valueJson(inner)],
            ':',
          ),
        ),
        '}',
        span,
      );
  }
}

/** Returns a value as it appears in a form or query. */
export function plainText(value: PowerShellValue): SourceText | undefined {
  if (value.kind === 'text') return value.written;
  if (value.kind === 'literal') return spread(value.json, value.span, false);
  return value.kind === 'unknown' ? spread('$', value.span, true) : undefined;
}

/** A text whose source is written differently, mapped to that span. */
function spread(text: string, { start, end }: TextSpan, isUnknown: boolean): SourceText {
  return {
    text,
    at: (offset) => (offset >= text.length - 1 ? end - 1 : Math.min(start + offset, end - 1)),
    unknown: isUnknown ? [{ start: 0, end: text.length }] : [],
  };
}

function enclosed(
  open: string,
  parts: readonly SourceText[],
  close: string,
  span: TextSpan,
): SourceText {
  const inner = parts.length > 0 ? [joinSourceTexts(parts, ',')] : [];
  return joinSourceTexts(
    [plainSourceText(open, span.start), ...inner, plainSourceText(close, span.end - 1)],
    '',
  );
}
