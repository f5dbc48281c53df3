// Measures how much the extension slows down pages of 2 MB. Run `npm run build:extension`, then `npm run
// extension:measure`.

import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { copyExtension } from '../../copy-extension.ts';
import { findBrowser } from '../../find-browser.mjs';

const PAGE_SIZE = 2_000_000;
const NAMES = 5_000;
const ROUNDS = 5;

const NAME_KINDS = [
  (at) => `name${at}.eth`,
  (at) => `vita${at}lik.eth`,
  () => 'vitaIik.eth',
  (at) => `rnetamask-${at}.eth`,
  (at) => `coinbase-fan${at}.eth`,
];

/** Creates a page with `names` names, each in its own paragraph of a feed. */
function createPage(names) {
  const count = NAMES;
  const filler = 'Some words of a feed that nobody reads to the end, with a link and a number. ';
  const words = filler.repeat(Math.ceil(PAGE_SIZE / count / filler.length));
  const posts = Array.from({ length: count }, (_, at) => {
    const name = at < names ? NAME_KINDS[at % NAME_KINDS.length](at) : 'nobody';
    return `<article><b>Post ${at}</b><p>Sent by ${name}, yesterday. ${words}</p></article>`;
  });
  return `<!doctype html><title>Feed</title><main>${posts.join('')}</main>`;
}

/** Records long tasks after the page has loaded, and the number of names in view that get a mark. */
function observe() {
  const record = { longest: 0, tasks: 0, expected: 0, loaded: null };
  window.record = record;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      if (record.loaded === null || startTime < record.loaded) continue;
      record.tasks += 1;
      record.longest = Math.max(record.longest, duration);
    }
  }).observe({ type: 'longtask' });
  addEventListener('load', () => {
    record.loaded = performance.now();
    record.expected = [...document.querySelectorAll('p')].filter(
      (p) => p.getBoundingClientRect().top < innerHeight && /I|rnet|coinbase/.test(p.textContent),
    ).length;
  });
}

/**
 * Lists the vertical positions of the marks. Runs in the isolated world of the extension, so pages cannot see the
 * marks.
 */
const LIST_MARKS = `[...document.querySelectorAll('[data-namescope-mark]')].flatMap((host) =>
  [...chrome.dom.openOrClosedShadowRoot(host).querySelectorAll('.mark > button')].map(
    (button) => button.getBoundingClientRect().top))`;

/** Waits for the marks in view. Returns the number of names, and the time since the page loaded in milliseconds. */
async function waitForMarks(page, session, world) {
  const { expected, loaded } = await page.evaluate(() => window.record);
  const end = Date.now() + 10_000;
  while (expected > 0 && Date.now() < end) {
    const { result } = await session.send('Runtime.evaluate', {
      contextId: world,
      expression: `({ marks: ${LIST_MARKS}.filter((top) => top < innerHeight).length, now: performance.now() })`,
      returnByValue: true,
    });
    const { marks, now } = result.value;
    if (marks >= expected) return { marks, inView: now - loaded };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { marks: 0, inView: null };
}

const folder = copyExtension(true);
const pages = { '/none': createPage(0), '/names': createPage(NAMES) };
const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(pages[url] ?? '');
});
await new Promise((resolve) => server.listen(0, resolve));
const { port } = server.address();

async function measure(hasExtension) {
  const context = await chromium.launchPersistentContext('', {
    executablePath: await findBrowser(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--enable-precise-memory-info',
      ...(hasExtension
        ? [`--disable-extensions-except=${folder}`, `--load-extension=${folder}`]
        : ['--disable-extensions']),
    ],
  });
  if (hasExtension && context.serviceWorkers().length === 0) {
    await context.waitForEvent('serviceworker');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const results = {};
  for (const path of Object.keys(pages)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      await page.addInitScript(observe);
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      let world;
      session.on('Runtime.executionContextCreated', ({ context: { id, origin } }) => {
        if (origin.startsWith('chrome-extension:')) world = id;
      });
      await session.send('Runtime.enable');
      await page.goto(`http://localhost:${port}${path}`);
      const marks = hasExtension ? await waitForMarks(page, session, world) : {};
      await page.waitForTimeout(hasExtension && path === '/names' ? 6_000 : 2_000);
      const record = await page.evaluate(() => window.record);
      const { metrics } = await session.send('Performance.getMetrics');
      const get = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      rounds.push({
        ...record,
        ...marks,
        script: get('ScriptDuration') * 1000,
        task: get('TaskDuration') * 1000,
        heap: get('JSHeapUsedSize') / 1e6,
      });
      await page.close();
    }
    results[path] = rounds;
  }
  if (hasExtension) {
    const [worker] = context.serviceWorkers();
    const memory = await worker
      .evaluate(() => performance.memory?.usedJSHeapSize ?? 0)
      .catch(() => 0);
    results.background = memory / 1e6;
  }
  await context.close();
  return results;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const without = await measure(false);
const withExtension = await measure(true);
for (const path of Object.keys(pages)) {
  const get = (results, key) => median(results[path].map((round) => round[key]));
  const difference = (key) => get(withExtension, key) - get(without, key);
  console.log(
    [
      path,
      `${get(withExtension, 'marks')} marks`,
      `main thread ${difference('task').toFixed(0)} ms more (scripts ${difference('script').toFixed(0)} ms)`,
      `longest task ${Math.max(...withExtension[path].map(({ longest }) => longest)).toFixed(0)} ms (without the extension ${Math.max(...without[path].map(({ longest }) => longest)).toFixed(0)} ms)`,
      `in view after ${get(withExtension, 'inView')?.toFixed(0)} ms`,
      `heap ${difference('heap').toFixed(1)} MB more`,
    ].join('; '),
  );
}
console.log(`background: ${withExtension.background.toFixed(1)} MB`);
server.close();
rmSync(folder, { recursive: true, force: true });
