import type { ComponentType } from 'react';

/** Loads the component of an island. */
type LoadComponent = () => Promise<{ readonly default: ComponentType<object> }>;

/** Components of the site's islands by name: the compiler replaces this module for pages that have islands. */
export const components: Readonly<Record<string, LoadComponent>> = {};
