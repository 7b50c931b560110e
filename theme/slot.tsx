import type { SlotName, SlotPropsOf } from 'docsgen/theme';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { usePage } from './page.js';
import { slots } from './slots/index.js';

type Props<Name extends SlotName> = { readonly name: Name } & Omit<SlotPropsOf<Name>, 'page'>;

const HiddenSlots = createContext<readonly string[]>([]);

/** Leaves out slots: when a page cannot be rendered, this shows which of them is the reason. */
export function WithoutSlots({ names, children }: WithoutSlotsProps) {
  return <HiddenSlots value={names}>{children}</HiddenSlots>;
}

interface WithoutSlotsProps {
  readonly names: readonly string[];
  readonly children: ReactNode;
}

function useSlot<Name extends SlotName>(name: Name): (typeof slots)[Name] {
  return useContext(HiddenSlots).includes(name) ? undefined : slots[name];
}

/** The component that the site puts at a place; nothing by default. */
export function Slot<Name extends SlotName>({ name, ...props }: Props<Name>) {
  const page = usePage();
  const Component = useSlot(name) as ComponentType<object> | undefined;
  if (!Component || !page) return null;
  const content = <Component {...props} page={page} />;
  return besideText.test(name) ? <div className="slot-area">{content}</div> : content;
}

/** The slots above and below texts and lists, to which they keep a distance. */
const besideText = /^(?:Article|Footer|Home|Sidebar|Toc)(?:Top|Bottom)$/;

/** Returns a function that adds the `CodeTools` slot to the code blocks of an HTML text. */
export function useCodeTools(): (html: string) => string {
  const page = usePage();
  const CodeTools = useSlot('CodeTools');
  if (!CodeTools || !page) return (html) => html;
  return (html) =>
    html.replace(codeFigure, (start, language?: string) => {
      const tools = renderToStaticMarkup(
        <div className="code-tools">
          <CodeTools page={page} language={language} />
        </div>,
      );
      return start + tools;
    });
}

/** The start of a code block with its title, which HTML wants to be the first element. */
const codeFigure =
  /<figure class="code\b[^"]*"(?: data-language="([^"]*)")?[^>]*>(?:<figcaption\b.*?<\/figcaption>)?/gs;
