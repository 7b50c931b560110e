import { unusedName } from './unused-name.js';

/** Returns the name of a sidebar: words of a title, with `-2` or a higher number appended if sidebars have it already. */
export function sidebarName(
  title: string,
  used: { readonly has: (name: string) => boolean },
): string {
  const words =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'docs';
  // The reference has a sidebar of this name.
  return unusedName(words === 'api' ? 'api-guides' : words, used);
}
