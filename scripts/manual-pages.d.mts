import type { ComponentGroup } from './theme-components.mjs';
import type { ThemeToken } from './theme-tokens.mjs';

/** A JSON Schema from `z.toJSONSchema`. */
type JsonSchema = Readonly<Record<string, unknown>>;

export function configurationPage(schema: JsonSchema): string;

export function diagnosticsPage(
  catalogue: Readonly<Record<string, { readonly severity: string; readonly explanation: string }>>,
): string;

export function themeComponentsPage(groups: readonly ComponentGroup[]): string;

export function themeTokensPage(tokens: readonly ThemeToken[]): string;
