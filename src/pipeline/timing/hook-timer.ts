import type { PluginTimes } from '../../content/plugins/site-plugin.js';

/** Adds up the time that plugins and other hooks take. */
export class HookTimer {
  readonly #times = new Map<string, number>();

  add(times: PluginTimes = {}): void {
    for (const [name, milliseconds] of Object.entries(times))
      this.#times.set(name, (this.#times.get(name) ?? 0) + milliseconds);
  }

  get timings(): readonly { readonly stage: string; readonly milliseconds: number }[] {
    return [...this.#times].map(([stage, milliseconds]) => {
      return { stage, milliseconds: Math.round(milliseconds * 10) / 10 };
    });
  }
}
