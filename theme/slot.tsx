import type { SlotName, SlotPropsOf } from 'docsgen/theme';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { usePage } from './page.js';
import { slots } from './slots/index.js';

type Props<Name extends SlotName> = { readonly name: Name } & Omit<SlotPropsOf<Name>, 'page'>;

/** The component that the site puts at a place; nothing by default. */
export function Slot<Name extends SlotName>({ name, ...props }: Props<Name>) {
  const page = usePage();
  const Component = slots[name] as ComponentType<object> | undefined;
  return Component && page ? <Component {...props} page={page} /> : null;
}

/** Returns a function that adds the `CodeTools` slot to the code blocks of an HTML text. */
export function useCodeTools(): (html: string) => string {
  const page = usePage();
  const { CodeTools } = slots;
  if (!CodeTools || !page) return (html) => html;
  return (html) =>
    html.replace(codeFigure, (figure, language?: string) => {
      const tools = renderToStaticMarkup(<CodeTools page={page} language={language} />);
      return figure + tools;
    });
}

const codeFigure = /<figure class="code\b[^"]*"(?: data-language="([^"]*)")?[^>]*>/g;
