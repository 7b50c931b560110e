import type { SidebarItem } from 'docsgen/theme';

type Badge = NonNullable<Extract<SidebarItem, { kind: 'link' }>['badge']>;

/** Classes of the theme's badges, whose usual colour is that of warnings. */
const classNames: Readonly<Record<Badge['kind'], string>> = {
  warning: 'badge',
  success: 'badge badge-success',
  danger: 'badge badge-danger',
  info: 'badge badge-own',
  neutral: 'badge badge-neutral',
};

/** A few words beside an entry of the sidebar. */
export function SidebarBadge({ text, kind }: Badge) {
  return <span className={classNames[kind]}>{text}</span>;
}
