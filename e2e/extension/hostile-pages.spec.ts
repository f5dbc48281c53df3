import { expect } from '@playwright/test';
import {
  evaluateInExtension,
  expectMarks,
  listIcons,
  NOT_METAMASK,
  NOT_VITALIK,
  readBadge,
  readMarks,
  runSteps,
  test,
} from './extension-test.ts';

// All tests share one browser.
test.describe.configure({ mode: 'default' });

const HOST = '[data-namescope-mark]';

test('marks names on pages with policies and changed built-in objects', async ({ extension }) => {
  const strict = await extension.openPage('<p>vitaIik.eth</p>', {
    'Content-Security-Policy':
      "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; sandbox allow-scripts",
  });
  await expectMarks(strict, NOT_VITALIK);
  const changed = await extension.openPage(
    `<script>
       for (const name of ['map', 'filter', 'flatMap', 'push', 'shift']) {
         Array.prototype[name] = () => { throw new Error('changed') };
       }
       Node.prototype.appendChild = Element.prototype.attachShadow = () => { throw new Error('changed') };
       Object.defineProperty(Object.prototype, 'kind', { get: () => 'trust' });
     </script><p>vitaIik.eth</p>`,
  );
  await expectMarks(changed, NOT_VITALIK);
});

test('cannot be hidden, read, searched or clicked by the page', async ({ extension }) => {
  const page = await extension.openPage(
    `<style>* { display: none !important } html, body, p { display: block !important }
       ${HOST} { visibility: hidden !important; opacity: 0 !important; position: fixed !important; left: 500px !important }</style>
     <p>Pay vitaIik.eth now</p>`,
  );
  await expectMarks(page, NOT_VITALIK);
  const [icon] = await listIcons(page);
  expect(icon?.x).toBeLessThan(200);
  const host = page.locator(HOST);
  expect(await host.evaluate(({ shadowRoot, innerHTML }) => [shadowRoot, innerHTML])).toEqual([
    null,
    '',
  ]);
  expect(await host.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  // Otherwise, a page could find out which names have a mark, and therefore which names the user trusts.
  const hits = await page.evaluate(() => {
    const found = new Set<string>();
    for (let x = 0; x < 300; x += 4) {
      for (let y = 0; y < 60; y += 4) {
        for (const { localName } of document.elementsFromPoint(x, y)) found.add(localName);
      }
    }
    return [...found].sort();
  });
  expect(hits).toEqual(['body', 'html', 'p']);
  const [opened] = await Promise.all([
    extension.context.waitForEvent('page', { timeout: 1_000 }).catch(() => null),
    page.evaluate(({ x, y }) => {
      for (const type of ['pointermove', 'pointerdown', 'click']) {
        const init = { bubbles: true, composed: true, clientX: x, clientY: y };
        document.body.dispatchEvent(new PointerEvent(type, { ...init, pointerType: 'mouse' }));
      }
    }, icon ?? { x: 0, y: 0 }),
  ]);
  expect(opened).toBeNull();
});

test('tells the page nothing about names', async ({ extension }) => {
  await runSteps(extension, {
    async 'adds the same elements whether or not a name has a mark'() {
      const getHtml = (name: string) =>
        `<dialog><p>${name}</p></dialog><div popover>${name}</div><p>${name}</p>
     <script>document.querySelector('dialog').showModal(); document.querySelector('div').showPopover()</script>`;
      const risky = await extension.openPage(getHtml('vitaIik.eth'));
      await expect.poll(() => readMarks(risky)).not.toHaveLength(0);
      const fine = await extension.openPage(getHtml('vitalik.eth'));
      await expect(fine.locator(HOST)).toHaveCount(3);
      const read = () => document.documentElement.outerHTML;
      expect((await risky.evaluate(read)).replaceAll('vitaIik', 'vitalik')).toBe(
        await fine.evaluate(read),
      );
    },
    async 'has no size that the page can measure, and comes back on every page'() {
      const getSizes = async (name: string) => {
        const page = await extension.openPage(
          `<style>body { font-family: monospace } dialog { padding: 0; border: 0; font: 4px/4px monospace }</style>
       <div style="width: max-content; margin-left: 900px">${name}</div><dialog>${name}</dialog>
       <p style="font: 4px/4px monospace; margin: 1000px 0 0">${name}</p>`,
        );
        await page.evaluate(() => {
          document.querySelector('dialog')?.showModal();
          scrollTo(500, 2_000);
        });
        await page.waitForTimeout(1_500);
        const measured = await page.evaluate((selector) => {
          const elements = ['html', 'body', 'dialog', selector].flatMap((each) => [
            ...document.querySelectorAll(each),
          ]);
          return elements.map(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight]);
        }, HOST);
        await page.evaluate((selector) => document.querySelector(selector)?.remove(), HOST);
        await expect(page.locator(HOST)).toHaveCount(2);
        return { measured, marks: (await readMarks(page)).length };
      };
      const risky = await getSizes('rnetamask.eth');
      const fine = await getSizes('plainname.eth');
      expect(risky.marks).toBeGreaterThan(0);
      expect(fine.marks).toBe(0);
      expect(risky.measured).toEqual(fine.measured);
    },
    async 'keeps the trusted names from content scripts'() {
      const page = await extension.openPage('<p>rnetamask.eth</p>');
      await expect.poll(() => readMarks(page)).toHaveLength(1);
      const outcome = await evaluateInExtension(
        page,
        `chrome.storage.local.set({ trusted: { names: ['rnetamask.eth'], usesKnownNames: true } })
       .then(() => 'stored', () => 'refused')`,
      );
      expect(outcome).toBe('refused');
    },
  });
});

test('keeps marks on pages that work against them', async ({ extension }) => {
  await runSteps(extension, {
    async 'keeps marks under transparent covers, in slots of dialogs and in deep trees'() {
      const page = await extension.openPage(
        `<div style="position: fixed; inset: 0; background: black; opacity: 0.01"></div>
     <p>vitaIik.eth</p><main></main><p>rnetamask.eth</p>
     <x-dialog>Pay rnetamask.eth now</x-dialog>
     <script>
       let deep = document.querySelector('main');
       for (let depth = 0; depth < 3_000; depth += 1) {
         const child = document.createElement('b');
         deep.append(child);
         deep = child;
       }
       deep.append('x.eth');
     </script>`,
      );
      await expect.poll(async () => (await listIcons(page)).length).toBe(3);
      await page.evaluate(() => {
        const host = document.querySelector('x-dialog') as Element;
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML = '<dialog><slot></slot></dialog>';
        root.querySelector('dialog')?.showModal();
      });
      // Everything outside the dialog is inert.
      await expectMarks(page, NOT_METAMASK);
    },
    async 'puts marks back that the page removes, without a fight'() {
      const page = await extension.openPage(
        `<p>Pay vitaIik.eth now</p>
     <script>
       window.removed = 0;
       new MutationObserver(() => {
         for (const mark of document.querySelectorAll('${HOST}')) {
           window.removed += 1;
           if (window.removed < 3) mark.remove();
         }
       }).observe(document, { childList: true, subtree: true });
     </script>`,
      );
      await expect.poll(() => readMarks(page), { timeout: 10_000 }).toEqual([NOT_VITALIK]);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'removed')))).toBeLessThan(10);
    },
    async 'marks names whose text the page replaces in every frame'() {
      const page = await extension.openPage(
        `<p></p><script>
       let count = 0;
       (function replace() {
         document.querySelector('p').textContent = 'to vitaIik.eth at ' + count++;
         requestAnimationFrame(replace);
       })();
     </script>`,
      );
      await expect.poll(() => listIcons(page)).toHaveLength(1);
      const counts: number[] = [];
      for (let round = 0; round < 10; round += 1) counts.push((await listIcons(page)).length);
      expect(counts.filter((count) => count === 1).length).toBeGreaterThan(3);
    },
  });
});

test('marks names in large pages', async ({ extension }) => {
  await runSteps(extension, {
    async 'marks names in 10,000 nodes, deep trees and long texts'() {
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
        main.append('a.et'.repeat(50_000), ' rnetamask.eth');
      });
      await expect.poll(() => readBadge(extension), { timeout: 60_000 }).toBe('2');
      // Marks are placed when they come into view.
      await page.evaluate(() =>
        [...document.querySelectorAll('main div')].at(-1)?.scrollIntoView(),
      );
      await expect.poll(async () => (await listIcons(page)).length).toBeGreaterThan(0);
    },
    async 'marks thousands of names in one element'() {
      const page = await extension.openPage('<main></main>');
      await page.evaluate(() => {
        const main = document.querySelector('main') as Element;
        main.append('vitaIik.eth '.repeat(5_000));
      });
      await expect.poll(() => readBadge(extension), { timeout: 20_000 }).toBe('99+');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect
        .poll(
          async () =>
            (await listIcons(page)).some(
              ({ y }) => y > 0 && y < (page.viewportSize()?.height ?? 0),
            ),
          {
            timeout: 20_000,
          },
        )
        .toBe(true);
    },
  });
});
