import { expect, it } from 'vitest';
import { isApiDescription } from './api-description.js';

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
