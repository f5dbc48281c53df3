import { expect } from '@playwright/test';
import { readBadge, readMarks, readTexts, test } from './extension-test.ts';

const NOT_VITALIK = 'alert: Don’t send. This is not vitalik.eth.';
const NOT_METAMASK = 'alert: Don’t send. This is not metamask.eth.';

const getText = () => document.body.textContent;
const HOST = '[data-namescope-mark]';

test.describe('without access to pages', () => {
  test.use({ isAllowed: false });

  test('touches no page and contacts nobody', async ({ extension }) => {
    const page = await extension.openPage('<p>Pay vitaIik.eth</p>');
    await page.waitForTimeout(1_000);
    await expect(page.locator(HOST)).toHaveCount(0);
    const permissions = await extension.background.evaluate(() => chrome.permissions.getAll());
    expect(permissions.origins).toEqual([]);
    expect(permissions.permissions?.sort()).toEqual([
      'activeTab',
      'contextMenus',
      'scripting',
      'storage',
    ]);
    expect(extension.requests).toEqual([]);
  });
});

test('marks names with their verdict and leaves other text alone', async ({ extension }) => {
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
  expect(await page.locator('#fine').innerHTML()).not.toContain('<span');
  expect(await readBadge(extension)).toBe('3');
});

test('copies the text of the page without the marks', async ({ extension }) => {
  const page = await extension.openPage('<p>Pay vitaIik.eth now</p><p>Thanks</p>');
  await expect(page.locator(HOST)).toHaveCount(1);
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

test('says why on hover, on focus and on tap, and closes with Escape', async ({ extension }) => {
  const page = await extension.openPage('<p>Pay vitaIik.eth now <a href="#x">next</a></p>');
  const mark = page.locator(HOST);
  await expect(mark).toHaveCount(1);
  const evidence = '“I” (U+0049) reads as “l”.';
  expect(await readTexts(page)).not.toContain(evidence);
  await mark.hover();
  await expect.poll(() => readTexts(page)).toContain(evidence);
  await page.mouse.move(0, 0);
  await expect.poll(() => readTexts(page)).not.toContain(evidence);
  await page.keyboard.press('Tab');
  await expect.poll(() => readTexts(page)).toContain(evidence);
  await page.keyboard.press('Escape');
  await expect.poll(() => readTexts(page)).not.toContain(evidence);
  await mark.click();
  await page.mouse.move(0, 0);
  await expect.poll(() => readTexts(page)).toContain('Full report');
});

test('opens the full report in the extension', async ({ extension }) => {
  const page = await extension.openPage('<p>Pay vitaIik.eth now</p>');
  await expect(page.locator(HOST)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const opened = extension.context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const report = await opened;
  await expect(report.getByText('Don’t send. This is not vitalik.eth.').first()).toBeVisible();
  expect(report.url()).toMatch(/^chrome-extension:.*#\/name\/vitaIik\.eth$/);
});

test('trusts a name, on all pages and on the page Protect', async ({ extension }) => {
  const page = await extension.openPage('<p>Pay rnetamask.eth now</p>');
  await expect(page.locator(HOST)).toHaveCount(1);
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator(HOST)).toHaveCount(0);
  const site = await extension.openOwnPage('index.html#/protect');
  await expect(site.getByText('rnetamask.eth').first()).toBeVisible();
  await site.evaluate(() => localStorage.length);
  const other = await extension.openPage('<p>Pay rnetamask.eth, not to rnetamaskk.eth</p>');
  await expect.poll(() => readMarks(other)).toHaveLength(1);
});

test('reads names that are split into several elements', async ({ extension }) => {
  const page = await extension.openPage(
    `<p><span>vitaIik</span><span>.eth</span></p><p>Pay <b>rneta<i>mask</i></b>.eth now</p>
     <div>vitaIik</div><div>.eth</div><p><span>nick</span><span>.eth</span></p>`,
  );
  await expect.poll(() => readMarks(page)).toEqual([NOT_VITALIK, NOT_METAMASK]);
});

test('warns of links that lead to another name', async ({ extension }) => {
  const page = await extension.openPage(
    `<a href="https://app.ens.domains/vitaIik.eth">vitalik.eth</a>
     <a href="https://app.ens.domains/vitalik.eth">Vitalik: vitalik.eth</a>
     <a href="https://nick.eth.limo/">nick.eth</a>
     <a href="https://example.com/">vitalik.eth</a>
     <a href="https://etherscan.io/name-lookup-search?id=evil.eth"><b>vitalik.eth</b></a>`,
  );
  await expect
    .poll(() => readMarks(page))
    .toEqual([
      'alert: Don’t follow this link. It leads to ⁨vitaIik.eth⁩.',
      'alert: Don’t follow this link. It leads to ⁨evil.eth⁩.',
    ]);
});

test('follows changes of the page', async ({ extension }) => {
  const page = await extension.openPage('<p id="old">Pay vitaIik.eth now</p><div id="new"></div>');
  await expect(page.locator(HOST)).toHaveCount(1);
  await page.evaluate(() => {
    const added = document.querySelector('#new') as Element;
    added.innerHTML = '<ul><li>rnetamask.eth</li></ul>';
  });
  await expect(page.locator(`#new ${HOST}`)).toHaveCount(1);
  // As React does: the node of the page gets a new text.
  await page.evaluate(() => {
    const { firstChild } = document.querySelector('#old') as Element;
    (firstChild as Text).data = 'Now pay nick.eth, please';
  });
  await expect(page.locator(`#old ${HOST}`)).toHaveCount(0);
  expect(await page.locator('#old').textContent()).toBe('Now pay nick.eth, please');
  expect(await page.locator('#old').evaluate((old) => old.childNodes.length)).toBe(1);
  await page.evaluate(() => document.querySelector('#new')?.replaceChildren());
  await expect(page.locator(HOST)).toHaveCount(0);
});

test('does not read scripts, fields, editors and other marks', async ({ extension }) => {
  const page = await extension.openPage(
    `<script>const a = 'vitaIik.eth';</script><style>/* vitaIik.eth */</style>
     <textarea>vitaIik.eth</textarea><input value="vitaIik.eth" /><input type="password" value="vitaIik.eth" />
     <div contenteditable>vitaIik.eth</div><div role="textbox">vitaIik.eth</div>
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

test('reads shadow roots and frames', async ({ extension }) => {
  const frame = extension.servePage('<p>rnetamask.eth</p>');
  const page = await extension.openPage(
    `<x-open></x-open><x-closed></x-closed>
     <iframe src="${frame}"></iframe><iframe src="${frame.replace('localhost', '127.0.0.1')}"></iframe>
     <iframe srcdoc="<p>vitaIik.eth</p>"></iframe>
     <script>
       const open = document.querySelector('x-open').attachShadow({ mode: 'open' });
       open.innerHTML = '<p>vitaIik.eth</p><x-inner></x-inner>';
       const inner = open.querySelector('x-inner').attachShadow({ mode: 'open' });
       inner.innerHTML = '<p>rnetamask.eth</p>';
       const closed = document.querySelector('x-closed').attachShadow({ mode: 'closed' });
       closed.innerHTML = '<p>rnetamask.eth</p>';
     </script>`,
  );
  await expect.poll(() => readMarks(page)).toEqual([NOT_VITALIK, NOT_METAMASK, NOT_METAMASK]);
  for (const child of page.frames().slice(1)) {
    await expect(child.locator(HOST)).toHaveCount(1);
  }
});
