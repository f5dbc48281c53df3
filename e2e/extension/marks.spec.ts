// Places, words and reactions of the marks.

import { expect } from '@playwright/test';
import { readFocused } from '../../src/extension/background/read-focused.ts';
import {
  expectMarks,
  expectNames,
  expectPanel,
  findIcon,
  listIcons,
  NOT_METAMASK,
  NOT_VITALIK,
  readBadge,
  readMarks,
  readTexts,
  runSteps,
  test,
} from './extension-test.ts';

// All tests share one browser.
test.describe.configure({ mode: 'default' });

const HIDDEN = 'alert: Don’t send. This name hides a character.';

/** Pages with the verdicts of their marks. */
const PAGES: [title: string, html: string, ...verdicts: string[]][] = [
  [
    'names that are at risk or need attention, and no others',
    `<p>Send to vitaIik.eth, rnetamask.eth or pay\u202epal.eth.</p>
     <p>See coinbase-fan.eth and Vitalik.eth</p>
     <p>vitalik.eth nick.eth josé.eth config.eth.foo example.com me@vitalik.eth</p>`,
    NOT_VITALIK,
    NOT_METAMASK,
    HIDDEN,
    'worth knowing: Contains the name of coinbase.eth, but is another name.',
    'worth knowing: Use vitalik.eth.',
  ],
  [
    'no names in scripts, fields, editors and other marks',
    `<script>const a = 'vitaIik.eth';</script><style>/* vitaIik.eth */</style>
     <textarea>vitaIik.eth</textarea><input value="vitaIik.eth" /><input type="password" value="vitaIik.eth" />
     <div contenteditable>vitaIik.eth</div><p contenteditable><b>vitaIik.eth</b></p><div role="textbox">vitaIik.eth</div>
     <ens-name name="vitaIik.eth"></ens-name><select><option>vitaIik.eth</option></select>
     <p>rnetamask.eth</p>
     <script>
       const root = document.querySelector('ens-name').attachShadow({ mode: 'open' });
       root.innerHTML = '<span part="name">vitaIik.eth</span>';
     </script>`,
    NOT_METAMASK,
  ],
  [
    'names that are split into several elements',
    `<p><span>vitaIik</span><span>.eth</span></p><p>Pay <b>rneta<i>mask</i></b>.eth now</p>
     <p>vita<b>I</b>ik.eth</p><p>rneta<wbr>mask.eth</p><p><mark>vita</mark>Iik.eth</p><p id="parts"></p>
     <p>vitaIik<img alt="🦊" width="16" height="16" />.eth</p>
     <div>vitaIik</div><div>.eth</div><p><span>nick</span><span>.eth</span></p>
     <p style="display: flex; gap: 1em"><span>vitaIik</span><span>.eth</span></p>
     <script>parts.append('vitaIik', '.', 'eth')</script>`,
    NOT_VITALIK,
    NOT_METAMASK,
    NOT_VITALIK,
    NOT_METAMASK,
    NOT_VITALIK,
    NOT_VITALIK,
    NOT_VITALIK,
  ],
  [
    'links that lead to another name',
    `<a href="https://app.ens.domains/vitaIik.eth">vitalik.eth</a>
     <a href="https://nick.eth.limo/">nick.eth</a>
     <a href="https://etherscan.io/name-lookup-search?id=evil.eth"><b>vitalik.eth</b></a>
     <svg><a xlink:href="https://nick.eth.limo/"><text y="20">vitalik.eth</text></a></svg>`,
    'alert: Don’t follow this link. It leads to vitaIik.eth.',
    'alert: Don’t follow this link. It leads to evil.eth.',
    'alert: Don’t follow this link. It leads to nick.eth.',
  ],
  [
    'a name that is displayed backwards',
    '<p>Pay \u202ehte.kilativ\u202c now</p><p>\u202e<b>hte.kilativ</b>\u202c</p>',
    HIDDEN,
    HIDDEN,
  ],
  [
    'names in right-to-left text',
    '<p dir="rtl">שלח אל vitaIik.eth עכשיו</p><p>\u202e pay vitaIik.eth \u202c</p>',
    NOT_VITALIK,
    NOT_VITALIK,
  ],
];

test('marks names with their verdict and leaves the page alone', async ({ extension }) => {
  for (const [title, html, ...verdicts] of PAGES) {
    await test.step(title, async () => {
      const page = await extension.openPage(html);
      await expectMarks(page, ...verdicts);
      await page.close();
    });
  }
  const page = await extension.openPage(PAGES[0]?.[1] ?? '');
  await expect.poll(() => readBadge(extension)).toBe('3');
  const [text, ...others] = await page
    .locator('p')
    .first()
    .evaluate(({ childNodes }) => Array.from(childNodes, ({ textContent }) => textContent));
  expect(text).toBe('Send to vitaIik.eth, rnetamask.eth or pay\u202epal.eth.');
  expect(others).toEqual([]);
});

test('explains a mark on request, and leaves other presses to the page', async ({ extension }) => {
  await runSteps(extension, {
    async 'says why and closes with Escape'() {
      const page = await extension.openPage('<p>Pay vitaIik.eth now <a href="#x">next</a></p>');
      const { x, y } = await findIcon(page);
      const evidence = '“I” (U+0049) reads as “l”.';
      const expectClosed = () => expect.poll(() => readTexts(page)).not.toContain(evidence);
      await expectClosed();
      for (const to of [x, x - 40]) {
        await page.mouse.move(to, y + 8);
        await expectPanel(page, evidence);
        await page.mouse.move(600, 400);
        await expectClosed();
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expectPanel(page, evidence);
      await page.keyboard.press('Escape');
      await expectClosed();
      await page.mouse.click(x, y);
      await page.mouse.move(600, 400);
      await page.waitForTimeout(500);
      await expectPanel(page);
    },
    async 'closes quietly when the name disappears under the mouse'() {
      const page = await extension.openPage('<p>to vitaIik.eth at</p>');
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const { x, y } = await findIcon(page);
      await page.mouse.move(x, y);
      await page.locator('p').evaluate((p) => p.remove());
      await expectNames(page);
      await page.waitForTimeout(300);
      expect(errors).toEqual([]);
    },
    async 'opens the mark of a link without following the link'() {
      const page = await extension.openPage('<a href="#followed">vitaIik.eth</a>');
      const { x, y } = await findIcon(page);
      await page.mouse.click(x, y);
      await expectPanel(page);
      expect(page.url()).not.toContain('followed');
      await page.mouse.click(x - 40, y + 12);
      await expect.poll(() => page.url()).toContain('followed');
    },
    async 'leaves presses beside the icon and on menus over it to the page'() {
      const page = await extension.openPage(
        `<style>#menu { display: none; position: absolute; inset: 0 0 auto; height: 200px; background: white }</style>
     <p style="margin: 60px 0; font-size: 11px">rnetamask.eth<a href="#beside">[x]</a></p>
     <div id="menu"><button style="width: 100%; height: 100%">Item</button></div>
     <script>
       window.seen = [];
       for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']) {
         document.addEventListener(type, () => seen.push(type), true);
       }
       menu.addEventListener('click', () => seen.push('item'));
     </script>`,
      );
      const readSeen = () => page.evaluate(() => Reflect.get(window, 'seen'));
      const { x, y } = await findIcon(page);
      await page.mouse.click(x, y - 4);
      await expectPanel(page);
      expect(await readSeen()).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('a').click();
      expect(page.url()).toContain('#beside');
      await page.locator('#menu').evaluate((menu) => {
        menu.style.display = 'block';
      });
      await page.mouse.click(x, y);
      expect(await readSeen()).toContain('item');
      await expectNames(page);
    },
    async 'copies the text of the page without the marks'() {
      const page = await extension.openPage('<p>Pay vitaIik.eth now</p><p>Thanks</p>');
      await findIcon(page);
      const copied = await page.evaluate(() => {
        getSelection()?.selectAllChildren(document.querySelector('p') as Element);
        return getSelection()?.toString();
      });
      expect(copied).toBe('Pay vitaIik.eth now');
    },
  });
});

test('asks in its own window before a name is trusted', async ({ extension }) => {
  const page = await extension.openPage('<p>Pay rnetamask.eth now</p>');
  await findIcon(page);
  const opened = extension.context.waitForEvent('page');
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  const question = await opened;
  expect(question.url()).toMatch(/^chrome-extension:.*\/trust-name\.html#rnetamask\.eth$/);
  await expect(question.getByText('This is not metamask.eth.')).toBeVisible();
  await expect.poll(() => listIcons(page)).toHaveLength(1);
  await question.getByRole('button', { name: 'Trust this name' }).click();
  await expectNames(page);
  const site = await extension.openOwnPage('index.html#/protect');
  await expect(site.getByText('rnetamask.eth').first()).toBeVisible();
  const other = await extension.openPage('<p>Pay rnetamask.eth, not to rnetamaskk.eth</p>');
  await expect.poll(() => readMarks(other)).toHaveLength(1);
});

test('follows changes of the page', async ({ extension }) => {
  await runSteps(extension, {
    async 'follows changes of the page and leaves its nodes alone'() {
      const page = await extension.openPage(
        '<p id="old">Pay vitaIik.eth now</p><div id="new"></div>',
      );
      const old = page.locator('#old');
      await expectNames(page, 'vitaIik.eth');
      await page.locator('#new').evaluate((added) => {
        added.innerHTML = '<ul><li>rnetamask.eth</li></ul>';
      });
      await expectNames(page, 'vitaIik.eth', 'rnetamask.eth');
      // Libraries such as React keep the text node and change its text.
      const setText = (at: number, text: string) =>
        old.evaluate((p, [index, data]) => Object.assign(p.childNodes[index] as Text, { data }), [
          at,
          text,
        ] as const);
      for (let round = 0; round < 3; round += 1) {
        await setText(0, `${round}: pay nick.eth`);
        await expectNames(page, 'rnetamask.eth');
        await setText(0, `${round}: pay vitaIik.eth`);
        await expectNames(page, 'vitaIik.eth', 'rnetamask.eth');
      }
      await old.evaluate((p) => (p.firstChild as Text).appendData('.limo'));
      await expectNames(page, 'vitaiik.eth', 'rnetamask.eth');
      expect(await old.textContent()).toBe('2: pay vitaIik.eth.limo');
      expect(await old.evaluate(({ childNodes }) => childNodes.length)).toBe(1);
      await old.evaluate((p) => p.replaceChildren('vita', 'l', 'ik', '.', 'eth'));
      await expectNames(page, 'rnetamask.eth');
      await setText(1, 'I');
      await expectNames(page, 'vitaIik.eth', 'rnetamask.eth');
    },
    async 'notices links that get another target'() {
      const page = await extension.openPage('<a href="https://nick.eth.limo">nick.eth</a>');
      await page.waitForTimeout(500);
      await expectNames(page);
      const link = page.locator('a');
      await link.evaluate((a) => a.setAttribute('href', 'https://evil.eth.limo'));
      await findIcon(page);
      await link.evaluate((a) => a.setAttribute('href', 'https://nick.eth.limo'));
      await expectNames(page);
    },
    async 'notices text that becomes editable or part of a name'() {
      const page = await extension.openPage(
        '<p>Pay vitaIik.eth now</p><div contenteditable="x">rnetamask.eth</div>',
      );
      const paragraph = page.locator('p');
      await expectNames(page, 'vitaIik.eth', 'rnetamask.eth');
      await paragraph.evaluate((p) => p.setAttribute('contenteditable', ''));
      await expectNames(page, 'rnetamask.eth');
      await paragraph.evaluate((p) => p.removeAttribute('contenteditable'));
      await expectNames(page, 'vitaIik.eth', 'rnetamask.eth');
    },
  });
});

test('keeps marks at their names', async ({ extension }) => {
  await runSteps(extension, {
    async 'on a page that scrolls, clips, covers and unfolds'() {
      const page = await extension.openPage(
        `<style>body { height: 3000px } #box { height: 60px; overflow: auto } td { max-width: 60px; overflow: hidden }
       header { position: fixed; top: 0; left: 0; right: 0; height: 50px; background: white; display: none }</style>
     <header>Menu</header><div id="space"></div><p id="first">Pay vitaIik.eth</p>
     <div id="box"><p>one</p><p>two</p><p>three</p><p>Pay rnetamask.eth</p></div>
     <table><tr><td>vitaIik-and-more-words.eth</td></tr></table><details><summary>More</summary>rnetamask.eth</details>`,
      );
      await expectNames(page, 'vitaIik.eth', 'vitaIik-and-more-words.eth');
      const getDistance = async () => {
        const top = await page.locator('#first').evaluate((p) => p.getBoundingClientRect().top);
        return ((await listIcons(page))[0]?.y ?? 0) - top;
      };
      const before = await getDistance();
      await page.locator('#space').evaluate((space) => {
        space.style.height = '100px';
      });
      await expect.poll(getDistance).toBe(before);
      const cut = (await listIcons(page)).find(({ name }) => name.includes('more'));
      expect(cut?.x).toBeLessThan(100);
      await page.locator('#box').evaluate((box) => box.scrollTo(0, 1000));
      await page.locator('details').evaluate((details) => details.setAttribute('open', ''));
      await expect.poll(() => listIcons(page)).toHaveLength(4);
      await page.locator('header').evaluate((header) => {
        header.style.display = 'block';
        const first = document.querySelector('#first') as Element;
        scrollTo(0, first.getBoundingClientRect().top + scrollY - 10);
      });
      await expect.poll(() => listIcons(page)).toHaveLength(3);
    },
    async 'on a page that is scaled'() {
      const page = await extension.openPage(
        '<style>html { zoom: 1.5; transform: scale(1.2); transform-origin: 0 0 }</style><p>a <b>vitaIik.eth</b> b</p>',
      );
      const { x, y } = await findIcon(page);
      const name = await page.locator('b').boundingBox();
      expect(Math.abs(x - 8 - ((name?.x ?? 0) + (name?.width ?? 0)))).toBeLessThan(12);
      expect(Math.abs(y - 8 - (name?.y ?? 0))).toBeLessThan(20);
    },
  });
});

test('marks names in modal dialogs, and opens their reports', async ({ extension }) => {
  const page = await extension.openPage(
    "<dialog><p>Pay vitaIik.eth now</p></dialog><script>document.querySelector('dialog').showModal()</script>",
  );
  const { x, y } = await findIcon(page);
  await page.mouse.click(x, y);
  await expectPanel(page);
  await page.mouse.move(0, 0);
  const opened = extension.context.waitForEvent('page');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const report = await opened;
  await expect(report.getByText('Don’t send. This is not vitalik.eth.').first()).toBeVisible();
  expect(report.url()).toMatch(/^chrome-extension:.*#\/name\/vitaIik\.eth$/);
});

test('reads the focused field on request, but no password', async ({ extension }) => {
  const page = await extension.openPage(
    `<input value="a.eth" /><input type="password" value="b.eth" /><textarea>c.eth</textarea>
     <div contenteditable><p>d.eth</p><p>e.eth</p></div><x-field></x-field>
     <script>
       document.querySelector('x-field').attachShadow({ mode: 'open' }).innerHTML = '<input value="f.eth" />';
     </script>`,
  );
  const texts: string[] = [];
  for (let field = 0; field < 5; field += 1) {
    await page.keyboard.press('Tab');
    texts.push((await page.evaluate(readFocused)).replace(/\s+/gu, ' ').trim());
  }
  expect(texts).toEqual(['a.eth', '', 'c.eth', 'd.eth e.eth', 'f.eth']);
});

test('reads every tree and every document', async ({ extension }) => {
  await runSteps(extension, {
    async 'reads shadow roots and frames'() {
      const frame = extension.servePage('<p>rnetamask.eth</p>');
      const page = await extension.openPage(
        `<x-open></x-open><x-closed></x-closed><x-late></x-late><div id="built-in"></div>
     <iframe src="${frame}"></iframe><iframe src="${frame.replace('localhost', '127.0.0.1')}"></iframe>
     <iframe srcdoc="<p>vitaIik.eth</p>"></iframe>
     <script>
       const attach = (host, html, mode = 'open') => {
         const root = host.attachShadow({ mode });
         root.innerHTML = html;
         return root;
       };
       const open = attach(document.querySelector('x-open'), '<p>vitaIik.eth</p><x-inner></x-inner>');
       attach(open.querySelector('x-inner'), '<p>rnetamask.eth</p>');
       attach(document.querySelector('x-closed'), '<p>rnetamask.eth</p>', 'closed');
       attach(document.querySelector('#built-in'), '<p>rnetamask.eth</p>');
       setTimeout(() => {
         customElements.define('x-late', class extends HTMLElement {
           connectedCallback() { attach(this, '<p>vitaIik.eth</p>') }
         });
       }, 1_500);
     </script>`,
      );
      await expect
        .poll(async () => (await readMarks(page)).sort())
        .toEqual([NOT_METAMASK, NOT_METAMASK, NOT_METAMASK, NOT_VITALIK, NOT_VITALIK]);
      await expect.poll(() => readBadge(extension)).toBe('8');
      await page.evaluate(() => document.querySelector('iframe')?.remove());
      await expect.poll(() => readBadge(extension)).toBe('7');
    },
    async 'marks a page that is shown again, and a document that replaces another'() {
      const page = await extension.openPage('<p>vitaIik.eth</p>');
      await expect.poll(() => readBadge(extension)).toBe('1');
      await page.goto(extension.servePage('<p>nothing</p>'));
      await expect.poll(() => readBadge(extension)).toBe('');
      await page.goBack();
      await expect.poll(() => readBadge(extension)).toBe('1');
      await expectMarks(page, NOT_VITALIK);
      await page.evaluate(() => {
        document.open();
        document.write('<p>Now rnetamask.eth</p>');
        document.close();
      });
      await expectMarks(page, NOT_METAMASK);
    },
  });
});
