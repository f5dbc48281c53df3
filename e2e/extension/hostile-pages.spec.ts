import { expect } from '@playwright/test';
import { readBadge, readMarks, test } from './extension-test.ts';

const NOT_VITALIK = 'alert: Don’t send. This is not vitalik.eth.';
const HOST = '[data-namescope-mark]';

test('marks names under the strictest policy', async ({ extension }) => {
  const page = await extension.openPage('<p>vitaIik.eth</p>', {
    'Content-Security-Policy':
      "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts",
  });
  await expect.poll(() => readMarks(page)).toEqual([NOT_VITALIK]);
});

test('cannot be hidden, read or clicked by the page', async ({ extension }) => {
  const page = await extension.openPage(
    `<style>* { display: none !important } html, body, p { display: block !important }
       [data-namescope-mark] { visibility: hidden !important; opacity: 0 !important; position: fixed !important }</style>
     <p>vitaIik.eth</p>
`,
  );
  await expect.poll(() => readMarks(page)).toEqual([NOT_VITALIK]);
  const mark = page.locator(HOST);
  expect(await mark.evaluate(({ shadowRoot, innerHTML }) => [shadowRoot, innerHTML])).toEqual([
    null,
    '',
  ]);
  await expect(mark).toBeVisible();
  const [opened] = await Promise.all([
    extension.context.waitForEvent('page', { timeout: 1_000 }).catch(() => null),
    mark.evaluate((element) => {
      for (const type of ['pointerdown', 'click']) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true }));
      }
    }),
  ]);
  expect(opened).toBeNull();
});

test('gives up on pages that always remove marks', async ({ extension }) => {
  const page = await extension.openPage(
    `<p id="target">Pay vitaIik.eth now</p><p>rnetamask.eth</p>
     <script>
       window.removed = 0;
       new MutationObserver(() => {
         for (const mark of document.querySelectorAll('#target [data-namescope-mark]')) {
           window.removed += 1;
           mark.remove();
         }
       }).observe(document, { childList: true, subtree: true });
     </script>`,
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'removed'))).toBeGreaterThan(1);
  await page.waitForTimeout(2_000);
  const removed = await page.evaluate(() => Number(Reflect.get(window, 'removed')));
  expect(removed).toBeLessThan(10);
  expect(await page.locator('#target').textContent()).toBe('Pay vitaIik.eth now');
  await expect(page.locator(HOST)).toHaveCount(1);
});

test('ignores copies of marks', async ({ extension }) => {
  const page = await extension.openPage('<p>Pay vitaIik.eth now</p>');
  await expect(page.locator(HOST)).toHaveCount(1);
  await page.evaluate(() => {
    const paragraph = document.querySelector('p') as Element;
    document.body.append(paragraph.cloneNode(true));
  });
  await expect.poll(async () => (await readMarks(page)).length).toBe(2);
  expect(await page.evaluate(() => document.querySelectorAll('p')[1]?.textContent)).toBe(
    'Pay vitaIik.eth now',
  );
});

test('marks names in 10,000 nodes, deep trees and long texts', async ({ extension }) => {
  const page = await extension.openPage('<main></main>');
  await page.evaluate(() => {
    const main = document.querySelector('main') as Element;
    main.innerHTML = Array.from({ length: 10_000 }, () => '<i>word</i> ').join('');
    let deep: Element = main;
    for (let depth = 0; depth < 500; depth += 1) {
      const child = document.createElement('div');
      deep.append(child);
      deep = child;
    }
    deep.append('vitaIik.eth');
    main.append('a.et'.repeat(250_000), ' rnetamask.eth');
  });
  await expect.poll(() => readBadge(extension), { timeout: 60_000 }).toBe('2');
  // Marks are placed when they come into view.
  await page.evaluate(() => [...document.querySelectorAll('main div')].at(-1)?.scrollIntoView());
  await expect(page.locator(HOST)).toHaveCount(2);
});

test('is not confused by a page that changes built-in objects', async ({ extension }) => {
  const page = await extension.openPage(
    `<script>
       for (const name of ['map', 'filter', 'flatMap', 'push', 'shift']) {
         Array.prototype[name] = () => { throw new Error('changed') };
       }
       Node.prototype.appendChild = Element.prototype.attachShadow = () => { throw new Error('changed') };
       Object.defineProperty(Object.prototype, 'kind', { get: () => 'trust' });
     </script><p>vitaIik.eth</p>`,
  );
  await expect.poll(() => readMarks(page)).toEqual([NOT_VITALIK]);
});

test('keeps right-to-left text as it is', async ({ extension }) => {
  const page = await extension.openPage(
    '<p dir="rtl">שלח אל vitaIik.eth עכשיו</p><p>\u202e pay vitaIik.eth \u202c</p>',
  );
  await expect(page.locator(HOST)).toHaveCount(2);
  expect(await page.locator('p').first().textContent()).toBe('שלח אל vitaIik.eth עכשיו');
});
