import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, scratch, TOKEN, workbook } from './support.js';

const BASE = 'http://127.0.0.1:1/product'; // nothing listens there: no call may be made
const env = { API_KEY: TOKEN, API_BASE_URL: BASE };

async function mistake(args: string[], options: Parameters<typeof run>[1] = { env }) {
  const result = await run(args, options);
  expect(result.code).toBe(2);
  expect(result.stdout).toBe('');
  expect(result.stderr).toMatch(/^Error: .*\nRun with --help for the usage\.\n$/);
  return result.stderr;
}

describe('help', () => {
  test.each(['-h', '--help'])('%s prints the usage', async (flag) => {
    const result = await run([flag, '--unknown']);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain('Usage: node excel-import.mjs <workbook.xlsx>');
    for (const option of ['--name', '--freshness-date', '--token', '--base-url', '--timeout']) {
      expect(result.stdout).toContain(`  ${option} `);
    }
    expect(result.stdout).toContain('shell history');
  });
});

describe('command-line errors exit with code 2 and explain', () => {
  test('a missing workbook argument', async () => {
    expect(await mistake([])).toContain('The workbook is missing');
    expect(await mistake([BASE, '--name', 'a'])).toContain('The workbook is missing');
  });

  test('a workbook that does not exist', async () => {
    const stderr = await mistake(['no-such.xlsx', '--name', 'a']);
    expect(stderr).toContain('No such file: no-such.xlsx');
  });

  test('a folder instead of a workbook', async () => {
    const path = join(await scratch(), 'folder.xlsx');
    mkdirSync(path);
    expect(await mistake([path, '--name', 'a'])).toContain(`Not a regular file: ${path}`);
  });

  test('an empty workbook', async () => {
    const path = await workbook(0);
    expect(await mistake([path, '--name', 'a'])).toContain(`The workbook is empty: ${path}`);
  });

  test('a missing token', async () => {
    const args = [await workbook(10), '--name', 'a', '--base-url', BASE];
    for (const API_KEY of [undefined, '']) {
      const stderr = await mistake(args, {
        env: API_KEY === undefined ? {} : { API_KEY },
      });
      expect(stderr).toContain('The token is missing: set API_KEY');
    }
  });

  test('a missing base URL', async () => {
    const stderr = await mistake([await workbook(10), TOKEN, '--name', 'a'], {});
    expect(stderr).toContain('The base URL is missing: set API_BASE_URL');
  });

  test.each([
    'api.typed.test/product',
    'ftp://api.typed.test/product',
    'https://',
    'https://user:password@api.typed.test/product',
    'https://api.typed.test/product?key=1',
  ])('the base URL %s', async (url) => {
    const path = await workbook(10);
    for (const args of [
      [path, TOKEN, url],
      [path, TOKEN, '--base-url', url],
    ]) {
      const stderr = await mistake([...args, '--name', 'a'], {});
      expect(stderr).toContain('The base URL from the command line is not valid');
      expect(stderr).not.toContain('typed'); // it may hold a password
    }
  });

  test('a missing or blank name', async () => {
    const path = await workbook(10);
    for (const flags of [[], ['--name='], ['--name', '  ']]) {
      expect(await mistake([path, ...flags])).toContain('The name of the new source is missing');
    }
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-31', '31/01/2026', '2026-01-31T00:00', ''])(
    'the freshness date "%s"',
    async (date) => {
      const args = [await workbook(10), '--name', 'a', '--freshness-date', date];
      expect(await mistake(args)).toContain('--freshness-date must be a real date');
    },
  );

  test.each(['0', '-1', '1.5', 'soon', '1000000'])('the timeout %s', async (timeout) => {
    const args = [await workbook(10), '--name', 'a', `--timeout=${timeout}`];
    expect(await mistake(args)).toContain('--timeout must be a whole number of seconds');
  });

  test('an unknown option, listing the known ones', async () => {
    const stderr = await mistake([await workbook(10), '--nmae', 'a']);
    expect(stderr).toContain('Unknown option --nmae. The options are --name, --freshness-date');
  });

  test('an option without its value', async () => {
    const path = await workbook(10);
    expect(await mistake([path, '--name'])).toContain('--name needs a value');
    expect(await mistake([path, '--name', '--timeout', '1'])).toContain('--name needs a value');
  });

  test('a duplicate option', async () => {
    const path = await workbook(10);
    const twice = await mistake([path, TOKEN, '--token', TOKEN, '--name', 'a']);
    expect(twice).toContain('more than one token');
    expect(await mistake([path, BASE, BASE, '--name', 'a'])).toContain('more than one base URL');
  });

  test('a name without quotes', async () => {
    const stderr = await mistake([await workbook(10), TOKEN, BASE, '--name', 'My', 'own', 'set']);
    expect(stderr).toContain('too many arguments. Put quotes');
  });
});

describe('token secrecy', () => {
  test.each([
    ['a line break', 'sk_live_1\r\nX-Admin: yes'],
    ['a trailing line break', 'sk_live_1\n'],
    ['a space', 'Bearer sk_live_1'],
    ['another alphabet', 'sk_live_é✓'],
    ['nothing', ''],
  ])('rejects a token with %s without printing it', async (_, token) => {
    const path = await workbook(10);
    const secrets = token ? [token, 'sk_live'] : [];
    const stderr = await mistake([path, '--name', 'a', '--base-url', BASE, `--token=${token}`], {
      secrets,
    });
    expect(stderr).toContain('The token from the command line cannot be sent');
    if (!token) return;
    const fromEnvironment = await mistake([path, BASE, '--name', 'a'], {
      env: { API_KEY: token },
      secrets,
    });
    expect(fromEnvironment).toContain('The token from API_KEY cannot be sent');
  });

  test('does not print a token given in the wrong argument', async () => {
    const path = await workbook(10);
    await mistake([TOKEN, path, BASE, '--name', 'a'], {});
    await mistake([path, `--key=${TOKEN}`, BASE, '--name', 'a'], {});
    await mistake([path, `--${TOKEN}`, BASE, '--name', 'a'], {});
    await mistake([path, `--token${TOKEN}`, BASE, '--name', 'a'], {});
    await mistake([path, '-t', TOKEN, BASE, '--name', 'a'], {});
    await mistake([path, 'key', BASE, TOKEN, '--name', 'a'], {});
    await mistake([path, 'key', '--name', 'a', '--base-url', TOKEN], {});
    await mistake([path, 'key', BASE, '--name', 'a', '--freshness-date', TOKEN], {});
  });
});

test('warns about an unencrypted base URL unless it is localhost', async () => {
  const args = [await workbook(10), '--name', 'a', 'http://0.0.0.0:1/product'];
  expect((await run(args, { env })).stderr).toMatch(/^Warning: .* unencrypted\.\nError: /);
});
