export function releaseProblems(state: {
  readonly version: string;
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly changelog: string;
  readonly tags: readonly string[];
}): string[];
export function datedChangelog(changelog: string, version: string, date: string): string;
export function shippedComponents<
  T extends {
    readonly components: readonly {
      readonly name: string;
      readonly version: string;
      readonly group?: string;
    }[];
  },
>(sbom: T, production: readonly string[], notices: string): T;
