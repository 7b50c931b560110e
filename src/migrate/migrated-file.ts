/** A file of the new site: a text, or a copy of a file of the old one. */
export type MigratedFile =
  | { readonly path: string; readonly text: string; readonly from?: string | undefined }
  | { readonly path: string; readonly copyOf: string; readonly from?: string | undefined };
