import type { ComponentType } from 'react';
import { type LateLibrary, lateLibrary } from '../../files/late-library.js';

/** Returns docsgen's copy of React, for the theme, blocks and pages of a site. */
export function reactLibrary(): LateLibrary<'react'> {
  return lateLibrary('react');
}

/** Renders a component to HTML that no script of React will take over. */
export function renderStatic<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): string {
  const { react, 'react-dom/server': server } = reactLibrary();
  return server.renderToStaticMarkup(react.createElement(component, props));
}

/** Whether React can render a value as a component: a function, or what `memo`, `forwardRef` and `lazy` return. */
export function isReactComponent(value: unknown): value is ComponentType<object> {
  if (typeof value === 'function') return true;
  return Object(value).$$typeof !== undefined && !reactLibrary().react.isValidElement(value);
}
