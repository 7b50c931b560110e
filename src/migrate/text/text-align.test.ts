import { expect, it } from 'vitest';
import type { PageContext } from '../source-tool.js';
import { textAlign } from './text-align.js';

it.each([
  ['<p style="text-align: center;">Mars</p>', '<p align="center">Mars</p>'],
  ["<div class='a' style='text-align:right'>", '<div class=\'a\' align="right">'],
  [
    '<div style={{textAlign: \'center\'}}><img src="a.png"/></div>',
    '<div align="center"><img src="a.png"/></div>',
  ],
  ['<h2 style={{ textAlign: "left", }}>', '<h2 align="left">'],
  ['<p style={{ "text-align": "center" }}>', '<p align="center">'],
  ['<p style="text-align: center; color: red">', '<p style="text-align: center; color: red">'],
  ['<img style="text-align: center">', '<img style="text-align: center">'],
  ['`<p style="text-align: center">`', '`<p style="text-align: center">`'],
])('aligns %s without a style', (written, expected) => {
  expect(textAlign(written, {} as PageContext)).toBe(expected);
});
