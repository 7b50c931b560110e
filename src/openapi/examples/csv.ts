import { isObject } from '../../json-schema/json.js';

/**
 * Formats records as comma-separated values with a header line (RFC 4180); undefined if the value
 * is not a list of records.
 */
export function writeCsv(value: unknown): string | undefined {
  const records = Array.isArray(value) ? value : [value];
  if (records.length === 0 || !records.every(isObject)) return undefined;
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const lines = records.map((record) => names.map((name) => cell(record[name])).join(','));
  return [names.map(cell).join(','), ...lines].join('\n');
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
