import { expect, it } from 'vitest';
import { pipesInTables } from './table-pipes.js';

const converted = (text: string): string => pipesInTables(text, {} as never);

it('escapes bars in the code of tables, and nowhere else', () => {
  const rows = '| Rule | B |\n| --- | :-: |\n| `a|b` and ```c`|`d``` | \\| `e\\|f` |\n';
  const around = '`a|b`\n\n```\n| `a|b` |\n| - |\n```\n';
  expect(converted(`${around}\n${rows}\n${around}`)).toBe(
    `${around}\n${rows.replace('`a|b`', '`a\\|b`').replace('`|`', '`\\|`')}\n${around}`,
  );
});
