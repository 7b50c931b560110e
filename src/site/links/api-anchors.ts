import type { MediaView, ParameterView } from '../page-props/exchange-view.js';
import type { OperationView } from '../page-props/operation-view.js';
import type { ApiContent } from '../page-props/reference-content.js';
import type { SchemaView } from '../page-props/schema-view.js';

type AddSchema = (schema: SchemaView | undefined) => void;
type AddHtml = (html: string | undefined) => void;

/** Ids on the overview, and in the operations that it shows in full. */
export function overviewIds(
  content: ApiContent,
  ids: Set<string>,
  add: { readonly schema: AddSchema; readonly html: AddHtml },
): void {
  const tags = [...content.groups.flatMap((group) => group.tags), content.webhooks];
  for (const { anchor } of [...content.groups, ...content.security]) ids.add(anchor);
  for (const tag of tags) {
    if (!tag) continue;
    ids.add(tag.anchor);
    add.html(tag.html);
    for (const { anchor } of tag.operations) ids.add(anchor);
    for (const operation of tag.full ?? []) operationIds(operation, ids, add);
  }
  add.html(content.html);
}

/** Every id in an operation: its sections, parameters, answers, media types, examples, links, callbacks. */
export function operationIds(
  operation: OperationView,
  ids: Set<string>,
  add: { readonly schema: AddSchema; readonly html: AddHtml },
): void {
  const { prefix, parameters, requestBody, responses, callbacks } = operation;
  const fields = (list: readonly ParameterView[]): void => {
    for (const { id, schema, examples, externalExamples = [] } of list) {
      ids.add(id);
      add.schema(schema);
      for (const example of [...examples, ...externalExamples]) ids.add(example.id);
    }
  };
  const bodies = (list: readonly MediaView[]): void => {
    for (const media of list) {
      ids.add(media.anchor);
      add.schema(media.schema);
      add.schema(media.itemSchema);
      for (const { id } of [...media.examples, ...media.externalExamples]) ids.add(id);
      for (const { anchor, headers } of media.encoding) {
        ids.add(anchor);
        fields(headers);
      }
    }
  };
  for (const name of sections(operation)) ids.add(prefix + name);
  for (const group of parameters) fields(group.fields);
  bodies(requestBody?.media ?? []);
  for (const { anchor, headers, media, links } of responses) {
    ids.add(anchor);
    fields(headers);
    bodies(media);
    for (const link of links) ids.add(link.anchor);
  }
  for (const callback of callbacks) {
    ids.add(callback.anchor);
    for (const inner of callback.operations) {
      ids.add(inner.anchor);
      operationIds(inner, ids, add);
    }
  }
  add.html(operation.html);
  add.html(operation.pathHtml);
}

function sections(operation: OperationView): string[] {
  const { security, parameters, requestBody, responses, callbacks, servers } = operation;
  return [
    ...(security.length > 0 ? ['authentication'] : []),
    ...(parameters.length > 0 ? ['parameters'] : []),
    ...(requestBody ? ['body'] : []),
    ...(responses.length > 0 ? ['responses'] : []),
    ...(callbacks.length > 0 ? ['callbacks'] : []),
    ...(servers.length > 0 ? ['servers'] : []),
  ];
}
