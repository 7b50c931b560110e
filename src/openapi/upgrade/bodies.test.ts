import { describe, expect, it } from 'vitest';
import type { RawObject } from '../../json-schema/json.js';
import { parametersBody } from './bodies.js';
import { makeMoves } from './moves.js';

const to = '/paths/~1planets/post/requestBody';
const from = '/paths/~1planets/post/parameters/0';

function bodyOf(parameters: readonly RawObject[], consumes?: unknown, swagger: RawObject = {}) {
  const given = parameters.map((node) => ({ node, from }));
  return parametersBody(given, to, consumes, { swagger, moves: makeMoves() });
}

const whole = { name: 'planet', in: 'body', required: true, schema: { type: 'object' } };
const field = { name: 'name', in: 'formData', type: 'string', required: true };
const file = { name: 'photo', in: 'formData', type: 'file' };

describe('a body parameter', () => {
  it('becomes a request body of the media types that the operation consumes', () => {
    const swagger = { consumes: ['application/xml'] };
    const json = { 'application/json': { schema: { type: 'object' } } };
    expect(bodyOf([whole], ['application/json'], swagger)).toEqual({
      required: true,
      'x-bodyName': 'planet',
      content: json,
    });
    expect(bodyOf([whole])?.content).toEqual(json);
    expect(Object.keys(Object(bodyOf([whole], undefined, swagger)?.content))).toEqual([
      'application/xml',
    ]);
  });

  it('keeps its example', () => {
    const { content } = bodyOf([{ ...whole, 'x-example': { name: 'Mars' } }]) ?? {};
    expect(content).toMatchObject({ 'application/json': { example: { name: 'Mars' } } });
  });
});

describe('form parameters', () => {
  it('become the properties of a form', () => {
    const list = { name: 'moons', in: 'formData', type: 'array', collectionFormat: 'multi' };
    expect(bodyOf([field, list])).toEqual({
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            properties: { name: { type: 'string' }, moons: { type: 'array' } },
            required: ['name'],
          },
          encoding: { moons: { style: 'form', explode: true } },
        },
      },
    });
  });

  it('with a file are sent in parts, whatever the operation consumes', () => {
    const { content, required } = bodyOf([file], ['application/x-www-form-urlencoded']) ?? {};
    expect(Object.keys(Object(content))).toEqual(['multipart/form-data']);
    expect(required).toBe(false);
  });

  it('stay beside a body parameter, because it is unknown which one is meant', () => {
    const { content } = bodyOf([whole, field], ['application/json']) ?? {};
    expect(Object.keys(Object(content))).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
  });
});

it('an operation without such parameters has no body', () => {
  expect(bodyOf([])).toBeUndefined();
});
