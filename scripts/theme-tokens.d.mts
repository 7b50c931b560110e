/** A custom property of the theme. */
export interface ThemeToken {
  readonly name: string;
  readonly value: string;
  readonly description: string;
}

export function themeTokens(
  root: string,
  descriptions: Readonly<Record<string, string>>,
): readonly ThemeToken[];

export function tokenImage(tokens: readonly ThemeToken[]): string;
