import { nestedViews } from '../page-props/nested-views.js';
import type { PageContent } from '../page-props/page.js';
import type { SchemaView } from '../page-props/schema-view.js';
import { pageKind } from './kinds/index.js';
import type { IdCollector } from './kinds/page-kind.js';

/** Returns all ids on a page that links can target. @param known ids of its text */
export function pageIds(content: PageContent, known: readonly string[]): ReadonlySet<string> {
  const collector = new Ids(known);
  pageKind(content).addIds(content, collector);
  return collector.ids;
}

class Ids implements IdCollector {
  readonly ids: Set<string>;

  constructor(known: readonly string[]) {
    this.ids = new Set(known);
  }

  add(id: string): void {
    this.ids.add(id);
  }

  addHtml(html: string | undefined): void {
    for (const [, id] of html?.matchAll(/ id="([^"]*)"/g) ?? []) if (id !== undefined) this.add(id);
  }

  addSchema(schema: SchemaView | undefined): void {
    if (!schema) return;
    this.addHtml(schema.description);
    for (const inner of nestedViews(schema)) {
      if (inner.id !== undefined) this.add(inner.id);
      this.addSchema(inner.schema);
    }
  }
}
