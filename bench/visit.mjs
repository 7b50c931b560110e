// Measures a first visit to a page.

/** Lighthouse's mobile throttling: kilobits per second, latency in milliseconds, and processor slowdown factor. */
const phone = { throughput: 1600, latency: 150, slower: 4 };

/**
 * Loads a page with an empty cache.
 *
 * @returns gzipped bytes of all response bodies, total blocking time in milliseconds (web.dev, "Total Blocking Time"),
 *   heap size in bytes, and milliseconds until the title shows
 */
export async function visit(browser, url, { isPhone = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
    if (isPhone) {
      const bytesPerSecond = (phone.throughput * 1000) / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: phone.latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    }
    const loads = [];
    page.on('response', (response) => loads.push(response.allHeaders()));
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const headers = await Promise.all(loads);
    const bytes = headers.reduce((sum, each) => sum + Number(each['content-length'] ?? 0), 0);
    const { blocking, seen } = await page.evaluate(() => window.measured());
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    return { bytes, blocking, heap, seen };
  } finally {
    await context.close();
  }
}

/** Runs in the page before any other script. */
function watch() {
  const tasks = [];
  let seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const { top = -1, height = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint && height > 0 && top >= 0 && top < innerHeight) seen = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.measured = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const blocking = tasks
      .filter(({ startTime }) => startTime >= paint.startTime)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { blocking, seen };
  };
}
