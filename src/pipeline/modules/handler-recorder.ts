import type { ComponentClass, ComponentType } from 'react';
import { reactLibrary, renderStatic } from './react-library.js';

interface Rendered {
  readonly html: string;
  /** Names such as `onClick`. */
  readonly handlers: readonly string[];
}

/** Renders components of a site and records the event handlers of their elements, which static HTML cannot have. */
export class HandlerRecorder {
  #handlers = new Set<string>();
  #isPaused = false;

  render<Props extends object>(component: ComponentType<Props>, props: Props): Rendered {
    this.#handlers = new Set();
    const html = renderStatic(withResult(component), props);
    return { html, handlers: [...this.#handlers] };
  }

  /** Returns a module of React that records. What it renders to a string by itself, as islands do, is not recorded. */
  library(name: string): object | undefined {
    const library = reactLibrary();
    if (name === 'react-dom/server') {
      const server = library[name];
      return { ...server, renderToString: this.#unrecorded(server.renderToString) };
    }
    if (name !== 'react/jsx-runtime') return library[name];
    const runtime = library[name];
    const recording =
      (make: typeof runtime.jsx): typeof runtime.jsx =>
      (type, props, key) => {
        this.#record(type, props);
        return make(type, props, key);
      };
    return { ...runtime, jsx: recording(runtime.jsx), jsxs: recording(runtime.jsxs) };
  }

  #unrecorded<Args extends readonly unknown[]>(render: (...args: Args) => string) {
    return (...args: Args): string => {
      this.#isPaused = true;
      try {
        return render(...args);
      } finally {
        this.#isPaused = false;
      }
    };
  }

  #record(type: unknown, props: unknown): void {
    if (this.#isPaused || typeof type !== 'string') return;
    for (const [name, value] of Object.entries(Object(props))) {
      if (/^on[A-Z]/.test(name) && value !== undefined) this.#handlers.add(name);
    }
  }
}

/** Returns a component that reports a forgotten `return`, for which React renders nothing. */
function withResult<Props extends object>(component: ComponentType<Props>): ComponentType<Props> {
  if (typeof component !== 'function' || isClass(component)) return component;
  return (props) => {
    const result = component(props);
    if (result === undefined) {
      throw new Error('it returned undefined: return an element, or null to show nothing');
    }
    return result;
  };
}

function isClass<Props>(component: ComponentType<Props>): component is ComponentClass<Props> {
  return component.prototype?.isReactComponent !== undefined;
}
