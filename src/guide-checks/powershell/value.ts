import {
  joinSourceTexts,
  plainSourceText,
  type SourceText,
  type TextSpan,
} from '../source-text.js';

/** What stands for a value in PowerShell, as far as it can be told by reading. */
export type PowerShellValue =
  /** A text, or a word without quotes. `span`: with its quotes. */
  | { readonly kind: 'text'; readonly written: SourceText; readonly span: TextSpan }
  /** A number, `true`, `false` or `null`, as JSON has it. */
  | { readonly kind: 'literal'; readonly json: string; readonly span: TextSpan }
  | { readonly kind: 'map'; readonly entries: readonly PowerShellEntry[]; readonly span: TextSpan }
  | { readonly kind: 'list'; readonly items: readonly PowerShellValue[]; readonly span: TextSpan }
  /** What only a running program knows. */
  | { readonly kind: 'unknown'; readonly span: TextSpan };

export interface PowerShellEntry {
  readonly name: SourceText;
  readonly nameSpan: TextSpan;
  readonly value: PowerShellValue;
}

/** A value as `ConvertTo-Json` writes it; each part of it knows where it comes from. */
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

/** A value as it stands in a form or a query. */
export function plainOf(value: PowerShellValue): SourceText | undefined {
  if (value.kind === 'text') return value.written;
  if (value.kind === 'literal') return spread(value.json, value.span, false);
  return value.kind === 'unknown' ? spread('$', value.span, true) : undefined;
}

/** A text that stands somewhere in other words. */
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
