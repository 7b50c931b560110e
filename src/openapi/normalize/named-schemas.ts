import { asObject } from '../../json-schema/json.js';
import { defReference } from '../../json-schema/references.js';
import type { Example } from '../api/example.js';
import type { NamedSchema } from '../api/schema.js';
import { formatExample } from '../examples/format-example.js';
import { schemaExampleValues } from '../examples/media-examples.js';
import { isInternal } from '../internal-parts.js';
import { pointerTo } from '../pointer.js';
import type { Context } from './context.js';
import type { Slugged } from './operations.js';
import { uniqueSlugs } from './slugs.js';
import { createSchemaUsage } from './used-by.js';

/** Reads the schemas under `components.schemas`, in order, with everything that uses them. */
export function readNamedSchemas(
  operations: readonly Slugged[],
  webhooks: readonly Slugged[],
  context: Context,
): readonly NamedSchema[] {
  const reach = createSchemaUsage(context.document);
  const users = (list: readonly Slugged[]) => {
    const byName = new Map<string, string[]>();
    for (const { raw, slug } of list) {
      for (const name of reach.reached([raw.node, raw.item.parameters])) {
        const slugs = byName.get(name);
        if (slugs === undefined) byName.set(name, [slug]);
        else slugs.push(slug);
      }
    }
    return byName;
  };
  const [usedBy, usedByWebhooks] = [users(operations), users(webhooks)];
  const requested = reach.reached(
    operations.map(({ raw: { node, item } }) => [
      ...[item.parameters, node.parameters, node.requestBody, node.callbacks],
    ]),
  );
  const schemas = Object.entries(asObject(asObject(context.document.components).schemas)).filter(
    ([, schema]) => !isInternal(schema),
  );
  const slugs = uniqueSlugs(schemas.map(([name]) => ({ name })));
  return schemas.map(([name, schema], index) => {
    const pointer = pointerTo('/components/schemas', name);
    const made: NamedSchema = {
      name,
      slug: slugs[index] ?? '',
      schema: context.readSchema(schema, pointer),
      usedBy: usedBy.get(name) ?? [],
      usedByWebhooks: usedByWebhooks.get(name) ?? [],
      isOnlyReturned: usedBy.has(name) && !usedByWebhooks.has(name) && !requested.has(name),
      usedBySchemas: reach.users(name),
      examples: nameExamples(name, schema, context),
      place: context.locator.locate(pointer, 'key'),
    };
    return made;
  });
}

function nameExamples(name: string, raw: unknown, context: Context): readonly Example[] {
  return schemaExampleValues(raw, { $ref: defReference(name) }, 'both', context).map(
    ({ value, serialized, ...example }) => ({
      ...example,
      code: formatExample(value, 'json', context),
    }),
  );
}
