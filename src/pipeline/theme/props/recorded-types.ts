import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { FieldChange } from './field-changes.js';
import type { ThemeTypes } from './theme-types.js';

const fieldsSchema = z.record(z.string(), z.object({ isOptional: z.boolean(), type: z.string() }));

const recordSchema = z.record(
  z.string(),
  z.object({
    types: z.record(z.string(), fieldsSchema),
    removed: z.array(z.object({ owner: z.string(), name: z.string() })),
  }),
);

/** What an ejected file could read when it was ejected or merged last. */
export interface RecordedTypes {
  readonly types: ThemeTypes;
  /** Fields that earlier merges took away. */
  readonly removed: readonly Pick<FieldChange, 'owner' | 'name'>[];
}

/** By path of the ejected file below `theme`. */
export type TypesRecord = Readonly<Record<string, RecordedTypes>>;

/** Reads the record beside the originals; undefined if it is damaged, as by a conflict of versions. */
export function readTypesRecord(file: string): TypesRecord | undefined {
  if (!existsSync(file)) return {};
  try {
    return recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Writes the record in a form that merges line by line. */
export async function writeTypesRecord(file: string, record: TypesRecord): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
