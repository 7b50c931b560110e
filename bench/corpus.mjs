import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const words =
  'planet orbit moon crater ring comet probe dust light year shadow storm polar core mantle signal'.split(
    ' ',
  );

/** Pseudo-random numbers that are the same in every run (a linear congruential generator). */
export function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

/** Writes generated documents, 25 per folder, each with prose, lists, a table, code and links. */
export async function writePages(folder, count) {
  for (let number = 0; number < count; number += 1) {
    const group = path.join(folder, `group-${String(Math.floor(number / 25)).padStart(4, '0')}`);
    await mkdir(group, { recursive: true });
    await writeFile(path.join(group, `page-${number}.md`), page(number, count));
  }
}

function page(number, count) {
  const next = numbers(number + 1);
  const prose = (length) =>
    Array.from({ length }, () => words[next(words.length)])
      .join(' ')
      .concat('.');
  const sections = Array.from({ length: 5 }, (_, section) => {
    const target = (number + section * 7) % count;
    const group = String(Math.floor(target / 25)).padStart(4, '0');
    return `## Section ${section + 1}

${prose(60)} See [page ${target}](../group-${group}/page-${target}.md#section-2).

- ${prose(8)}
- ${prose(8)}

| Name | Value |
| --- | --- |
| ${prose(2)} | \`${next(1000)}\` |

\`\`\`js
const ${words[next(words.length)]} = { distance: ${next(1000)}, name: '${prose(2)}' };
console.log(await orbit(${next(100)}));
\`\`\`
`;
  });
  return `---
title: Page ${number}
description: ${prose(10)}
---

${prose(40)}

${sections.join('\n')}`;
}
