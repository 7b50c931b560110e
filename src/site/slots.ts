import type { OperationView } from './page-props/operation-view.js';
import type { PageProps } from './page-props/page.js';

/** The places of a page that a site's `theme/slots` folder may fill, with their positions for the manual. */
export const slotDescriptions = {
  HeaderTop: 'Above the navbar.',
  HeaderBottom: 'Below the navbar.',
  NavbarEnd: 'In the navbar, beside the search.',
  SidebarTop: 'Above the entries of the sidebar.',
  SidebarBottom: 'Below the entries of the sidebar.',
  ArticleTop: 'Below the title of a page.',
  ArticleBottom: 'Below the text of a page, before the previous and the next page.',
  HomeTop: 'Above the text of the home page.',
  HomeBottom: 'Below the text of the home page.',
  TocTop: 'Above “On this page”.',
  TocBottom: 'Below “On this page”.',
  FooterTop: 'Above the columns of the footer.',
  FooterBottom: 'Below the last line of the footer.',
  PageActions: 'Beside the menu of the page’s Markdown.',
  OperationHead: 'Below the method and the path of an operation.',
  CodeTools: 'In each code block of a text, above the code.',
  SearchEmpty: 'In the search, if nothing was found.',
} as const;

export type SlotName = keyof typeof slotDescriptions;

/** Props of the components in most slots. */
export interface SlotProps {
  readonly page: PageProps;
}

/** Props of the component in `OperationHead`. */
export interface OperationSlotProps extends SlotProps {
  readonly operation: OperationView;
}

/** Props of the component in `CodeTools`. */
export interface CodeSlotProps extends SlotProps {
  /** As the code block names it; absent without a language. */
  readonly language?: string | undefined;
}

/** Props by slot. */
export type SlotPropsOf<Name extends SlotName> = Name extends 'OperationHead'
  ? OperationSlotProps
  : Name extends 'CodeTools'
    ? CodeSlotProps
    : SlotProps;
