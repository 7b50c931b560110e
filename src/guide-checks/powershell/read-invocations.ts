import { appendText, joinSourceTexts, type SourceText, writtenSpan } from '../source-text.js';
import type { WrittenBody, WrittenHeader, WrittenRequest } from '../written-request.js';
import { PowerShellReader } from './reader.js';
import { type PowerShellEntry, type PowerShellValue, plainText } from './value.js';

/** Cmdlet names that start a request, including aliases. */
const commandName = /(?:Invoke-RestMethod|Invoke-WebRequest|irm|iwr)(?![\w-])/iy;
/** Parameters without a value. */
const switches = new Set(
  [
    'usebasicparsing usedefaultcredentials allowunencryptedauthentication skipcertificatecheck',
    'skiphttperrorcheck passthru disablekeepalive preserveauthorizationonredirect noproxy resume',
    'skipheadervalidation followrellink proxyusedefaultcredentials verbose debug',
  ].flatMap((names) => names.split(' ')),
);
const prompt = /PS(?: [^>\n]*)?>[ \t]*/y;
const endOfCommand = /[\n;|)}]/;

/** Reads the requests of `Invoke-RestMethod` and `Invoke-WebRequest` in a PowerShell script. */
export function readInvocations(text: string): readonly WrittenRequest[] {
  const variables = new Map<string, PowerShellValue>();
  const reader = new PowerShellReader(text, variables);
  const requests: WrittenRequest[] = [];
  /** Whether a command may start at this position. */
  let isFree = true;
  while (reader.at < text.length) {
    const start = reader.at;
    const isLineStart = start === 0 || text[start - 1] === '\n';
    if (isLineStart) reader.take(prompt);
    const isName = isFree && reader.take(commandName) !== undefined;
    const assigned = isFree ? reader.take(/\$\w+[ \t]*=(?!=)\s*/y) : undefined;
    if (isName) {
      const request = parametersRequest(parametersIn(reader));
      if (request) requests.push(request);
    } else if (assigned !== undefined) {
      const name = (/\w+/.exec(assigned)?.[0] ?? '').toLowerCase();
      const value = assignedValue(reader);
      if (value === undefined) variables.delete(name);
      else variables.set(name, value);
    } else if (reader.take(/#[^\n]*/y) === undefined) {
      const here = text[reader.at] ?? '';
      if (/['"@]/.test(here)) reader.value();
      else reader.at += 1;
      isFree = /[\n;|(){}=&]/.test(here) || (isFree && /\s/.test(here));
    }
  }
  return requests;
}

/**
 * Returns the assigned value; undefined for the output of a command, which the caller reads as a
 * command.
 */
function assignedValue(reader: PowerShellReader): PowerShellValue | undefined {
  const start = reader.at;
  if (!/['"@$\d(]/.test(reader.text[start] ?? '')) return undefined;
  const value = reader.expression(/[\n;|}]/);
  if (value.kind !== 'unknown') return value;
  // The expression may contain a request.
  reader.at = start;
  return undefined;
}

type Parameters = ReadonlyMap<string, PowerShellValue>;

/** Reads the parameters of a command, keyed by lower-case name; the URI may be positional. */
function parametersIn(reader: PowerShellReader): Parameters {
  const parameters = new Map<string, PowerShellValue>();
  for (;;) {
    reader.skipSpace();
    const here = reader.text[reader.at];
    if (here === undefined || endOfCommand.test(here)) return parameters;
    const name = reader.take(/-[A-Za-z]\w*:?/y);
    const splat = name === undefined ? reader.take(/@\w+/y) : undefined;
    if (splat !== undefined) {
      const given = reader.variables.get(splat.slice(1).toLowerCase());
      if (given?.kind === 'map') {
        for (const entry of given.entries)
          parameters.set(entry.name.text.toLowerCase(), entry.value);
      } else parameters.set('', { kind: 'unknown', span: { start: reader.at, end: reader.at } });
      continue;
    }
    const positional = parameters.has('uri') ? 'body' : 'uri';
    const key = name?.replace(/[-:]/g, '').toLowerCase() ?? positional;
    if (switches.has(key)) continue;
    reader.skipSpace();
    if (!/^[\n;|)}-]?$/.test(reader.text[reader.at] ?? '')) parameters.set(key, argument(reader));
    else if (name === undefined) reader.at += 1;
  }
}

/** Reads one value; a list of values counts as unknown. */
function argument(reader: PowerShellReader): PowerShellValue {
  const value = reader.value();
  if (reader.text[reader.at] !== ',') return value;
  reader.skipTo(/[\s;|)}]/);
  return { kind: 'unknown', span: value.span };
}

function parametersRequest(given: Parameters): WrittenRequest | undefined {
  const address = given.get('uri');
  // Splatted parameters of unknown content may contain what is missing here.
  if (address?.kind !== 'text' || given.has('')) return undefined;
  const chosen = given.get('method') ?? given.get('custommethod');
  const method = chosen === undefined ? undefined : plainText(chosen);
  const verb = (method?.text ?? 'GET').toUpperCase();
  const headers = valueHeaders(given.get('headers'));
  const body = given.get('body');
  const isQuery = verb === 'GET' && body?.kind === 'map';
  return {
    method: verb,
    methodSpan: method && writtenSpan(method),
    url: isQuery ? withQuery(address.written, body.entries) : address.written,
    headers: [...(headers ?? []), ...typeHeader(given)],
    body: isQuery ? undefined : parametersBody(given, headers !== undefined),
    isWhole: headers !== undefined,
  };
}

/** Undefined if the headers are not literal. */
function valueHeaders(value: PowerShellValue | undefined): readonly WrittenHeader[] | undefined {
  if (value === undefined) return [];
  if (value.kind !== 'map') return undefined;
  return value.entries.flatMap(({ name, nameSpan, value: inner }) => {
    const written = plainText(inner);
    return written ? [{ name: name.text, nameSpan, value: written }] : [];
  });
}

function typeHeader(given: Parameters): readonly WrittenHeader[] {
  const type = given.get('contenttype');
  const value = type && plainText(type);
  return value ? [{ name: 'Content-Type', nameSpan: writtenSpan(value), value }] : [];
}

/**
 * A hashtable is sent as a form; a text also counts as a form if no header declares another type.
 */
function parametersBody(given: Parameters, headersAreKnown: boolean): WrittenBody | undefined {
  const form = given.get('form');
  if (form !== undefined) return { type: 'multipart/form-data', ...valueFields(form) };
  if (given.has('infile')) return { isPartial: true };
  const body = given.get('body');
  if (body === undefined) return undefined;
  const type = headersAreKnown ? 'application/x-www-form-urlencoded' : undefined;
  if (body.kind === 'map') return { type, ...valueFields(body) };
  const content = body.kind === 'text' ? body.written : undefined;
  // If a variable holds the body, its type is unknown as well.
  return { type: content && type, content, isPartial: content === undefined };
}

function valueFields(value: PowerShellValue): Pick<WrittenBody, 'fields' | 'isPartial'> {
  if (value.kind !== 'map') return { isPartial: true };
  return {
    fields: value.entries.map(({ name, value: inner }) => ({ name, value: fieldValue(inner) })),
  };
}

/** The output of a command, usually a file, is unknown. */
function fieldValue(value: PowerShellValue): SourceText | undefined {
  return value.kind === 'unknown' ? undefined : plainText(value);
}

function withQuery(url: SourceText, entries: readonly PowerShellEntry[]): SourceText {
  const pairs = entries.flatMap(({ name, value }) => {
    const written = plainText(value);
    return written ? [joinSourceTexts([name, written], '=')] : [];
  });
  if (pairs.length === 0) return url;
  return appendText(url, url.text.includes('?') ? '&' : '?', joinSourceTexts(pairs, '&'));
}
