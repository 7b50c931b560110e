import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { nodeReference } from '../json.js';
import { pointerTo } from '../pointer.js';
import { type BodyParameter, parametersBody } from './bodies.js';
import type { UpgradeContext } from './context.js';
import { lookUpParameter, upgradeParameter } from './parameters.js';
import { upgradeResponse } from './responses.js';
import { swaggerServers } from './servers.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

export function upgradePathItem(
  item: RawObject,
  pointer: string,
  upgrade: UpgradeContext,
): RawObject {
  const { parameters, ...rest } = item;
  const shared = splitParameters(parameters, pointer, upgrade);
  const operations = Object.entries(rest).map(([key, value]) => {
    if (!methods.includes(key) || !isObject(value)) return [key, value];
    return [key, upgradeOperation(value, pointerTo(pointer, key), shared.body, upgrade)];
  });
  return {
    ...Object.fromEntries(operations),
    ...(parameters === undefined ? {} : { parameters: shared.others }),
  };
}

function upgradeOperation(
  node: RawObject,
  pointer: string,
  shared: readonly BodyParameter[],
  upgrade: UpgradeContext,
): RawObject {
  const { parameters, consumes, produces, schemes, responses, ...rest } = node;
  const split = splitParameters(parameters, pointer, upgrade);
  const bodyParameters = split.body.length > 0 ? withShared(split.body, shared) : shared;
  const body = parametersBody(bodyParameters, pointerTo(pointer, 'requestBody'), consumes, upgrade);
  const { swagger } = upgrade;
  const upgraded = Object.entries(asObject(responses)).map(([status, response]) => {
    const at = pointerTo(pointer, 'responses', status);
    const isResponse = isObject(response) && !status.startsWith('x-');
    return [
      status,
      isResponse ? upgradeResponse(response, { to: at, from: at }, produces, upgrade) : response,
    ];
  });
  if (schemes !== undefined)
    upgrade.moves.add(pointerTo(pointer, 'servers'), pointerTo(pointer, 'schemes'));
  return {
    ...rest,
    ...(parameters === undefined ? {} : { parameters: split.others }),
    ...(body === undefined ? {} : { requestBody: body }),
    ...(responses === undefined
      ? {}
      : { responses: isObject(responses) ? Object.fromEntries(upgraded) : responses }),
    ...(schemes === undefined ? {} : { servers: swaggerServers(swagger, schemes) }),
  };
}

/** An operation's form fields override those of its path with the same name. */
function withShared(
  own: readonly BodyParameter[],
  shared: readonly BodyParameter[],
): readonly BodyParameter[] {
  const names = new Set(own.map(({ node }) => node.name));
  const isWhole = own.some(({ node }) => node.in === 'body');
  return isWhole ? own : [...shared.filter(({ node }) => !names.has(node.name)), ...own];
}

function splitParameters(
  list: unknown,
  holder: string,
  upgrade: UpgradeContext,
): { readonly body: readonly BodyParameter[]; readonly others: readonly unknown[] } {
  const body: BodyParameter[] = [];
  const others: unknown[] = [];
  for (const [index, raw] of asList(list).entries()) {
    const from = pointerTo(holder, 'parameters', index);
    const found = isObject(raw) ? lookUpParameter(raw, from, upgrade) : undefined;
    if (found !== undefined && (found.node.in === 'body' || found.node.in === 'formData')) {
      body.push(found);
      continue;
    }
    const to = pointerTo(holder, 'parameters', others.length);
    upgrade.moves.add(to, from);
    const isInline = isObject(raw) && nodeReference(raw) === undefined;
    others.push(isInline ? upgradeParameter(raw, { to, from }, upgrade) : raw);
  }
  return { body, others };
}
