/** Measures the stages of a build in milliseconds, and reports when each begins. */
export class Stopwatch {
  readonly timings: { stage: string; milliseconds: number }[] = [];
  readonly #onStage: ((stage: string) => void) | undefined;

  constructor(onStage: ((stage: string) => void) | undefined) {
    this.#onStage = onStage;
  }

  async stage<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    this.#onStage?.(stage);
    const start = performance.now();
    const result = await work();
    this.timings.push({ stage, milliseconds: Math.round((performance.now() - start) * 10) / 10 });
    return result;
  }
}
