/** What readers do, for scripts of the site; contains neither what they type into forms nor what they receive. */
export type ReaderEvent =
  | { readonly name: 'consent'; readonly granted: boolean }
  | { readonly name: 'copy' }
  | { readonly name: 'feedback'; readonly helpful: boolean; readonly page: string }
  | { readonly name: 'search'; readonly query: string; readonly results: number }
  | { readonly name: 'try-it'; readonly method: string; readonly status: number | undefined }
  | { readonly name: 'visit'; readonly page: string };

/** Tells scripts of the site what a reader did, by the event `docsgen:event` of the document. */
export function reportEvent(detail: ReaderEvent): void {
  document.dispatchEvent(new CustomEvent('docsgen:event', { detail }));
}
