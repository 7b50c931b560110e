import { expect, it } from 'vitest';
import { isApiDescription, otherApiFormat } from './api-description.js';

it.each([
  ['openapi: 3.1.0\ninfo: {}\n'],
  ['# Planets\n"swagger": "2.0"\n'],
  ['\uFEFFopenapi: 3.0.3\n'],
  ['{ "info": { "swagger": "2.0" }, "openapi": "3.1.0" }'],
  ['\n{\n  "swagger": "2.0"\n}'],
  ['{ "openapi": "3.1.0", }'],
])('recognizes an API description: %j', (text) => {
  expect(isApiDescription(text)).toBe(true);
});

it.each([
  [''],
  ['services:\n  openapi: 3.1.0\n'],
  ['openapi: ./planets.yaml\n'],
  ['{ "dependencies": { "swagger": "2.0.0" } }'],
  ['{ "openapi": "./planets.yaml" }'],
])('recognizes another file: %j', (text) => {
  expect(isApiDescription(text)).toBe(false);
});

const collection = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

it.each([
  ['asyncapi: 3.0.0', 'AsyncAPI 3.0.0', '3.0.0'],
  ['{ "info": {}, "asyncapi": "2.6.0" }', 'AsyncAPI 2.6.0', '2.6.0'],
  ['---\narazzo: "1.0.1"', 'Arazzo 1.0.1', '1.0.1'],
  ['{"swaggerVersion":"1.2"}', 'Swagger 1.2', '1.2'],
  [JSON.stringify({ info: { schema: collection } }), 'Postman collection 2.1.0', '2.1.0'],
  ['#%RAML 1.0\ntitle: Planets', 'RAML 1.0', '1.0'],
])('names the format of %j and the place of its version', (text, format, version) => {
  const offset = text.indexOf(version);
  expect(otherApiFormat(text)).toEqual({ format, offset });
});

it.each(['openapi: 3.1.0', '{ "asyncapi": "^3.0.0" }', 'info:\n  about: asyncapi: 3'])(
  'names no other format for %j',
  (text) => {
    expect(otherApiFormat(text)).toBeUndefined();
  },
);
