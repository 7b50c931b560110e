import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ensureBrowser,
  findBrowser,
  type Machine,
  NoBrowserError,
  requireBrowser,
} from '../../scripts/browser.mjs';

interface FakeMachine extends Machine {
  readonly said: string[];
  readonly commands: string[];
}

interface Fake {
  readonly env?: Record<string, string>;
  readonly platform?: string;
  readonly isRoot?: boolean;
  /** Programs that are there, and whether they start. */
  readonly programs?: Record<string, boolean>;
  /** What running a command adds to them: the key is a part of the command line. */
  readonly installs?: Record<string, Record<string, boolean>>;
}

function fakeMachine(fake: Fake = {}): FakeMachine {
  const programs = { ...fake.programs };
  const said: string[] = [];
  const commands: string[] = [];
  const entry = (name: string, isDirectory: boolean) => ({
    name,
    isDirectory: () => isDirectory,
    isFile: () => !isDirectory,
  });
  return {
    env: fake.env ?? { PATH: '/bin:/opt/bin' },
    platform: fake.platform ?? 'linux',
    home: '/home/ada',
    isRoot: fake.isRoot ?? false,
    said,
    commands,
    exists: (file) => file in programs,
    list: (folder) => {
      const below = Object.keys(programs)
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).split('/'));
      const names = new Map(below.map(([name = '', ...rest]) => [name, rest.length > 0]));
      return [...names].map(([name, isDirectory]) => entry(name, isDirectory));
    },
    run: (command, args) => {
      if (args[0] === '--version') return programs[command] === true;
      const line = [path.basename(command), ...args.map((arg) => path.basename(arg))].join(' ');
      commands.push(line.replace(path.basename(process.execPath), 'node'));
      const [, installed] =
        Object.entries(fake.installs ?? {}).find(([part]) => `${line} `.includes(`${part} `)) ?? [];
      Object.assign(programs, installed);
      return installed !== undefined;
    },
    say: (text) => said.push(text),
  };
}

describe('finding a browser', () => {
  it.each<[string, Fake, string]>([
    [
      'what CHROMIUM_PATH names, before all others',
      {
        env: { CHROMIUM_PATH: '/my/chrome', PATH: '/bin' },
        programs: { '/my/chrome': true, '/bin/chromium': true },
      },
      '/my/chrome',
    ],
    [
      'the first on the PATH that starts',
      { programs: { '/bin/chromium': false, '/opt/bin/google-chrome': true } },
      '/opt/bin/google-chrome',
    ],
    [
      'Chrome for macOS',
      {
        platform: 'darwin',
        programs: { '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome': true },
      },
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'Chrome for Windows, which does not know --version',
      {
        platform: 'win32',
        env: { Path: 'C:\\bin', PROGRAMFILES: 'C:\\Program Files' },
        programs: { 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe': false },
      },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'the latest in the cache of Playwright',
      {
        programs: {
          '/home/ada/.cache/ms-playwright/chromium-999/chrome-linux/chrome': true,
          '/home/ada/.cache/ms-playwright/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell': true,
          '/home/ada/.cache/ms-playwright/firefox-2000/firefox/chrome': true,
        },
      },
      '/home/ada/.cache/ms-playwright/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
    ],
  ])('finds %s', (_, fake, expected) => {
    expect(findBrowser(fakeMachine(fake))).toBe(expected);
  });

  it('rejects a CHROMIUM_PATH that does not start, even if other browsers exist', () => {
    const env = { CHROMIUM_PATH: '/my/chrome', PATH: '/bin' };
    const machine = fakeMachine({ env, programs: { '/bin/chromium': true } });
    const problem = 'CHROMIUM_PATH names no browser that starts: /my/chrome';
    expect(() => ensureBrowser(machine)).toThrow(problem);
    expect(machine.commands).toEqual([]);
  });

  it('explains how to install a browser if none exists', () => {
    const machine = fakeMachine();
    expect(findBrowser(machine)).toBeUndefined();
    expect(() => requireBrowser(machine)).toThrow(/install one or name it in CHROMIUM_PATH/);
  });
});

describe('installing a browser', () => {
  const shell =
    '/home/ada/.cache/ms-playwright/chromium_headless_shell-1200/chrome-linux/headless_shell';

  it('skips the installation if a browser exists', () => {
    const machine = fakeMachine({ programs: { '/bin/chromium': true } });
    expect(ensureBrowser(machine)).toBe('/bin/chromium');
    expect([machine.commands, machine.said]).toEqual([[], []]);
  });

  it('uses the Chromium that Playwright downloads', () => {
    const machine = fakeMachine({ installs: { 'cli.js install': { [shell]: true } } });
    expect(ensureBrowser(machine)).toBe(shell);
    expect(machine.commands).toEqual(['node cli.js install chromium-headless-shell']);
    expect(machine.said).toEqual([
      'No Chrome or Chromium found: downloading one (playwright-core install).',
    ]);
  });

  it('downloads one where the system has no package, with the libraries that it needs', () => {
    const machine = fakeMachine({
      isRoot: true,
      programs: { '/bin/apt-get': true },
      installs: { 'cli.js install': { [shell]: false }, 'install-deps': { [shell]: true } },
    });
    expect(ensureBrowser(machine)).toBe(shell);
  });

  it.each([
    ['chromium-headless-shell', ['chromium-headless-shell']],
    ['chromium', ['chromium-headless-shell', 'chromium']],
  ])('installs the Debian package %s as root', (name, tried) => {
    const install = 'apt-get install -y -qq --no-install-recommends';
    const program = `/bin/${name}`;
    const machine = fakeMachine({
      isRoot: true,
      programs: { '/bin/apt-get': true },
      installs: { [`--no-install-recommends ${name}`]: { [program]: true } },
    });
    expect(ensureBrowser(machine)).toBe(program);
    expect(machine.commands).toEqual([
      'apt-get update -qq',
      ...tried.map((one) => `${install} ${one}`),
    ]);
  });

  it('prefers the headless shell to a whole browser', () => {
    const programs = { '/bin/chromium': true, '/bin/chromium-headless-shell': true };
    expect(findBrowser(fakeMachine({ programs }))).toBe('/bin/chromium-headless-shell');
  });

  it.each([
    ['without rights', { programs: { '/bin/apt-get': true } }],
    ['without apt', { isRoot: true }],
  ])('fails with one sentence %s', (_, fake) => {
    const machine = fakeMachine(fake);
    expect(() => ensureBrowser(machine)).toThrow(NoBrowserError);
    expect(machine.commands).toEqual(['node cli.js install chromium-headless-shell']);
  });
});

describe('test setup', () => {
  const script = path.join(import.meta.dirname, '../../scripts/ensure-browser.mjs');

  it('exits with code 2 and one sentence if CHROMIUM_PATH is wrong', () => {
    const env = { ...process.env, CHROMIUM_PATH: '/no/browser' };
    const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      2,
      'CHROMIUM_PATH names no browser that starts: /no/browser\n',
    ]);
  });

  it('finds the browser of this machine', () => {
    expect(existsSync(requireBrowser())).toBe(true);
  });
});
