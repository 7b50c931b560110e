import type { Environment, Output } from './environment.js';

/** Whether to use colours (https://no-color.org, https://force-color.org). */
export function wantsColor({ env }: Pick<Environment, 'env'>, output: Output): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0';
  return output.isTTY === true && env.TERM !== 'dumb' && !isCI(env);
}

/** Whether the command runs in CI, where output is a log. */
export function isCI(env: Environment['env']): boolean {
  return env.CI !== undefined && env.CI !== '' && env.CI !== 'false' && env.CI !== '0';
}

/** Whether the output is a terminal in which a line can be replaced. */
export function isInteractive({ env }: Pick<Environment, 'env'>, output: Output): boolean {
  return output.isTTY === true && env.TERM !== 'dumb' && !isCI(env);
}

/** `820 ms`, `1.4 s`, `2 min 5 s` */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

/** In decimal units: `640 B`, `12.3 kB`, `4.2 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}
