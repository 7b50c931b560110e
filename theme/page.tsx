import type { PageProps } from 'docsgen/theme';
import { createContext, useContext } from 'react';

const PageContext = createContext<PageProps | undefined>(undefined);

/** Gives all that is inside the page, for what belongs to no single layout. */
export const PageProvider = PageContext.Provider;

/** The page that is rendered; undefined for a piece that is rendered by itself. */
export function usePage(): PageProps | undefined {
  return useContext(PageContext);
}
