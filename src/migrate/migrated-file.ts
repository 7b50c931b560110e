/** A file of the new site: a text, or a copy of a file of the old one. */
export type MigratedFile =
  | {
      readonly path: string;
      readonly text: string;
      readonly from?: string | undefined;
      /** Whether the file of the old site at its place is overwritten. */
      readonly overwrites?: boolean | undefined;
    }
  | { readonly path: string; readonly copyOf: string; readonly from?: string | undefined };
