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
import { measureOverflow } from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

const ZWJ = '\u200d';

/** Types JSON-escaped text into the field. Playwright cannot send unpaired surrogates. */
async function typeRaw(page: Page, escaped: string): Promise<void> {
  await getField(page).evaluate((element, text) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(element, JSON.parse(`"${text}"`));
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, escaped);
}

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
  const labels = getLetters(page).locator('bdi');
  const lefts = await getXs(labels);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  await openName(page, 'العربیة.eth');
  const xs = await getXs(getLetters(page).getByRole('link'));
  expect(xs).toEqual(xs.toSorted((one, other) => other - one));

  await openName(page, 'vitalìk.eth');
  const cells = (row: string) =>
    getXs(getVerdict(page).locator(`[data-row="${row}"] [data-differs]`));
  expect(await cells('wanted')).toEqual(await cells('given'));

  // Other apps draw both names, and a slider enlarges them.
  const drawn = getVerdict(page).getByRole('figure').getByText('vitalìk.eth').first();
  const before = await drawn.boundingBox();
  await page.getByRole('slider', { name: 'Size of the names' }).fill('40');
  const after = await drawn.boundingBox();
  expect((after?.width ?? 0) / (before?.width ?? 1)).toBeGreaterThan(3);
});

test('each line of a long name has both labels, and hostile names stay within the page', async ({
  page,
}) => {
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
    expect(await measureOverflow(page), name).toBeLessThanOrEqual(0);
  }
});

readingTest('shows the report while a name is typed', async ({ page }) => {
  await test.step('with one history entry', async () => {
    await page.getByRole('link', { name: 'Check', exact: true }).click();
    await getField(page).pressSequentially('vita');
    await expect(getTitle(page, 'vita')).toBeAttached();
    await getField(page).pressSequentially('lik.eth');
    await expect(getTitle(page, 'vitalik.eth')).toBeAttached();
    await expect(getField(page)).toBeFocused();
    await expect(page).toHaveTitle(/^vitalik\.eth: .* · Namescope$/u);
    await expect(getVerdict(page)).toContainText('This is the known name');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'What is really in that name?' })).toBeVisible();
    await expect(getField(page)).toHaveValue('');
  });

  await test.step('without a slower report of an earlier name', async () => {
    await openName(page, 'vitalik.eth');
    const slow = String.fromCodePoint(
      ...Array.from({ length: 190 }, (_, index) => 0x13000 + index),
    );
    await getField(page).fill(slow);
    await page.waitForTimeout(150); // longer than the pause after which a typed name is inspected
    await getField(page).fill('short.eth');
    await expect(getTitle(page, 'short.eth')).toBeAttached();
    await expect(getFullReport(page)).toBeVisible();
    await page.waitForTimeout(500);
    await expect(getTitle(page, 'short.eth')).toBeAttached();
    await expect(getField(page)).toHaveValue('short.eth');
  });
});

test('leads from letters, findings and repairs to their pages and back', async ({ page }) => {
  await openName(page, 'vitalìk.eth');
  await getLetters(page).locator('a[data-marked="true"]').click();
  await expect(getTitle(page, 'Latin Small Letter I With Grave')).toBeVisible();

  await test.step('a finding points at its letters and its label', async () => {
    await openName(page, 'vitalìk_a.б.eth');
    const finding = page.getByRole('region', { name: 'Also found' }).getByRole('listitem');
    const lit = getLetters(page).locator('[data-lit="true"]');
    await expect(lit).toHaveCount(0);
    await finding
      .filter({ has: page.getByRole('heading') })
      .first()
      .getByRole('link')
      .first()
      .focus();
    await expect(lit).not.toHaveCount(0);
    await openName(page, `[${'0'.repeat(64)}].a_b.eth`);
    await page.getByRole('button', { name: /^label 1/ }).click();
    const section = page.locator('details#label-0');
    await expect(section).toHaveAttribute('open');
    await expect(section.locator('summary').first()).toBeFocused();
    await expect(section.locator('summary').first()).toBeInViewport();
  });

  await test.step('a repair can be undone', async () => {
    await openName(page, 'sh_op.eth');
    await openDetails(page);
    await page.getByRole('button', { name: 'Replace it with -' }).click();
    await expect(getTitle(page, 'sh-op.eth')).toBeAttached();
    await expect(page.getByText('You changed sh_op.eth to sh-op.eth')).toBeVisible();
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(getField(page)).toHaveValue('sh_op.eth');
    await openName(page, 'rnetamask.eth');
    await getVerdict(page).getByRole('link', { name: 'metamask.eth' }).click();
    await expect(page.getByText('You changed rnetamask.eth to metamask.eth')).toBeVisible();
  });

  await test.step('known names can be turned off', async () => {
    const setting = page.getByLabel('Compare with known names');
    await openName(page, 'paypa1.eth');
    await setting.uncheck();
    await expect(getVerdict(page)).toContainText('No problem found in the spelling.');
    await page.reload();
    await expect(getVerdict(page)).toContainText('No problem found in the spelling.');
    await expect(setting).not.toBeChecked();
    await setting.check();
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

test('a reader sees few words and no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, most] of chooseEvery(2, [
      ['nick.eth', 60],
      ['some-ordinary-name.eth', 60],
      ['vitalìk.eth', 90],
      ['rnetamask.eth', 90],
    ] as const)) {
      await page.goto('about:blank');
      await openName(page, name);
      if (most === 90) await expect(getVerdict(page).getByText('This device draws')).toBeVisible();
      const words = await countWords(page);
      expect([name, width, words, words > 20 && words <= most]).toEqual([name, width, words, true]);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const shift = shifts.reduce((sum, value) => sum + value, 0);
      expect([name, width, shift, shift < 0.01]).toEqual([name, width, shift, true]);
    }
  }
});

test('technical details stay as the reader left them', async ({ page }) => {
  await openName(page, 'nick.eth');
  const namehash = page.getByText('Namehash', { exact: true }).first();
  await expect(page.getByText('12 checks, nothing found')).toBeVisible();
  await expect(namehash).toBeHidden();
  await openDetails(page);
  await expect(namehash).toBeVisible();
  // The browser reports in a later task that the details were opened or closed.
  await page.waitForFunction(() => localStorage.getItem('namescope.technical-details') !== null);
  await page.reload();
  await expect(namehash).toBeVisible();
  await openName(page, 'vitalik.eth');
  await expect(namehash).toBeVisible();
  await page.getByText('Technical details').click();
  await expect(namehash).toBeHidden();
  await page.waitForFunction(() => localStorage.getItem('namescope.technical-details') === null);
  await page.reload();
  await expect(getFullReport(page)).toBeVisible();
  await expect(namehash).toBeHidden();
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('each button copies its form of the name', async ({ page }) => {
    const name = `ni${ZWJ}ck.eth`;
    await openName(page, name);
    await openDetails(page);
    const facts = page.getByRole('complementary', { name: 'Facts' });
    const namehash = await facts.locator('code').first().textContent();
    for (const [button, text] of [
      ['Text: copy the text', name],
      ['UTF-8 hex: copy the UTF-8 bytes', '6E 69 E2 80 8D 63 6B 2E 65 74 68'],
      ['Percent-encoded: copy the percent-encoded text', 'ni%E2%80%8Dck.eth'],
      ['Namehash: copy the namehash', namehash],
    ] as const) {
      await facts.getByRole('button', { name: button }).click();
      expect([button, await readClipboard(page)]).toEqual([button, text]);
    }
  });

  test('the large name is copied unchanged', async ({ page }) => {
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
});

readingTest('rejects an unpaired surrogate without changing it', async ({ page }) => {
  await openName(page, 'vitalik.eth');
  await typeRaw(page, 'a\\ud800b.eth');
  await expect(page.getByRole('alert')).toContainText('surrogate');
  expect(
    await getField(page).evaluate((element) => (element as HTMLTextAreaElement).value.length),
  ).toBe(7);
  await typeRaw(page, 'vitalik.eth');
  await expect(getFullReport(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('accepts a name of one megabyte', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await page.evaluate(() => navigator.clipboard.writeText('a'.repeat(1_048_576)));
  await getField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(getVerdict(page)).toContainText('too long to check', { timeout: 60_000 });
  await openDetails(page);
  await expect(page.getByText('1,048,576 code points')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'What is really in that name?' })).toBeVisible();
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
  const announced = page.locator('main > * > [role="status"], main [role="status"]').first();
  await expect(announced).toHaveText(
    'Alert. Don’t send. This is not metamask.eth. “rn” reads as “m”.',
  );
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said[0]).toBe('');
  await announced.evaluate((element) => Object.assign(window, { region: element }));
  await getField(page).fill('vitalik.eth');
  await expect(announced).toHaveText('Pass. This is the known name of Vitalik Buterin (person).');
  expect(
    await announced.evaluate(
      (element) => (window as unknown as { region: Element }).region === element,
    ),
  ).toBe(true);
});
