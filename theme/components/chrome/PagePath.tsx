import type { Crumb } from 'docsgen/theme';
import { Breadcrumbs } from './Breadcrumbs.js';
import { CopyPage } from './CopyPage.js';
import './PagePath.css';
import { Slot } from '../../slot.js';

interface Props {
  readonly crumbs: readonly Crumb[];
}

/** The line above the title: the path to the page and the menu of its Markdown. */
export function PagePath({ crumbs }: Props) {
  return (
    <div className="page-path">
      <Breadcrumbs crumbs={crumbs} />
      <Slot name="PageActions" />
      <CopyPage />
    </div>
  );
}
