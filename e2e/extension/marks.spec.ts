import { expect, type Page } from '@playwright/test';
import { readFocused } from '../../src/extension/background/read-focused.ts';
import {
  listIcons,
  listNames,
  type MarkIcon,
  readBadge,
  readMarks,
  readTexts,
  step,
  test,
} from './extension-test.ts';

// All tests share one browser.
test.describe.configure({ mode: 'default' });

const NOT_VITALIK = 'alert: Don’t send. This is not vitalik.eth.';
const NOT_METAMASK = 'alert: Don’t send. This is not metamask.eth.';

const getText = () => document.body.textContent;

/** Waits until the page has exactly one mark, and returns its icon. */
async function findIcon(page: Page): Promise<MarkIcon> {
  await expect.poll(() => listIcons(page)).toHaveLength(1);
  const [icon] = await listIcons(page);
  if (!icon) throw new Error('The mark has disappeared.');
  return icon;
}

test('marks names with their verdict and leaves other text alone', async ({ extension }) => {
  await step(extension, 'marks names with their verdict and leaves other text alone', async () => {
    const html = `<p id="risky">Send to vitaIik.eth, rnetamask.eth or pay\u202epal.eth.</p>
    <p id="info">See coinbase-fan.eth and Vitalik.eth</p>
    <p id="fine">vitalik.eth nick.eth josé.eth config.eth.foo example.com me@vitalik.eth</p>`;
    const page = await extension.openPage(html);
    await expect
      .poll(() => readMarks(page))
      .toEqual([
        NOT_VITALIK,
        NOT_METAMASK,
        'alert: Don’t send. This name hides a character.',
        'worth knowing: Contains the name of coinbase.eth, but is another name.',
        'worth knowing: Use vitalik.eth.',
      ]);
    const plain = await extension.openPage('<p></p>');
    await plain.evaluate((source) => document.body.insertAdjacentHTML('beforeend', source), html);
    expect((await page.evaluate(getText))?.trim()).toBe((await plain.evaluate(getText))?.trim());
    expect(await page.locator('#risky').evaluate(({ childNodes }) => childNodes.length)).toBe(1);
    expect(await readBadge(extension)).toBe('3');
  });
  await step(extension, 'does not read scripts, fields, editors and other marks', async () => {
    const page = await extension.openPage(
      `<script>const a = 'vitaIik.eth';</script><style>/* vitaIik.eth */</style>
     <textarea>vitaIik.eth</textarea><input value="vitaIik.eth" /><input type="password" value="vitaIik.eth" />
     <div contenteditable>vitaIik.eth</div><p contenteditable><b>vitaIik.eth</b></p><div role="textbox">vitaIik.eth</div>
     <ens-name name="vitaIik.eth"></ens-name><select><option>vitaIik.eth</option></select>
     <p>rnetamask.eth</p>
     <script>
       const root = document.querySelector('ens-name').attachShadow({ mode: 'open' });
       root.innerHTML = '<span part="name">vitaIik.eth</span>';
     </script>`,
    );
    await expect.poll(() => readMarks(page)).toEqual([NOT_METAMASK]);
    await page.waitForTimeout(500);
    expect(await readMarks(page)).toEqual([NOT_METAMASK]);
  });
  await step(extension, 'copies the text of the page without the marks', async () => {
    const page = await extension.openPage('<p>Pay vitaIik.eth now</p><p>Thanks</p>');
    await findIcon(page);
    const copied = await page.evaluate(() => {
      const p = document.querySelector('p') as Element;
      const range = document.createRange();
      range.selectNodeContents(p);
      const selection = getSelection() as Selection;
      selection.removeAllRanges();
      selection.addRange(range);
      let text = '';
      document.addEventListener('copy', (event) => {
        event.preventDefault();
        text = selection.toString();
      });
      document.execCommand('copy');
      return text;
    });
    expect(copied).toBe('Pay vitaIik.eth now');
  });
});

test('says why on request, and closes quietly', async ({ extension }) => {
  await step(
    extension,
    'says why on hover, on focus and on tap, and closes with Escape',
    async () => {
      const page = await extension.openPage('<p>Pay vitaIik.eth now <a href="#x">next</a></p>');
      const { x, y } = await findIcon(page);
      const evidence = '“I” (U+0049) reads as “l”.';
      expect(await readTexts(page)).not.toContain(evidence);
      for (const to of [x, x - 40]) {
        await page.mouse.move(to, y + 8);
        await expect.poll(() => readTexts(page)).toContain(evidence);
        await page.mouse.move(600, 400);
        await expect.poll(() => readTexts(page)).not.toContain(evidence);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => readTexts(page)).toContain(evidence);
      await page.keyboard.press('Escape');
      await expect.poll(() => readTexts(page)).not.toContain(evidence);
      await page.mouse.click(x, y);
      await page.mouse.move(600, 400);
      await page.waitForTimeout(500);
      expect(await readTexts(page)).toContain('Full report');
    },
  );
  await step(extension, 'closes quietly when the name disappears under the mouse', async () => {
    const page = await extension.openPage('<p>to vitaIik.eth at</p>');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const { x, y } = await findIcon(page);
    await page.mouse.move(x, y);
    await page.locator('p').evaluate((p) => p.remove());
    await expect.poll(() => listIcons(page)).toEqual([]);
    await page.waitForTimeout(300);
    expect(errors).toEqual([]);
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
  await expect.poll(() => listIcons(page)).toEqual([]);
  const site = await extension.openOwnPage('index.html#/protect');
  await expect(site.getByText('rnetamask.eth').first()).toBeVisible();
  const other = await extension.openPage('<p>Pay rnetamask.eth, not to rnetamaskk.eth</p>');
  await expect.poll(() => readMarks(other)).toHaveLength(1);
});

test('takes only presses on its icons', async ({ extension }) => {
  await step(extension, 'opens the mark of a link without following the link', async () => {
    const page = await extension.openPage('<a href="#followed">vitaIik.eth</a>');
    const { x, y } = await findIcon(page);
    await page.mouse.click(x, y);
    await expect.poll(() => readTexts(page)).toContain('Full report');
    expect(page.url()).not.toContain('followed');
    await page.mouse.click(x - 40, y + 12);
    await expect.poll(() => page.url()).toContain('followed');
  });
  await step(
    extension,
    'leaves presses beside the icon and on menus over it to the page',
    async () => {
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
      const { x, y } = await findIcon(page);
      await page.mouse.click(x, y - 4);
      await expect.poll(() => readTexts(page)).toContain('Full report');
      expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('a').click();
      expect(page.url()).toContain('#beside');
      await page.evaluate(() => {
        (document.querySelector('#menu') as HTMLElement).style.display = 'block';
      });
      await page.mouse.click(x, y);
      expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toContain('item');
      await expect.poll(() => listIcons(page)).toEqual([]);
    },
  );
});

test('reads names and links as they are displayed', async ({ extension }) => {
  await step(extension, 'reads names that are split into several elements', async () => {
    const page = await extension.openPage(
      `<p><span>vitaIik</span><span>.eth</span></p><p>Pay <b>rneta<i>mask</i></b>.eth now</p>
     <p>vita<b>I</b>ik.eth</p><p>rneta<wbr>mask.eth</p><p><mark>vita</mark>Iik.eth</p><p id="parts"></p>
     <p>vitaIik<img alt="🦊" width="16" height="16" />.eth</p>
     <div>vitaIik</div><div>.eth</div><p><span>nick</span><span>.eth</span></p>
     <p style="display: flex; gap: 1em"><span>vitaIik</span><span>.eth</span></p>
     <script>parts.append('vitaIik', '.', 'eth')</script>`,
    );
    await expect
      .poll(() => listNames(page))
      .toEqual([
        'vitaIik.eth',
        'rnetamask.eth',
        'vitaIik.eth',
        'rnetamask.eth',
        'vitaIik.eth',
        'vitaIik.eth',
        'vitaIik🦊.eth',
      ]);
  });
  await step(extension, 'warns of links that lead to another name', async () => {
    const page = await extension.openPage(
      `<a href="https://app.ens.domains/vitaIik.eth">vitalik.eth</a>
     <a href="https://nick.eth.limo/">nick.eth</a>
     <a href="https://etherscan.io/name-lookup-search?id=evil.eth"><b>vitalik.eth</b></a>
     <svg><a xlink:href="https://nick.eth.limo/"><text y="20">vitalik.eth</text></a></svg>`,
    );
    await expect
      .poll(() => readMarks(page))
      .toEqual([
        'alert: Don’t follow this link. It leads to vitaIik.eth.',
        'alert: Don’t follow this link. It leads to evil.eth.',
        'alert: Don’t follow this link. It leads to nick.eth.',
      ]);
  });
});

test('follows changes of the page', async ({ extension }) => {
  await step(extension, 'follows changes of the page and leaves its nodes alone', async () => {
    const page = await extension.openPage(
      '<p id="old">Pay vitaIik.eth now</p><div id="new"></div>',
    );
    await expect.poll(() => listNames(page)).toEqual(['vitaIik.eth']);
    await page.evaluate(() => {
      const added = document.querySelector('#new') as Element;
      added.innerHTML = '<ul><li>rnetamask.eth</li></ul>';
    });
    await expect.poll(() => listNames(page)).toEqual(['vitaIik.eth', 'rnetamask.eth']);
    // Libraries such as React keep the text node and change its text.
    const setText = (text: string) =>
      page.evaluate((data) => {
        (document.querySelector('#old')?.firstChild as Text).data = data;
      }, text);
    for (let round = 0; round < 3; round += 1) {
      await setText(`${round}: pay nick.eth`);
      await expect.poll(() => listNames(page)).toEqual(['rnetamask.eth']);
      await setText(`${round}: pay vitaIik.eth`);
      await expect.poll(() => listNames(page)).toHaveLength(2);
    }
    await page.evaluate(() => {
      const text = document.querySelector('#old')?.firstChild as Text;
      text.appendData('.limo');
      text.insertData(0, 'Now ');
    });
    await expect.poll(() => listNames(page)).toContain('vitaiik.eth');
    const old = page.locator('#old');
    expect(await old.textContent()).toBe('Now 2: pay vitaIik.eth.limo');
    expect(await old.evaluate(({ childNodes }) => childNodes.length)).toBe(1);
    await page.evaluate(() => {
      document.querySelector('#old')?.replaceChildren('vita', 'l', 'ik', '.', 'eth');
      document.querySelector('#new')?.replaceChildren();
    });
    await expect.poll(() => listNames(page)).toEqual([]);
    await page.evaluate(() => {
      (document.querySelector('#old')?.childNodes[1] as Text).data = 'I';
    });
    await expect.poll(() => listNames(page)).toEqual(['vitaIik.eth']);
  });
  await step(extension, 'notices links that get another target', async () => {
    const page = await extension.openPage('<a href="https://nick.eth.limo">nick.eth</a>');
    await page.waitForTimeout(500);
    expect(await listIcons(page)).toEqual([]);
    const link = page.locator('a');
    await link.evaluate((a) => a.setAttribute('href', 'https://evil.eth.limo'));
    await findIcon(page);
    await link.evaluate((a) => a.setAttribute('href', 'https://nick.eth.limo'));
    await expect.poll(() => listIcons(page)).toEqual([]);
  });
  await step(extension, 'notices text that becomes editable or part of a name', async () => {
    const page = await extension.openPage(
      '<p>Pay vitaIik.eth now</p><div contenteditable="x">rnetamask.eth</div>',
    );
    await expect.poll(() => listNames(page)).toHaveLength(2);
    const paragraph = page.locator('p');
    await paragraph.evaluate((p) => p.setAttribute('contenteditable', ''));
    await expect.poll(() => listNames(page)).toEqual(['rnetamask.eth']);
    await paragraph.evaluate((p) => p.removeAttribute('contenteditable'));
    await expect.poll(() => listNames(page)).toHaveLength(2);
  });
});

test('keeps marks at their names', async ({ extension }) => {
  await step(extension, 'keeps marks at their names', async () => {
    const page = await extension.openPage(
      `<style>body { height: 3000px } #box { height: 60px; overflow: auto } td { max-width: 60px; overflow: hidden }
       header { position: fixed; top: 0; left: 0; right: 0; height: 50px; background: white; display: none }</style>
     <header>Menu</header><div id="space"></div><p id="first">Pay vitaIik.eth</p>
     <div id="box"><p>one</p><p>two</p><p>three</p><p>Pay rnetamask.eth</p></div>
     <table><tr><td>vitaIik-and-more-words.eth</td></tr></table><details><summary>More</summary>rnetamask.eth</details>`,
    );
    await expect.poll(() => listNames(page)).toEqual(['vitaIik.eth', 'vitaIik-and-more-words.eth']);
    const getDistance = async () => {
      const top = await page.locator('#first').evaluate((p) => p.getBoundingClientRect().top);
      return ((await listIcons(page))[0]?.y ?? 0) - top;
    };
    const before = await getDistance();
    await page.evaluate(() => {
      (document.querySelector('#space') as HTMLElement).style.height = '100px';
    });
    await expect.poll(getDistance).toBe(before);
    const cut = (await listIcons(page)).find(({ name }) => name.includes('more'));
    expect(cut?.x).toBeLessThan(100);
    await page.evaluate(() => {
      const box = document.querySelector('#box') as Element;
      box.scrollTop = 1000;
      (document.querySelector('details') as HTMLDetailsElement).open = true;
    });
    await expect.poll(() => listNames(page)).toHaveLength(4);
    await page.evaluate(() => {
      (document.querySelector('header') as HTMLElement).style.display = 'block';
      const first = document.querySelector('#first') as Element;
      scrollTo(0, first.getBoundingClientRect().top + scrollY - 10);
    });
    await expect.poll(() => listNames(page)).not.toContain('vitaIik.eth');
  });
  await step(extension, 'stands at the name on a page that is scaled', async () => {
    const page = await extension.openPage(
      '<style>html { zoom: 1.5; transform: scale(1.2); transform-origin: 0 0 }</style><p>a <b>vitaIik.eth</b> b</p>',
    );
    const { x, y } = await findIcon(page);
    const name = await page.locator('b').boundingBox();
    expect(Math.abs(x - 8 - ((name?.x ?? 0) + (name?.width ?? 0)))).toBeLessThan(12);
    expect(Math.abs(y - 8 - (name?.y ?? 0))).toBeLessThan(20);
  });
});

test('marks names in modal dialogs, and opens their reports in the extension', async ({
  extension,
}) => {
  const page = await extension.openPage('<dialog><p>Pay vitaIik.eth now</p></dialog>');
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  const { x, y } = await findIcon(page);
  await page.mouse.click(x, y);
  await expect.poll(() => readTexts(page)).toContain('Full report');
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
  await step(extension, 'reads shadow roots and frames', async () => {
    const frame = extension.servePage('<p>rnetamask.eth</p>');
    const page = await extension.openPage(
      `<x-open></x-open><x-closed></x-closed><x-late></x-late><div id="built-in"></div>
     <iframe src="${frame}"></iframe><iframe src="${frame.replace('localhost', '127.0.0.1')}"></iframe>
     <iframe srcdoc="<p>vitaIik.eth</p>"></iframe>
     <script>
       const open = document.querySelector('x-open').attachShadow({ mode: 'open' });
       open.innerHTML = '<p>vitaIik.eth</p><x-inner></x-inner>';
       const inner = open.querySelector('x-inner').attachShadow({ mode: 'open' });
       inner.innerHTML = '<p>rnetamask.eth</p>';
       const closed = document.querySelector('x-closed').attachShadow({ mode: 'closed' });
       closed.innerHTML = '<p>rnetamask.eth</p>';
       const builtIn = document.querySelector('#built-in').attachShadow({ mode: 'open' });
       builtIn.innerHTML = '<p>rnetamask.eth</p>';
       setTimeout(() => {
         customElements.define('x-late', class extends HTMLElement {
           connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>vitaIik.eth</p>' }
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
  });
  await step(
    extension,
    'marks a page that is shown again, and a document that replaces another',
    async () => {
      const page = await extension.openPage('<p>vitaIik.eth</p>');
      await expect.poll(() => readBadge(extension)).toBe('1');
      await page.goto(extension.servePage('<p>nothing</p>'));
      await expect.poll(() => readBadge(extension)).toBe('');
      await page.goBack();
      await expect.poll(() => readBadge(extension)).toBe('1');
      await expect.poll(() => readMarks(page)).toEqual([NOT_VITALIK]);
      await page.evaluate(() => {
        document.open();
        document.write('<p>Now rnetamask.eth</p>');
        document.close();
      });
      await expect.poll(() => readMarks(page)).toEqual([NOT_METAMASK]);
    },
  );
});
