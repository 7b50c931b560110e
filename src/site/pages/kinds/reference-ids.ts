import type { MediaView, ParameterView } from '../../page-props/exchange-view.js';
import type { OperationView } from '../../page-props/operation-view.js';
import type { ApiContent } from '../../page-props/reference-content.js';
import type { IdCollector } from './page-kind.js';

/** Adds the ids of the overview and of operations shown in full. */
export function addOverviewIds(content: ApiContent, ids: IdCollector): void {
  const tags = [...content.groups.flatMap((group) => group.tags), content.webhooks];
  // A group without a name has no heading.
  const named = content.groups.filter(({ name }) => name !== undefined);
  for (const { anchor } of [...named, ...content.security]) ids.add(anchor);
  for (const tag of tags) {
    if (!tag) continue;
    ids.add(tag.anchor);
    ids.addHtml(tag.description);
    if (content.layout !== 'cards') for (const { anchor } of tag.operations) ids.add(anchor);
    for (const operation of tag.full ?? []) addOperationIds(operation, ids);
  }
  ids.addHtml(content.description);
}

/** Adds all ids of an operation: sections, parameters, responses, media types, examples, links, callbacks. */
export function addOperationIds(operation: OperationView, ids: IdCollector): void {
  const { prefix, parameters, requestBody, responses, callbacks } = operation;
  const fields = (list: readonly ParameterView[]): void => {
    for (const { id, schema, examples, externalExamples = [] } of list) {
      ids.add(id);
      ids.addSchema(schema);
      for (const example of [...examples, ...externalExamples]) ids.add(example.id);
    }
  };
  const bodies = (list: readonly MediaView[]): void => {
    for (const media of list) {
      ids.add(media.anchor);
      ids.addSchema(media.schema);
      ids.addSchema(media.itemSchema);
      const linked = media.externalExamples.filter(({ isOmitted }) => !isOmitted);
      for (const { id } of [...media.examples, ...linked]) ids.add(id);
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
      addOperationIds(inner, ids);
    }
  }
  ids.addHtml(operation.description);
  ids.addHtml(operation.pathDescription);
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
