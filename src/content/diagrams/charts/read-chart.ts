import { oneLine } from '../../../text/words.js';
import type { Drawing } from '../drawing.js';
import { charts } from './index.js';
import type { ChartSource, Statement } from './statement.js';

/** A diagram of a kind that docsgen draws itself. */
export interface Chart extends ChartSource {
  readonly title: string | undefined;
  /** The author's description for screen readers. */
  readonly description: string | undefined;
  readonly draw: (source: ChartSource) => Drawing;
}

/** Reads the lines of a diagram; returns undefined for other kinds. */
export function readChart(source: string, locale: string): Chart | undefined {
  const [, settings = ''] = /^\s*---\n(.*?)\n\s*---[ \t]*(?:\n|$)/s.exec(source) ?? [];
  const lines = blanked(source)
    .split('\n')
    .map((written, index) => ({
      text: written.replace(/\s%%.*$/, '').trim(),
      indent: written.replaceAll('\t', '    ').search(/\S/),
      line: index + 1,
    }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
  const [header, ...rest] = lines;
  const [, kind = '', options = ''] = /^(\w+)\b:?\s*(.*?)[;:]?$/.exec(header?.text ?? '') ?? [];
  const draw = charts.get(kind);
  if (!draw) return undefined;
  const fields = new Map<string, string>();
  const [, before = options, title] = /^(.*?)\btitle\s+(.+)$/.exec(options) ?? [];
  if (title !== undefined) fields.set('title', title);
  const statements = rest.flatMap((statement) => withoutField(statement, fields));
  const [, general] = /^title:\s*(.+?)\s*$/m.exec(settings) ?? [];
  return {
    options: `${before} ${settings} ${/%%\{.*?\}%%/s.exec(source)?.[0] ?? ''}`,
    statements,
    locale,
    title: (fields.get('accTitle') ?? fields.get('title') ?? general)?.replace(
      /^(["'])(.*)\1$/,
      '$2',
    ),
    description: fields.get('accDescr'),
    draw,
  };
}

/** Removes front matter, directives and descriptions of several lines, without moving the lines after them. */
function blanked(source: string): string {
  const lineEnds = (text: string): string => text.replace(/[^\n]+/g, '');
  return source
    .replace(/^\s*---\n.*?\n\s*---[ \t]*(?=\n|$)/s, lineEnds)
    .replace(/%%\{.*?\}%%/gs, lineEnds)
    .replace(
      /^\s*accDescr\s*\{([^}]*)\}/m,
      (all, text: string) => `accDescr: ${oneLine(text)}${lineEnds(all)}`,
    );
}

function withoutField(statement: Statement, fields: Map<string, string>): readonly Statement[] {
  const [, name, value] =
    /^(accTitle|accDescr)\s*:\s*(.+)$|^(title)\s+(.+)$/.exec(statement.text)?.filter(Boolean) ?? [];
  if (name === undefined || value === undefined) return [statement];
  fields.set(name, value.trim());
  return [];
}
