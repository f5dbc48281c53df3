// The report of a name. src/ui/features/name-report tests what it says.

import { expect, type Locator, type Page } from '@playwright/test';
import { chooseEvery } from '../src/engine/testing/test-scope.ts';
import {
  formatNameHref,
  getField,
  getFullReport,
  getLetters,
  getTitle,
  getVerdict,
  openDetails,
  openName,
} from './name-page.ts';
import {
  CLIPBOARD,
  expectNoOverflow,
  expectText,
  getButton,
  press,
  readClipboard,
} from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

const ZWJ = '\u200d';

readingTest('places letters and labels as they are read', async ({ page }) => {
  const getXs = (letters: Locator) =>
    letters.evaluateAll((all) => all.slice(0, 4).map((each) => each.getBoundingClientRect().x));
  await openName(page, '\u200b\u200c\u200d');
  for (const label of ['ZWSP', 'ZWNJ', 'ZWJ']) {
    const box = await getLetters(page).locator(`[data-label="${label}"]`).boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(16);
  }

  // Labels follow each other from left to right, and their letters from right to left.
  await openName(page, 'שלום.ابجد.eth');
  const lefts = await getXs(getLetters(page).locator('bdi'));
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  await openName(page, 'العربیة.eth');
  const xs = await getXs(getLetters(page).getByRole('link'));
  expect(xs).toEqual(xs.toSorted((one, other) => other - one));

  await openName(page, 'vitalìk.eth');
  const getDiffering = (row: string) =>
    getXs(getVerdict(page).locator(`[data-row="${row}"] [data-differs]`));
  expect(await getDiffering('wanted')).toEqual(await getDiffering('given'));

  // Other apps draw both names, and a slider enlarges them.
  const drawn = getVerdict(page).getByRole('figure').getByText('vitalìk.eth').first();
  const before = await drawn.boundingBox();
  await page.getByRole('slider', { name: 'Size of the names' }).fill('40');
  const after = await drawn.boundingBox();
  expect((after?.width ?? 0) / (before?.width ?? 1)).toBeGreaterThan(3);
});

test('long and hostile names stay within the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openName(page, 'thefamousethereumfoundation-vitalìk.eth');
  await expect(getVerdict(page).getByText('You were given')).toHaveCount(2);
  await expect(getVerdict(page).getByText('You probably want')).toHaveCount(2);
  for (const name of [
    '<img src=x onerror=alert(1)>.eth',
    `z${'\u0335\u0321\u0489'.repeat(40)}.eth`,
    '.'.repeat(150),
  ]) {
    await openName(page, name);
    await openDetails(page);
    await expectNoOverflow(page, name);
  }
});

readingTest('shows the report while a name is typed, in one history entry', async ({ page }) => {
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  await getField(page).pressSequentially('vita');
  await expect(getTitle(page, 'vita')).toBeAttached();
  await getField(page).pressSequentially('lik.eth');
  await expect(getTitle(page, 'vitalik.eth')).toBeAttached();
  await expect(getField(page)).toBeFocused();
  await expect(page).toHaveTitle(/^vitalik\.eth: .* · Namescope$/u);
  await expect(getVerdict(page)).toContainText('This is the known name');
  await page.goBack();
  await expect(getTitle(page, 'What is really in that name?')).toBeVisible();
  await expect(getField(page)).toHaveValue('');

  // A slower report of an earlier name does not replace the report of the last one.
  const slow = Array.from({ length: 190 }, (_, index) => 0x13000 + index);
  await getField(page).fill(String.fromCodePoint(...slow));
  await page.waitForTimeout(150); // longer than the pause after which a typed name is inspected
  await getField(page).fill('short.eth');
  await expect(getFullReport(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(getTitle(page, 'short.eth')).toBeAttached();
  await expect(getField(page)).toHaveValue('short.eth');
});

test('links letters, findings and repairs to their pages', async ({ page, protect }) => {
  await openName(page, 'vitalìk.eth');
  await getLetters(page).locator('a[data-marked="true"]').click();
  await expect(getTitle(page, 'Latin Small Letter I With Grave')).toBeVisible();

  await test.step('a finding points at its letters and its label', async () => {
    await openName(page, 'vitalìk_a.б.eth');
    const findings = page.getByRole('region', { name: 'Also found' }).getByRole('listitem');
    const finding = findings.filter({ has: page.getByRole('heading') }).first();
    const lit = getLetters(page).locator('[data-lit="true"]');
    await expect(lit).toHaveCount(0);
    await finding.getByRole('link').first().focus();
    await expect(lit).not.toHaveCount(0);
    await openName(page, `[${'0'.repeat(64)}].a_b.eth`);
    await press(page, /^label 1/);
    const section = page.locator('details#label-0');
    await expect(section).toHaveAttribute('open');
    await expect(section.locator('summary').first()).toBeFocused();
    await expect(section.locator('summary').first()).toBeInViewport();
  });

  await test.step('a repair can be undone', async () => {
    await openName(page, 'sh_op.eth');
    await openDetails(page);
    await press(page, 'Replace it with -');
    await expect(getTitle(page, 'sh-op.eth')).toBeAttached();
    await expectText(page, 'You changed sh_op.eth to sh-op.eth');
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(getField(page)).toHaveValue('sh_op.eth');
    await openName(page, 'rnetamask.eth');
    await getVerdict(page).getByRole('link', { name: 'metamask.eth' }).click();
    await expectText(page, 'You changed rnetamask.eth to metamask.eth');
  });

  await test.step('known names can be turned off', async () => {
    await openName(page, 'paypa1.eth');
    await protect.knownNames.uncheck();
    await expect(getVerdict(page)).toContainText('No problem found in the spelling.');
    await page.reload();
    await expect(getVerdict(page)).toContainText('No problem found in the spelling.');
    await expect(protect.knownNames).not.toBeChecked();
    await protect.knownNames.check();
    await expect(getVerdict(page)).toContainText('Don’t send. This is not paypal.eth.');
  });
});

/** Counts the visible words of a report. Each row of letters counts as one word. */
function countWords(page: Page): Promise<number> {
  return page.locator('article').evaluate((article) => {
    const isSeen = (element: Element) =>
      element.checkVisibility() && !getComputedStyle(element).clipPath.startsWith('inset');
    const read = (element: Element): string => {
      if (!isSeen(element)) return '';
      if (element.matches('[data-row]')) return ' name ';
      const parts = [...element.childNodes].map((node) =>
        node instanceof Element ? read(node) : (node.textContent ?? ''),
      );
      const isInline = getComputedStyle(element).display.startsWith('inline');
      return isInline ? parts.join('') : ` ${parts.join('')} `;
    };
    return read(article)
      .split(/\s+/u)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  });
}

test('a reader sees few words', async ({ page }) => {
  for (const [name, most] of chooseEvery(2, [
    ['nick.eth', 60],
    ['some-ordinary-name.eth', 60],
    ['vitalìk.eth', 90],
    ['rnetamask.eth', 90],
  ] as const)) {
    await openName(page, name);
    if (most === 90) await expectText(getVerdict(page), 'This device draws');
    const words = await countWords(page);
    expect(words, name).toBeGreaterThan(20);
    expect(words, name).toBeLessThanOrEqual(most);
  }
});

test('technical details stay as the reader left them', async ({ page }) => {
  await openName(page, 'nick.eth');
  const namehash = page.getByText('Namehash', { exact: true }).first();
  /** Waits until the page has stored a choice, because browsers report opened details in a later task. */
  const waitForChoice = (isOpen: boolean) =>
    page.waitForFunction(
      (open) => (localStorage.getItem('namescope.technical-details') !== null) === open,
      isOpen,
    );
  await expectText(page, '12 checks, nothing found');
  await expect(namehash).toBeHidden();
  await openDetails(page);
  await expect(namehash).toBeVisible();
  await waitForChoice(true);
  await page.reload();
  await expect(namehash).toBeVisible();
  await openName(page, 'vitalik.eth');
  await expect(namehash).toBeVisible();
  await page.getByText('Technical details').click();
  await waitForChoice(false);
  await page.reload();
  await expect(getFullReport(page)).toBeVisible();
  await expect(namehash).toBeHidden();
});

test('copies each form of a name, and the large name unchanged', async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await openName(page, `ni${ZWJ}ck.eth`);
  await openDetails(page);
  const facts = page.getByRole('complementary', { name: 'Facts' });
  const namehash = await facts.locator('code').first().textContent();
  for (const [button, text] of [
    ['Text: copy the text', `ni${ZWJ}ck.eth`],
    ['UTF-8 hex: copy the UTF-8 bytes', '6E 69 E2 80 8D 63 6B 2E 65 74 68'],
    ['Percent-encoded: copy the percent-encoded text', 'ni%E2%80%8Dck.eth'],
    ['Namehash: copy the namehash', namehash],
  ] as const) {
    await press(facts, button);
    expect([button, await readClipboard(page)]).toEqual([button, text]);
  }

  for (const name of [
    `ni${ZWJ}ck.eth`,
    '\u200b\u200c\u200d.eth',
    'שלום.ابجد.eth',
    'a\u202ebc.eth',
    'a\u0301\u0302\u0303b.👩‍👩‍👧.eth',
  ]) {
    await openName(page, name);
    const large = getLetters(page).first();
    await large.evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+C');
    expect(await readClipboard(page)).toBe(name);
  }
});

test('rejects an unpaired surrogate, and accepts a megabyte', async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await openName(page, 'vitalik.eth');
  // Playwright cannot send unpaired surrogates.
  await getField(page).evaluate((element) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(element, 'a\ud800b.eth');
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('alert')).toContainText('surrogate');
  await expect(getField(page)).toHaveJSProperty('value.length', 7);
  await page.evaluate(() => navigator.clipboard.writeText('a'.repeat(1_048_576)));
  await getField(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(getVerdict(page)).toContainText('too long to check', { timeout: 60_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openDetails(page);
  await expectText(page, '1,048,576 code points');
  await getButton(page, 'Clear').click();
  await expect(getTitle(page, 'What is really in that name?')).toBeVisible();
});

test('announces verdicts in a live region that exists and is empty before', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('main [role="status"]')?.textContent;
      if (text !== undefined && text !== null && said.at(-1) !== text) said.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(formatNameHref('rnetamask.eth'));
  const announced = page.locator('main [role="status"]').first();
  await expect(announced).toHaveText(
    'Alert. Don’t send. This is not metamask.eth. “rn” reads as “m”.',
  );
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said[0]).toBe('');
  const region = await announced.elementHandle();
  await getField(page).fill('vitalik.eth');
  await expect(announced).toHaveText('Pass. This is the known name of Vitalik Buterin (person).');
  expect(await announced.evaluate((element, before) => element === before, region)).toBe(true);
});
