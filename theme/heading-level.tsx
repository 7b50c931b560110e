import { createContext, type ReactNode, useContext } from 'react';

const Level = createContext(1);

interface Props {
  /** How far below the level around. */
  readonly by: number;
  readonly children: ReactNode;
}

/** Headings inside lie deeper: an operation among others has its title where a page of its own has a section's. */
export function NestedHeadings({ by, children }: Props) {
  return <Level.Provider value={useContext(Level) + by}>{children}</Level.Provider>;
}

/** The level of the title of what is shown here: 1 on a page of its own. */
export function useHeadingLevel(): number {
  return useContext(Level);
}
