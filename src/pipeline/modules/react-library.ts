import { createRequire } from 'node:module';
import path from 'node:path';
import type * as react from 'react';
import type { ComponentType } from 'react';
import type * as jsxRuntime from 'react/jsx-runtime';
import type * as reactDomServer from 'react-dom/server';
import { packageFolder } from '../../files/own-folders.js';

interface ReactLibrary {
  readonly react: typeof react;
  readonly 'react/jsx-runtime': typeof jsxRuntime;
  readonly 'react-dom/server': typeof reactDomServer;
  readonly [name: string]: object;
}

// Uses CommonJS, because blocks are rendered synchronously while a text is rendered.
const load = createRequire(import.meta.url);

/**
 * Returns docsgen's copy of React by the names of its modules: for the theme, blocks and pages of a
 * site. The first of them loads it; `scripts/bundle.mjs` makes the file.
 */
export function reactLibrary(): ReactLibrary {
  return load(path.join(packageFolder, 'lib/bundle/react.cjs'));
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
