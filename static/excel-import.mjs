#!/usr/bin/env node
// Imports an Excel workbook of invoicing data as a new data source.
//
// Needs Node 18.7 or later and nothing else; run it with --help for the usage. It makes three calls:
//   1. initiate: ask the API for an upload; it answers with a presigned form and a size limit;
//   2. upload:   post that form, with the workbook in it, straight to the object storage;
//   3. confirm:  tell the API to turn the upload into a data source.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, stat } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { basename } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const HELP = `Usage: node excel-import.mjs <workbook.xlsx> [token] [base-url] --name <name> [options]

Imports an Excel workbook of invoicing data as a new data source.

Arguments:
  workbook.xlsx            the workbook to import
  token                    a secret API key with write permission on all invoicing tables;
                           better kept in API_KEY, because a command line ends up in
                           the shell history and in the list of processes
  base-url                 the API's base URL, {host}/product; or API_BASE_URL

Options:
  --name <name>            the display name of the new source (required)
  --freshness-date <date>  the latest invoice date in the workbook, such as 2026-01-31
  --token <token>          the same as the token argument
  --base-url <url>         the same as the base-url argument
  --timeout <seconds>      give up when nothing moves for this long (default: 300)
  -h, --help               show this help

Environment:
  API_KEY                  the token, when the command line has none
  API_BASE_URL             the base URL, when the command line has none

Example:
  export API_KEY API_BASE_URL=https://api.example.com/product
  read -rs API_KEY
  node excel-import.mjs invoices.xlsx --name "Invoices 2026" --freshness-date 2026-01-31

Exit codes: 0 imported, 1 the import failed, 2 the command line is wrong.
`;

const OPTIONS = {
  name: { type: 'string' },
  'freshness-date': { type: 'string' },
  token: { type: 'string' },
  'base-url': { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

const API_PATH = '/v1/import/sources/invoicing/excel';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CHUNK_BYTES = 256 * 1024;
const MAX_RESPONSE_BYTES = 1024 * 1024;
const MAX_SHOWN_CHARACTERS = 2000;

/** An error whose message is meant for the person who runs the script. */
class Failure extends Error {
  exitCode = 1;
}

/** A mistake in the command line or in the environment. */
class UsageError extends Failure {
  exitCode = 2;
}

let secret = ''; // The token, once known, so that no message can contain it.
const redact = (text) => (secret ? text.replaceAll(secret, '[token]') : text);
const print = (text) => process.stdout.write(`${redact(text)}\n`);
const printError = (text) => process.stderr.write(`${redact(text)}\n`);

try {
  await main();
} catch (error) {
  printError(error instanceof Failure ? `Error: ${error.message}` : String(error?.stack ?? error));
  if (error instanceof UsageError) printError('Run with --help for the usage.');
  process.exitCode = error?.exitCode ?? 1;
}

async function main() {
  const settings = readCommandLine(process.argv.slice(2));
  if (!settings) {
    process.stdout.write(HELP);
    return;
  }
  secret = settings.token;
  const workbook = await openWorkbook(settings.path);
  try {
    warnAboutPlainHttp(settings.baseUrl);

    print('1/3 Asking for an upload');
    const target = await initiate(settings);
    if (workbook.size > target.maxFileSize) {
      throw new Failure(
        `The workbook is too large: it has ${bytes(workbook.size)}, and the limit for this ` +
          `upload is ${bytes(target.maxFileSize)}. Nothing was uploaded.`,
      );
    }

    print(`2/3 Uploading ${workbook.name}, ${bytes(workbook.size)}, to ${target.url.host}`);
    await upload(settings, target, workbook);

    print('3/3 Confirming the upload');
    const source = await confirm(settings, target.uploadId);
    print('The source was created.');
    print(`  id:      ${source.id}`);
    print(`  name:    ${oneLine(source.name)}`);
    print(`  status:  ${oneLine(source.status)}`);
    print(`  created: ${oneLine(source.created_at)}`);
  } finally {
    await workbook.handle.close();
  }
}

// --- The command line ---
// A mistyped command may have the token anywhere, so messages repeat as little of it as they can.

function readCommandLine(args) {
  const { values, positionals, tokens } = parseArgs({
    args,
    options: OPTIONS,
    allowPositionals: true,
    strict: false, // parseArgs' own errors may repeat what was typed
    tokens: true,
  });
  if (values.help) return undefined;
  for (const item of tokens) {
    if (item.kind === 'option') checkOption(item);
  }

  // A base URL is recognised by its look, so the token before it may be left out.
  const isUrl = (text) => /^https?:\/\//i.test(text);
  const urls = positionals.filter(isUrl);
  const [path, positionalToken, notUrl, ...extra] = positionals.filter((text) => !isUrl(text));
  if (!path) {
    throw new UsageError('The workbook is missing: give the path of an .xlsx file.');
  }
  if (extra.length > 0 || (notUrl !== undefined && urls.length > 0)) {
    throw new UsageError('There are too many arguments. Put quotes around values with spaces.');
  }
  const token = choose('token', values.token, [positionalToken], 'API_KEY');
  checkToken(token);
  const baseUrl = choose('base URL', values['base-url'], [...urls, notUrl], 'API_BASE_URL');
  if (!values.name?.trim()) {
    throw new UsageError('The name of the new source is missing: add --name "My dataset".');
  }
  return {
    path,
    token: token.value,
    tokenOrigin: token.origin,
    baseUrl: checkBaseUrl(baseUrl),
    name: values.name,
    freshnessDate: checkDate(values['freshness-date']),
    timeoutSeconds: checkTimeout(values.timeout ?? '300'),
  };
}

function checkOption({ name, rawName, value, inlineValue }) {
  if (!Object.hasOwn(OPTIONS, name)) {
    const shown = /^--?(?!token)[a-z-]{1,16}$/i.test(rawName) ? ` ${rawName}` : '';
    const known = Object.keys(OPTIONS).map((option) => `--${option}`);
    throw new UsageError(`Unknown option${shown}. The options are ${known.join(', ')}.`);
  }
  if (OPTIONS[name].type !== 'string') return;
  if (value === undefined || (!inlineValue && value.startsWith('-'))) {
    throw new UsageError(
      `The option ${rawName} needs a value. Write ${rawName}=... when the value begins with "-".`,
    );
  }
}

/** Takes a setting from the command line, given once, or from the environment. */
function choose(what, option, positionals, variable) {
  const given = [option, ...positionals].filter((value) => value !== undefined);
  if (given.length > 1) {
    throw new UsageError(`There is more than one ${what} on the command line.`);
  }
  if (given.length === 1) return { value: given[0], origin: 'the command line' };
  const value = process.env[variable];
  if (!value) {
    throw new UsageError(`The ${what} is missing: set ${variable}, or give it as an argument.`);
  }
  return { value, origin: variable };
}

function checkToken({ value, origin }) {
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new UsageError(
      `The token from ${origin} cannot be sent: it is empty or has spaces, line breaks, control ` +
        'or non-ASCII characters. Give the key alone, without "Bearer" and without a line break.',
    );
  }
}

function checkBaseUrl({ value, origin }) {
  const url = parseHttpUrl(value);
  if (!url || url.username || url.password || url.search || url.hash) {
    throw new UsageError(
      `The base URL from ${origin} is not valid. It looks like https://api.example.com/product: ` +
        'http or https, without user name, query or fragment.',
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function parseHttpUrl(text) {
  try {
    const url = new URL(text);
    return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

function checkDate(text) {
  if (text === undefined) return undefined;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // JavaScript turns 30 February into 2 March, hence the comparison.
  if (!date || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) {
    throw new UsageError('--freshness-date must be a real date written as YYYY-MM-DD.');
  }
  return text;
}

function checkTimeout(text) {
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (seconds < 1) {
    throw new UsageError('--timeout must be a whole number of seconds, from 1 to 999999.');
  }
  return seconds;
}

function warnAboutPlainHttp(baseUrl) {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) {
    printError('Warning: the base URL uses http, so the token travels unencrypted.');
  }
}

async function openWorkbook(path) {
  // The first argument is repeated only if it looks like a workbook: it may be a misplaced token.
  const shown = /\.xls[bmx]?$/i.test(path) ? path : 'the first argument (the workbook)';
  try {
    // Checked before opening, because opening a named pipe would wait for a writer.
    if (!(await stat(path)).isFile()) throw new UsageError(`Not a regular file: ${shown}`);
    const handle = await open(path);
    const { size, mtimeMs } = await handle.stat();
    if (size === 0) {
      await handle.close();
      throw new UsageError(`The workbook is empty: ${shown}`);
    }
    return { handle, size, mtimeMs, name: basename(path) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error.code === 'ENOENT') throw new UsageError(`No such file: ${shown}`);
    throw new UsageError(`The workbook cannot be read (${error.code}): ${shown}`);
  }
}

// --- The three steps ---

async function initiate(settings) {
  return withContext('Nothing was uploaded.', async () => {
    const response = await callApi(settings, 'initiate_upload');
    const fields = response?.upload?.fields;
    const target = {
      uploadId: response?.upload_id,
      url: parseHttpUrl(response?.upload?.url),
      fields: isObject(fields) ? Object.entries(fields) : [],
      maxFileSize: response?.max_file_size,
    };
    const problems = [
      !Number.isSafeInteger(target.uploadId) && 'upload_id is not an integer',
      !target.url && 'upload.url is not an http or https URL',
      !isObject(fields) && 'upload.fields is not an object',
      target.fields.some(([, value]) => typeof value !== 'string') &&
        'upload.fields has a value that is not a string',
      !(Number.isSafeInteger(target.maxFileSize) && target.maxFileSize >= 0) &&
        'max_file_size is not a number of bytes',
    ].filter(Boolean);
    if (problems.length > 0) {
      throw new Failure(`The API's response is not what is documented: ${problems.join('; ')}.`);
    }
    return target;
  });
}

async function upload(settings, target, workbook) {
  const soFar =
    'The upload was not confirmed, so no source was created. Run the command again to start over.';
  return withContext(soFar, async () => {
    const { head, tail, contentType } = frameForm(target.fields, workbook.name);
    const headers = {
      // The form is signed: the storage needs no token, and must not get it.
      'Content-Type': contentType,
      // The exact length, because object stores refuse a chunked upload.
      'Content-Length': head.length + workbook.size + tail.length,
    };
    const progress = progressLine(workbook.size);
    let response;
    try {
      const body = formBody(head, workbook, tail, progress.update);
      response = await post(target.url, headers, body, settings.timeoutSeconds);
    } finally {
      progress.end();
    }
    if (!isSuccess(response)) {
      throw new Failure(`The storage at ${target.url.host} ${refusal(response)}`);
    }
    if (response.early) {
      throw new Failure(
        `The storage at ${target.url.host} answered ${statusLine(response)} before the whole ` +
          'workbook was sent, so the upload cannot be complete.',
      );
    }
  });
}

async function confirm(settings, uploadId) {
  const uploaded = `The workbook was uploaded (upload ${uploadId})`;
  const unknown =
    `${uploaded}, but it is not known whether the source was created. Look for it in the ` +
    'service before you run the command again, so that it is not imported twice.';
  const refused =
    `${uploaded}, but the API did not accept it as a source. Correct the cause and run the ` +
    'command again; it starts over with a new upload.';
  return withContext(
    (error) => (error.status >= 300 && error.status < 500 ? refused : unknown),
    async () => {
      const source = await callApi(settings, 'confirm_upload', {
        upload_id: uploadId,
        name: settings.name,
        freshness_date: settings.freshnessDate, // JSON leaves it out when undefined
      });
      const texts = [source?.name, source?.status, source?.created_at];
      if (!Number.isSafeInteger(source?.id) || texts.some((text) => typeof text !== 'string')) {
        throw new Failure(
          "The API's response is not the documented {id, created_at, name, status}.",
        );
      }
      return source;
    },
  );
}

/** Runs a step; when it fails, adds what has happened so far and what to do. */
async function withContext(soFar, step) {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Failure) {
      error.message += `\n${typeof soFar === 'function' ? soFar(error) : soFar}`;
    }
    throw error;
  }
}

// --- The upload form (multipart/form-data, RFC 7578) ---

/** Everything of the form except the workbook's bytes: what goes before and after them. */
function frameForm(fields, fileName) {
  const boundary = `excel-import-${randomUUID()}`;
  const quote = (text) =>
    `"${text.replace(/["\r\n]/g, (character) => encodeURIComponent(character))}"`;
  const part = (name) => `--${boundary}\r\nContent-Disposition: form-data; name=${quote(name)}`;
  const head = fields.map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`);
  // The documentation does not name the workbook's own field. Presigned POST targets of object
  // stores call it "file", and ignore every field after it: it has to be the last one.
  head.push(`${part('file')}; filename=${quote(fileName)}\r\nContent-Type: ${XLSX_TYPE}\r\n\r\n`);
  return {
    head: Buffer.from(head.join('')),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** The whole form, piece by piece: the workbook is never in memory as a whole. */
async function* formBody(head, { handle, size, mtimeMs }, tail, onProgress) {
  yield head;
  let sent = 0;
  while (sent < size) {
    const length = Math.min(CHUNK_BYTES, size - sent);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, sent);
    if (bytesRead === 0) break; // the file has become shorter
    yield buffer.subarray(0, bytesRead);
    sent += bytesRead;
    onProgress(sent);
  }
  // Checked before the form is closed: the storage drops a form that is cut short.
  const now = await handle.stat();
  if (sent !== size || now.size !== size || now.mtimeMs !== mtimeMs) {
    throw new Failure(
      `The workbook changed while it was being uploaded (${bytes(size)} at the start, ` +
        `${bytes(now.size)} now), so the upload was stopped. Close it in other programs first.`,
    );
  }
  yield tail;
}

// --- HTTP ---

async function callApi(settings, action, payload) {
  const json = payload === undefined ? undefined : Buffer.from(JSON.stringify(payload));
  const headers = {
    Authorization: `Bearer ${settings.token}`,
    Accept: 'application/json',
    ...(json && { 'Content-Type': 'application/json' }),
    'Content-Length': json?.length ?? 0,
  };
  const url = new URL(`${settings.baseUrl}${API_PATH}/${action}`);
  const response = await post(url, headers, json ? [json] : [], settings.timeoutSeconds);
  if (!isSuccess(response)) {
    const hint = apiHint(response.status, settings);
    const failure = new Failure(`The API ${refusal(response)}${hint ? `\n${hint}` : ''}`);
    throw Object.assign(failure, { status: response.status });
  }
  try {
    return JSON.parse(response.text);
  } catch {
    const text = excerpt(response.text) || '(an empty body)';
    throw new Failure(`The API answered ${statusLine(response)}, but not with JSON:\n${text}`);
  }
}

function apiHint(status, { tokenOrigin }) {
  if (status === 401 || status === 403) {
    return (
      `The token came from ${tokenOrigin}. It must be a secret key with write permission on all ` +
      'invoicing tables.'
    );
  }
  if (status === 404) return 'Check the base URL: it should be {host}/product.';
  return '';
}

/**
 * Posts a body, given as pieces, and resolves with the response, whatever its status is. Redirects
 * are never followed. A response that comes before the whole body was sent ends the sending.
 */
function post(url, headers, body, timeoutSeconds) {
  return new Promise((resolve, reject) => {
    const { request: start } = url.protocol === 'https:' ? https : http;
    const stop = new AbortController();
    const chunks = [];
    let received = 0;
    let response;
    let unsent = headers['Content-Length'];
    let early = false;

    const request = start(url, {
      method: 'POST',
      // No connection is kept: it would be stale after a long upload.
      headers: { ...headers, 'User-Agent': 'excel-import', Connection: 'close' },
      timeout: timeoutSeconds * 1000, // without any movement, in either direction
    });
    const finish = (error) => {
      stop.abort();
      // A refusal that was received counts for more than the connection's end after it.
      if (error && !(response?.statusCode >= 300)) {
        reject(error instanceof Failure ? error : new Failure(explain(error, url)));
      } else {
        const { statusCode: status, statusMessage: reason } = response;
        const text = Buffer.concat(chunks).toString();
        resolve({ status, reason, location: response.headers.location, text, early });
      }
      request.destroy();
    };
    const fail = (code, message) => finish(Object.assign(new Error(message), { code }));

    request.on('error', finish);
    request.on('timeout', () => fail('TIMEOUT', `nothing moved for ${timeoutSeconds} s`));
    request.on('close', () => {
      if (!response) fail('ECONNRESET', 'closed without a response');
    });
    request.on('response', (incoming) => {
      response = incoming;
      early = unsent > 0;
      stop.abort();
      response.on('data', (chunk) => {
        received += chunk.length;
        if (received <= MAX_RESPONSE_BYTES) chunks.push(chunk);
        else fail('TOO_LONG', `the response is longer than ${bytes(MAX_RESPONSE_BYTES)}`);
      });
      response.on('end', () => finish());
      response.on('error', finish);
      response.on('close', () => fail('ECONNRESET', 'closed in the middle of the response'));
    });

    const send = async () => {
      for await (const chunk of body) {
        // A server that refuses may respond and close. Writing to the closed connection would lose
        // the response, so a turn of the event loop before each write lets it be read first.
        await nextTurn();
        if (stop.signal.aborted) return;
        unsent -= chunk.length;
        if (!request.write(chunk)) await once(request, 'drain', { signal: stop.signal });
      }
      request.end();
    };
    send().catch((error) => {
      if (!stop.signal.aborted) finish(error);
    });
  });
}

function isSuccess({ status }) {
  return status >= 200 && status < 300;
}

function statusLine({ status, reason }) {
  return oneLine(`${status} ${reason}`);
}

/** Says what a refusing server answered, in the server's own words. */
function refusal(response) {
  const when = response.early ? ' before the whole request was sent' : '';
  const said = `answered ${statusLine(response)}${when}`;
  if (response.status < 400) {
    const where = response.location ? ` to ${oneLine(response.location)}` : '';
    return `${said}, a redirect${where}. It was not followed, to send nothing to another address.`;
  }
  const words = validationDetails(response.text) ?? xmlError(response.text) ?? response.text;
  return excerpt(words) ? `${said}:\n${excerpt(words)}` : `${said}, without an explanation.`;
}

/** The lines of a documented validation error, such as "body.name: Field required (missing)". */
function validationDetails(text) {
  try {
    const { detail } = JSON.parse(text);
    const lines = detail.map(({ loc, msg, type }) => `${loc.join('.')}: ${msg} (${type})`);
    return lines.join('\n') || undefined;
  } catch {
    return undefined; // another kind of body: shown as it is
  }
}

/** The code and message of an object store's XML error. */
function xmlError(text) {
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  const content = (tag) =>
    new RegExp(`<${tag}>([^<]+)</${tag}>`)
      .exec(text)?.[1]
      .replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name]);
  const found = [content('Code'), content('Message')].filter(Boolean);
  return found.length > 0 ? found.join(': ') : undefined;
}

/** Turns a network error into a sentence. */
function explain(error, { host }) {
  const sentences = {
    ECONNREFUSED: `${host} refused the connection`,
    ECONNRESET: `The connection to ${host} was cut`,
    EPIPE: `The connection to ${host} was cut`,
    ENOTFOUND: `The host ${host} was not found`,
    EAI_AGAIN: `The host ${host} was not found`,
    ETIMEDOUT: `The connection to ${host} timed out`,
    TIMEOUT: `The connection to ${host} timed out`,
  };
  const sentence = sentences[error.code] ?? `The exchange with ${host} failed`;
  return `${sentence} (${oneLine(error.message || error.code)}).`;
}

// --- Output ---

/** A percentage that rewrites its own line; silent when the output is not a terminal. */
function progressLine(total) {
  let shown = -1;
  return {
    update(sent) {
      const percent = Math.floor((sent / total) * 100);
      if (!process.stdout.isTTY || percent === shown) return;
      shown = percent;
      process.stdout.write(`\r    ${percent} %`);
    },
    end() {
      if (shown >= 0) process.stdout.write('\n');
    },
  };
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text from a server, without terminal control characters and not too long. */
function excerpt(text) {
  const clean = redact(text)
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  const rest = clean.length - MAX_SHOWN_CHARACTERS;
  return rest > 0 ? `${clean.slice(0, MAX_SHOWN_CHARACTERS)}... (${rest} more characters)` : clean;
}

function oneLine(text) {
  return excerpt(text).replace(/\s+/g, ' ');
}

/** A size for people, always with the exact number: "1.5 GB (1,500,000,000 bytes)". */
function bytes(count) {
  const exact = `${count.toLocaleString('en-US')} ${count === 1 ? 'byte' : 'bytes'}`;
  if (count < 1000) return exact;
  const power = Math.min(Math.floor(Math.log10(count) / 3), 4);
  return `${(count / 1000 ** power).toFixed(1)} ${' kMGT'[power]}B (${exact})`;
}
