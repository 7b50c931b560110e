import type { PageProps } from 'docsgen/theme';
import { createContext, useContext } from 'react';

const PageContext = createContext<PageProps | undefined>(undefined);

/** Provides the page to components that belong to no single layout. */
export const PageProvider = PageContext.Provider;

/** The page that is rendered; undefined for a component that is rendered on its own. */
export function usePage(): PageProps | undefined {
  return useContext(PageContext);
}
