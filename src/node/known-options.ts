import { didYouMean } from '../diagnostics/index.js';
import { optionRanges } from './option-ranges.js';
import type { BuildOptions, CheckOptions, CommonOptions, DevOptions } from './options.js';

type Names<Options> = Readonly<Record<keyof Options, true>>;

const common: Names<CommonOptions> = {
  dir: true,
  configFile: true,
  outDir: true,
  baseUrl: true,
  audience: true,
  strict: true,
};
const build: Names<BuildOptions> = {
  ...common,
  locale: true,
  cacheDir: true,
  concurrency: true,
  onStage: true,
};
const check: Names<CheckOptions> = { ...common, external: true, timeoutMs: true, retries: true };
const dev: Names<DevOptions> = { ...common, port: true, host: true, onBuild: true };

const optionNames = { build, check, dev };

/**
 * @throws TypeError for an option that a function does not have, as ignoring `dirr` would build another folder, and for a
 * number that it does not take
 */
export function requireKnownOptions(name: keyof typeof optionNames, options: object): void {
  if (typeof options !== 'object')
    throw new TypeError(`${name}() takes an object: { dir: 'docs' }`);
  requireNames(name, options);
  const values = new Map(Object.entries(options));
  for (const [option, [least, largest]] of Object.entries(optionRanges)) {
    const value: unknown = values.get(option);
    if (value === undefined) continue;
    const isInRange = Number.isInteger(value) && Number(value) >= least && Number(value) <= largest;
    if (!isInRange)
      throw new TypeError(`${option} of ${name}() is a whole number from ${least} to ${largest}`);
  }
}

function requireNames(name: keyof typeof optionNames, options: object): void {
  const known = Object.keys(optionNames[name]);
  const unknown = Object.keys(options).find((option) => !known.includes(option));
  if (unknown === undefined) return;
  const hint = didYouMean(unknown, known) ?? `options: ${known.join(', ')}`;
  throw new TypeError(`${name}() has no option ${unknown} (${hint})`);
}
