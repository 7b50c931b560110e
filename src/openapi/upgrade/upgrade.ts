import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { pointerTo } from '../pointer.js';
import { setOwn } from '../references/fields.js';
import type { UpgradeContext } from './context.js';
import { makeMoves } from './moves.js';
import { upgradeParameter } from './parameters.js';
import { upgradePathItem } from './path-items.js';
import { rewriteReferences } from './references.js';
import { upgradeResponse } from './responses.js';
import { upgradeSchema } from './schemas.js';
import { upgradeSecurityScheme } from './security.js';
import { swaggerServers } from './servers.js';

/** An upgraded description, with the mapping to its source pointers. */
export interface Upgraded {
  readonly document: RawObject;
  before(pointer: string): string;
}

/**
 * Upgrades Swagger 2.0 to OpenAPI 3.0, according to both specifications. Existing converters do not
 * trace parts back to their source lines and may lose data.
 */
export function upgradeSwagger(swagger: RawObject): Upgraded {
  const moves = makeMoves();
  const upgrade: UpgradeContext = { swagger, moves };
  const {
    swagger: version,
    host,
    basePath,
    schemes,
    consumes,
    produces,
    definitions,
    parameters,
    responses,
    securityDefinitions,
    paths,
    ...rest
  } = swagger;
  const section = (
    value: unknown,
    name: string,
    key: string,
    convert: (node: RawObject, to: string, from: string) => unknown,
  ): RawObject => {
    const to = pointerTo('/components', name);
    moves.add(to, `/${key}`);
    return mapObjects(value, (node, entry) =>
      convert(node, pointerTo(to, entry), pointerTo(`/${key}`, entry)),
    );
  };
  const document = {
    openapi: '3.0.4',
    ...rest,
    servers: swaggerServers(swagger, schemes),
    paths: mapObjects(paths, (item, path) =>
      path.startsWith('x-') ? item : upgradePathItem(item, pointerTo('/paths', path), upgrade),
    ),
    components: {
      schemas: section(definitions, 'schemas', 'definitions', (node) => upgradeSchema(node)),
      parameters: section(parameters, 'parameters', 'parameters', (node, to, from) =>
        upgradeParameter(node, { to, from }, upgrade),
      ),
      responses: section(responses, 'responses', 'responses', (node, to, from) =>
        upgradeResponse(node, { to, from }, produces, upgrade),
      ),
      securitySchemes: section(
        securityDefinitions,
        'securitySchemes',
        'securityDefinitions',
        (node) => upgradeSecurityScheme(node),
      ),
    },
  };
  moves.trace('/openapi', '/swagger');
  moves.trace('/servers', host === undefined ? '/basePath' : '/host');
  return { document: rewriteReferences(document, moves), before: moves.before };
}

/** Converts the objects of a map; omits entries that `convert` returns undefined for. */
function mapObjects(value: unknown, convert: (node: RawObject, key: string) => unknown): RawObject {
  const made: Record<string, unknown> = {};
  for (const [key, node] of Object.entries(asObject(value))) {
    const converted = isObject(node) ? convert(node, key) : node;
    if (converted !== undefined) setOwn(made, key, converted);
  }
  return made;
}
