import type { ComponentGroup } from './theme-components.mjs';

/** A JSON Schema from `z.toJSONSchema`. */
type JsonSchema = Readonly<Record<string, unknown>>;

export function configurationPage(schema: JsonSchema): string;

export function diagnosticsPage(
  catalogue: Readonly<Record<string, { readonly severity: string; readonly explanation: string }>>,
): string;

export function themeComponentsPage(groups: readonly ComponentGroup[]): string;
