import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

// Finds the Chromium for tests and benchmarks, and installs one if there is none.

/** The headless shell opens pages in half the time of a whole browser. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Browser folders in Playwright's cache. Their inner folders differ between versions, hence the recursive search. */
const cachedFolder = /^chromium(_headless_shell)?-\d+$/;
const cachedProgram =
  /^(chrome-headless-shell|headless_shell|chrome|Chromium|Google Chrome.*)(\.exe)?$/;
const maxCacheDepth = 5;

const startTimeoutMs = 60_000;
const downloadTimeoutMs = 300_000;
const packageTimeoutMs = 900_000;

/** What the browser search needs from this machine; tests pass a fake. */
export const thisMachine = {
  env: process.env,
  platform: process.platform,
  home: homedir(),
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []),
  /** @returns whether the command exited with code 0 */
  run: (command, args, { timeoutMs, isQuiet = false }) => {
    const stdio = isQuiet ? 'ignore' : ['ignore', 2, 2];
    return spawnSync(command, args, { stdio, timeout: timeoutMs }).status === 0;
  },
  say: (text) => console.error(text),
};

/** Thrown if no browser starts. The message says what to do. */
export class NoBrowserError extends Error {}

/**
 * Returns the path of a Chrome or Chromium that starts: `CHROMIUM_PATH` or, if it is not set, the first one on the
 * PATH, in the system's default locations, or in Playwright's cache. Returns undefined if there is none.
 *
 * @throws NoBrowserError if the browser in `CHROMIUM_PATH` does not start
 */
export function findBrowser(machine = thisMachine) {
  const named = machine.env.CHROMIUM_PATH;
  if (!named) return candidates(machine).find((file) => starts(machine, file));
  if (starts(machine, named)) return named;
  throw new NoBrowserError(`CHROMIUM_PATH names no browser that starts: ${named}`);
}

/**
 * Returns the path of a browser like {@link findBrowser}.
 *
 * @throws NoBrowserError if there is none
 */
export function requireBrowser(machine = thisMachine) {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  throw new NoBrowserError(
    'There is no Chrome or Chromium: install one or name it in CHROMIUM_PATH, or run "npm test", which tries to install one.',
  );
}

/**
 * Finds a browser or installs one: a package of Debian where this is allowed, otherwise Playwright's download.
 *
 * @throws NoBrowserError if no browser can be installed
 */
export function ensureBrowser(machine = thisMachine) {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  const hasApt = machine.platform === 'linux' && machine.isRoot && onPath(machine, ['apt-get'])[0];
  const installed = (hasApt && installPackage(machine)) || download(machine, hasApt);
  if (installed !== undefined) return installed;
  throw new NoBrowserError(
    'The tests need Chrome or Chromium, and none could be installed: install one, or set CHROMIUM_PATH to its path.',
  );
}

function installPackage(machine) {
  machine.say('No Chrome or Chromium found: installing a package (apt-get).');
  const limits = { timeoutMs: packageTimeoutMs };
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  machine.run('apt-get', ['update', '-qq'], limits);
  // Older releases have only the whole browser.
  ['chromium-headless-shell', 'chromium'].some((name) =>
    machine.run('apt-get', [...install, name], limits),
  );
  return findBrowser(machine);
}

function download(machine, hasApt) {
  machine.say('No Chrome or Chromium found: downloading one (playwright-core install).');
  const isDownloaded = playwright(machine, 'install', downloadTimeoutMs);
  const found = findBrowser(machine);
  // Fresh containers often lack the libraries that the downloaded browser needs.
  if (found !== undefined || !isDownloaded || !hasApt) return found;
  machine.say('The browser does not start: installing the libraries that it needs.');
  playwright(machine, 'install-deps', packageTimeoutMs);
  return findBrowser(machine);
}

function playwright(machine, command, timeoutMs) {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const program = path.join(path.dirname(manifest), 'cli.js');
  const args = [program, command, 'chromium-headless-shell'];
  return machine.run(process.execPath, args, { timeoutMs });
}

function starts(machine, file) {
  if (!machine.exists(file)) return false;
  // On Windows, Chrome ignores --version and would open a window.
  if (machine.platform === 'win32') return true;
  return machine.run(file, ['--version'], { timeoutMs: startTimeoutMs, isQuiet: true });
}

function candidates(machine) {
  return [...onPath(machine, commandNames), ...usualPlaces(machine), ...cached(machine)];
}

function onPath({ env, platform, exists }, names) {
  const isWindows = platform === 'win32';
  const { join } = isWindows ? path.win32 : path.posix;
  return (env.PATH ?? env.Path ?? '')
    .split(isWindows ? ';' : ':')
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, isWindows ? `${name}.exe` : name)))
    .filter(exists);
}

function usualPlaces({ env, platform, home }) {
  if (platform === 'darwin') {
    return ['/Applications', `${home}/Applications`].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder)
      .flatMap((folder) =>
        ['Google\\Chrome', 'Chromium'].map((name) => `${folder}\\${name}\\Application\\chrome.exe`),
      );
  }
  return ['/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium'];
}

/** Returns the browsers that `playwright install` has downloaded, the newest first. */
function cached(machine) {
  const folder = cacheFolder(machine);
  return machine
    .list(folder)
    .filter((entry) => entry.isDirectory() && cachedFolder.test(entry.name))
    .map(({ name }) => name)
    .toSorted((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) => programsBelow(machine, path.join(folder, name), maxCacheDepth));
}

function cacheFolder({ env, platform, home }) {
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  if (platform === 'darwin') return path.join(home, 'Library/Caches/ms-playwright');
  if (platform === 'win32') return path.join(env.LOCALAPPDATA ?? home, 'ms-playwright');
  return path.join(env.XDG_CACHE_HOME ?? path.join(home, '.cache'), 'ms-playwright');
}

function programsBelow(machine, folder, depth) {
  if (depth === 0) return [];
  return machine.list(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return programsBelow(machine, file, depth - 1);
    return entry.isFile() && cachedProgram.test(entry.name) ? [file] : [];
  });
}
