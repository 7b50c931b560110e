/** How a language writes JSON values. */
export interface Dialect {
  readonly true: string;
  readonly false: string;
  readonly null: string;
  string(text: string): string;
  key(name: string): string;
}

/** Writes a JSON value as a literal, one entry per line; short lists of scalars stay on one line. */
export function literal(value: unknown, dialect: Dialect, indent: string, step: string): string {
  if (value === null || value === undefined) return dialect.null;
  if (typeof value === 'boolean') return value ? dialect.true : dialect.false;
  if (typeof value === 'string') return dialect.string(value);
  if (typeof value !== 'object') return String(value);
  const inner = indent + step;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value)
    ? value.map((item) => literal(item, dialect, inner, step))
    : Object.entries(value).map(
        ([name, item]) => `${dialect.key(name)}: ${literal(item, dialect, inner, step)}`,
      );
  if (entries.length === 0) return `${open}${close}`;
  const line = `${open}${entries.join(', ')}${close}`;
  const isPlain = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  if (isPlain && line.length <= 60) return line;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}
