import { createContext, type ReactNode, useContext } from 'react';

const Level = createContext(1);

interface Props {
  /** Number of levels to add. */
  readonly by: number;
  readonly children: ReactNode;
}

/** Nests the headings inside: an operation among others has its title at the level of a section. */
export function NestedHeadings({ by, children }: Props) {
  return <Level.Provider value={useContext(Level) + by}>{children}</Level.Provider>;
}

/** The level of the title: 1 on a page of its own. */
export function useHeadingLevel(): number {
  return useContext(Level);
}
