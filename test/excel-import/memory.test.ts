import { expect, test } from 'vitest';
import { run, startWorld, steps, TOKEN, workbook } from './support.js';

// Prints the largest resident size seen. The kernel's own maximum would not do: on Linux a child
// starts with that of the process which spawned it.
const PROBE = `
  let peak = 0;
  const sample = () => { peak = Math.max(peak, process.memoryUsage.rss()); };
  setInterval(sample, 5).unref();
  process.on('exit', () => { sample(); process.stderr.write('peak=' + peak); });
`;

test('streams a large workbook to a slow storage without buffering it in memory', async () => {
  const size = 200_000_000;
  let received = 0;
  const world = await startWorld({
    upload: (request, response) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      request.on('end', () => response.writeHead(204).end());
      request.pause();
      setTimeout(() => request.resume(), 500);
    },
  });
  const result = await run([await workbook(size), TOKEN, world.api, '--name', 'a'], {
    nodeArgs: [
      '--max-old-space-size=32',
      '--import',
      `data:text/javascript,${encodeURIComponent(PROBE)}`,
    ],
  });
  expect(result.code).toBe(0);
  expect(steps(world)).toEqual(['initiate', 'target', 'confirm']);
  expect(received).toBeGreaterThan(size);
  const peak = Number(/peak=(\d+)$/.exec(result.stderr)?.[1]);
  expect(peak).toBeGreaterThan(10_000_000); // the probe has worked
  expect(peak).toBeLessThan(150_000_000);
});
