import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { Description } from '../description.js';
import { asList, asObject, asText } from '../json.js';
import { pointerTo } from '../pointer.js';
import { declaredParents, tagCycle } from '../tag-parents.js';
import type { ReportFinding } from './finding.js';

/** Checks that operations, `tags` and `x-tagGroups` use the same tags. */
export function checkTags(
  { document, objects, locator }: Description,
  report: ReportFinding,
): void {
  const declared = asList(document.tags).map((tag) => asText(asObject(tag).name));
  const used = new Map<string, string>();
  const undeclared = new Map<string, string[]>();
  for (const { kind, node, pointer } of objects) {
    if (kind !== 'operation' || !pointer.startsWith('/paths/')) continue;
    for (const [index, value] of asList(node.tags).entries()) {
      const tag = asText(value);
      if (tag === undefined) continue;
      const at = pointerTo(pointer, 'tags', index);
      if (!used.has(tag)) used.set(tag, at);
      if (document.tags === undefined || declared.includes(tag)) continue;
      const places = undeclared.get(tag) ?? [];
      places.push(at);
      undeclared.set(tag, places);
    }
  }
  // Reports each undeclared tag once, because one entry in `tags` fixes all operations.
  for (const [tag, places] of undeclared) {
    const [at = ''] = places;
    const hint = didYouMean(tag, declared.filter(isText));
    const how = { place: locator.locate(at), hint };
    report(at, diagnose('openapi/undeclared-tag', { tag, operations: places.length }, how));
  }
  checkNames({ document, locator }, report);
  checkParents({ document, locator }, report);
  if (document['x-tagGroups'] === undefined) return;

  const known = new Map(used);
  for (const [index, name] of declared.entries()) {
    if (name !== undefined) known.set(name, pointerTo('/tags', index));
  }
  const grouped = new Set<string>();
  for (const [index, value] of asList(document['x-tagGroups']).entries()) {
    const group = asObject(value);
    for (const [position, written] of asList(group.tags).entries()) {
      const tag = asText(written) ?? '';
      grouped.add(tag);
      if (known.has(tag)) continue;
      const at = pointerTo('/x-tagGroups', index, 'tags', position);
      const hint = didYouMean(tag, known.keys());
      const args = { tag, group: asText(group.name) ?? String(index + 1) };
      report(at, diagnose('openapi/unknown-tag', args, { place: locator.locate(at), hint }));
    }
  }
  for (const [tag, at] of known) {
    if (grouped.has(tag)) continue;
    report(at, diagnose('openapi/ungrouped-tag', { tag }, { place: locator.locate(at) }));
  }
}

/** Checks that tag names are unique (OpenAPI 3.2.0, section 4.1.1). */
function checkNames(
  { document, locator }: Pick<Description, 'document' | 'locator'>,
  report: ReportFinding,
): void {
  const first = new Map<string, string>();
  for (const [index, raw] of asList(document.tags).entries()) {
    const tag = asText(asObject(raw).name);
    if (tag === undefined) continue;
    const at = pointerTo('/tags', index, 'name');
    const before = first.get(tag);
    if (before === undefined) {
      first.set(tag, at);
      continue;
    }
    const related = [{ message: 'it is declared here first', place: locator.locate(before) }];
    report(at, diagnose('openapi/duplicate-tag', { tag }, { place: locator.locate(at), related }));
  }
}

/** Checks that parent tags exist and contain no cycle (OpenAPI 3.2.0, section 4.22). */
function checkParents(
  { document, locator }: Pick<Description, 'document' | 'locator'>,
  report: ReportFinding,
): void {
  const parents = declaredParents(document);
  const reported = new Set<string>();
  for (const [index, raw] of asList(document.tags).entries()) {
    const { name, parent } = asObject(raw);
    const [tag, outer] = [asText(name), asText(parent)];
    if (tag === undefined || outer === undefined) continue;
    const at = pointerTo('/tags', index, 'parent');
    const place = locator.locate(at);
    if (!parents.has(outer)) {
      const hint = didYouMean(outer, parents.keys());
      const args = { tag, parent: outer };
      report(at, diagnose('openapi/unknown-parent-tag', args, { place, hint }));
      continue;
    }
    const circle = tagCycle(tag, parents);
    if (circle === undefined || reported.has(tag)) continue;
    for (const one of circle) reported.add(one);
    const args = { tags: [...circle, tag] };
    report(at, diagnose('openapi/circular-tags', args, { place }));
  }
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}
