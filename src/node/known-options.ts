import { didYouMean } from '../diagnostics/index.js';
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

/** @throws TypeError for an option that a function does not have: ignoring `dirr` would build another folder */
export function requireKnownOptions(name: keyof typeof optionNames, options: object): void {
  const known = Object.keys(optionNames[name]);
  const unknown = Object.keys(options).find((option) => !known.includes(option));
  if (unknown === undefined) return;
  const hint = didYouMean(unknown, known) ?? `options: ${known.join(', ')}`;
  throw new TypeError(`${name}() has no option ${unknown} (${hint})`);
}
