import { expect, type Page } from '@playwright/test';
import { chooseEvery } from '../src/engine/testing/test-scope.ts';
import { measureOverflow } from './measure-overflow.ts';
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
import { test } from './site-test.ts';

const ZWJ = '\u200d';

/** Types JSON-escaped text into the field. Playwright cannot send unpaired surrogates. */
async function typeRaw(page: Page, escaped: string): Promise<void> {
  await getField(page).evaluate((element, text) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(element, JSON.parse(`"${text}"`));
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, escaped);
}

test('shows names with hidden, right-to-left and too many characters', async ({ page }) => {
  await test.step('an invisible character next to a fault, and long lists of code points', async () => {
    await openName(page, 'vita\u200blik_x.eth');
    await openDetails(page);
    const fault = page.getByText('character 9, in label 1').locator('..');
    await expect(fault.locator('[data-label="ZWSP"]')).toBeVisible();
    await openName(page, `a${'\u0301'.repeat(40)}.eth`);
    await expect(page.getByText('U+0061 U+0301 U+0301 +38').first()).toBeVisible();
  });

  await test.step('labels of hidden characters, also in the title', async () => {
    await openName(page, `ni${ZWJ}ck.eth`);
    await expect(page).toHaveTitle(
      'ni[ZWJ]ck.eth: Don’t send. This name hides a character. · Namescope',
    );
    await openName(page, '\u200b\u200c\u200d');
    await expect(page).toHaveTitle(/^\[ZWSP\]\[ZWNJ\]\[ZWJ\]: .* · Namescope$/u);
    for (const label of ['ZWSP', 'ZWNJ', 'ZWJ']) {
      const chip = getLetters(page).locator(`[data-label="${label}"]`);
      await expect(chip).toBeVisible();
      const box = await chip.boundingBox();
      expect(box?.width ?? 0).toBeGreaterThan(16);
    }
  });

  await test.step('right-to-left labels in their order', async () => {
    await openName(page, 'שלום.ابجد.eth');
    const labels = getLetters(page).locator('bdi');
    const boxes = await Promise.all([0, 1, 2].map((index) => labels.nth(index).boundingBox()));
    const lefts = boxes.map((box) => box?.x ?? Number.NaN);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    // Within a label, the first letter is on the right.
    const letters = labels.nth(0).getByRole('link');
    const [first, last] = [await letters.nth(0).boundingBox(), await letters.nth(3).boundingBox()];
    expect(first?.x).toBeGreaterThan(last?.x ?? Number.NaN);
  });

  await test.step('a name that is too long to inspect', async () => {
    await openName(page, `${'a'.repeat(300)}.eth`);
    await expect(getVerdict(page)).toContainText('.eth');
    await expect(getVerdict(page)).toContainText('Don’t send. This name is too long to check.');
    await expect(page.getByText('no checks')).toBeVisible();
  });

  await test.step('the root', async () => {
    await page.goto('./#/name/');
    await expect(getTitle(page, 'The root name')).toBeAttached();
    await expect(page.getByText(`0x${'0'.repeat(64)}`)).toBeVisible();
    await expect(page).toHaveTitle('The root name: This is the root of all names. · Namescope');
  });
});

test('shows the report while a name is typed', async ({ page }) => {
  await test.step('with one history entry', async () => {
    await page.goto('./');
    await getField(page).pressSequentially('vita');
    await expect(getTitle(page, 'vita')).toBeAttached();
    await getField(page).pressSequentially('lik.eth');
    await expect(getTitle(page, 'vitalik.eth')).toBeAttached();
    await expect(getField(page)).toBeFocused();
    await expect(page).toHaveTitle(/^vitalik\.eth: .* · Namescope$/u);
    await expect(getVerdict(page)).toContainText('pass');
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

test('a marked letter and a finding lead to their grapheme and label', async ({ page }) => {
  await test.step('one click on the marked letter', async () => {
    await openName(page, 'vitalìk.eth');
    await expect(getVerdict(page)).toContainText('alert · 2 findings');
    const marked = getLetters(page).locator('[data-marked="true"]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAccessibleName(
      'ì Latin Small Letter I With Grave, U+00EC, worth checking',
    );
    await marked.click();
    await expect(getTitle(page, 'Latin Small Letter I With Grave')).toBeVisible();
  });

  await test.step('a finding that the card does not describe points at its letters', async () => {
    await openName(page, 'vitalìk_a.б.eth');
    const findings = page.getByRole('region', { name: 'Also found' });
    const finding = findings.getByRole('listitem').filter({ has: page.getByRole('heading') });
    const link = finding.first().getByRole('link').first();
    await expect(getLetters(page).locator('[data-lit="true"]')).toHaveCount(0);
    await link.focus();
    await expect(getLetters(page).locator('[data-lit="true"]')).not.toHaveCount(0);
  });

  await test.step('a finding about a whole label leads to the label', async () => {
    await openName(page, `[${'0'.repeat(64)}].a_b.eth`);
    const chip = page.getByRole('button', { name: /^label 1/ });
    await chip.click();
    const section = page.locator('details#label-0');
    await expect(section).toHaveAttribute('open');
    await expect(section.locator('summary').first()).toBeFocused();
    await expect(section.locator('summary').first()).toBeInViewport();
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
  await page.reload();
  await expect(namehash).toBeVisible();
  await openName(page, 'vitalik.eth');
  await expect(namehash).toBeVisible();
  await page.getByText('Technical details').click();
  await expect(namehash).toBeHidden();
  // The browser reports that the details were closed in a later task.
  await page.waitForFunction(() => localStorage.getItem('namescope.technical-details') === null);
  await page.reload();
  await expect(getFullReport(page)).toBeVisible();
  await expect(namehash).toBeHidden();
});

test('offers valid spellings of names that ENS does not accept', async ({ page }) => {
  await test.step('a repair that can be undone', async () => {
    await openName(page, 'sh_op.eth');
    await openDetails(page);
    const label = page.locator('details#label-0');
    await expect(label.locator('mark')).toHaveText('_');
    await expect(label).toContainText('character 3, in label 1');
    await label.getByRole('button', { name: 'Replace it with -' }).click();
    await expect(getTitle(page, 'sh-op.eth')).toBeAttached();
    await expect(page.getByText('You changed sh_op.eth to sh-op.eth')).toBeVisible();
    await expect(getField(page)).toHaveValue('sh-op.eth');
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(getField(page)).toHaveValue('sh_op.eth');
    await expect(getTitle(page, 'sh_op.eth')).toBeAttached();
  });

  await test.step('letters in the tone of the report', async () => {
    await openName(page, 'VITALIK.ETH');
    const letter = getLetters(page).getByRole('link', { name: /^V / });
    await expect(letter).toHaveAccessibleName(/, worth knowing$/u);
  });

  await test.step('the normalized form', async () => {
    await openName(page, 'Brantly.eth');
    await expect(getTitle(page, 'Brantly.eth')).toBeAttached();
    await expect(getVerdict(page)).toContainText('Use brantly.eth.');
    await expect(getVerdict(page).getByRole('link', { name: 'Compare' })).toHaveCount(0);
    await getVerdict(page).getByRole('link', { name: 'brantly.eth' }).click();
    await expect(getField(page)).toHaveValue('brantly.eth');
    await expect(page).toHaveURL(/#\/name\/brantly\.eth$/u);
  });

  await test.step('a repair of a name that ENSIP-15 rejects', async () => {
    await openName(page, 'b๐red.eth');
    await expect(getVerdict(page)).toContainText('Don’t send. ENS doesn’t accept this spelling.');
    await expect(getVerdict(page).getByRole('button', { name: 'Copy bored.eth' })).toBeVisible();
    await getVerdict(page).getByRole('link', { name: 'bored.eth' }).click();
    await expect(getField(page)).toHaveValue('bored.eth');
  });

  await test.step('no repair that is itself an imitation', async () => {
    await openName(page, 'MetaMask-support.eth');
    await expect(getVerdict(page)).toContainText('ENS changes this name to metamask-support.eth.');
    await expect(getVerdict(page).getByRole('button', { name: /^Copy/ })).toHaveText(
      /^Copy metamask\.eth/u,
    );
  });
});

test('compares a name once with the name that was probably meant', async ({ page }) => {
  await test.step('letter under letter', async () => {
    await openName(page, 'vitalìk.eth');
    await expect(getVerdict(page)).toContainText('You were given');
    await expect(getVerdict(page)).toContainText('You probably want');
    const [given, wanted] = await Promise.all(
      ['given', 'wanted'].map((row) =>
        getVerdict(page)
          .locator(`[data-row="${row}"] [data-differs]`)
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x)),
      ),
    );
    expect(given).toHaveLength(11);
    expect(wanted).toEqual(given);
    await expect(getVerdict(page).getByText('U+00EC')).toHaveCount(1);
    await expect(getVerdict(page)).toContainText(
      /This device draws the two letters \d+\s% alike\./u,
    );
  });

  await test.step('each line of a long name has both labels', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openName(page, 'thefamousethereumfoundation-vitalìk.eth');
    await expect(getVerdict(page).getByText('You were given')).toHaveCount(2);
    await expect(getVerdict(page).getByText('You probably want')).toHaveCount(2);
    await expect(getVerdict(page).getByText(/\b0 more/u)).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a name that looks different once ENS has normalized it', async () => {
    await openName(page, 'vitaIik.eth');
    await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
    await expect(getVerdict(page)).toContainText('ENS reads this name as “vitaiik.eth”.');
  });

  await test.step('other apps draw both names, and a slider enlarges them', async () => {
    const drawn = getVerdict(page).getByRole('figure').getByText('vitaIik.eth').first();
    const before = await drawn.boundingBox();
    await page.getByRole('slider', { name: 'Size of the names' }).fill('40');
    const after = await drawn.boundingBox();
    expect((after?.width ?? 0) / (before?.width ?? 1)).toBeGreaterThan(3);
  });

  await test.step('joined letters stay joined and run from right to left', async () => {
    await openName(page, 'العربیة.eth');
    const letters = getLetters(page).getByRole('link');
    const xs = await letters.evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getBoundingClientRect().x),
    );
    expect(xs).toEqual(xs.toSorted((one, other) => other - one));
    await expect(getLetters(page).locator('[data-differs]')).toHaveCount(0);
  });
});

test('the next step of a first part is the complete name', async ({ page }) => {
  await openName(page, 'vitalik');
  await expect(getVerdict(page)).toContainText('worth knowing');
  await expect(getVerdict(page).getByRole('button', { name: 'Copy vitalik.eth' })).toBeVisible();
  await getVerdict(page).getByRole('link', { name: 'Check vitalik.eth' }).click();
  await expect(getTitle(page, 'vitalik.eth')).toBeAttached();
});

test('the next step of a clean name is its address', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openName(page, 'nick.eth');
  const link = getVerdict(page).getByRole('link', { name: 'Open in the ENS app' });
  await expect(link).toHaveAttribute('href', 'https://app.ens.domains/nick.eth');
  await expect(link).toHaveAttribute('rel', /noreferrer/u);
  await expect(getVerdict(page)).toContainText('Only the spelling was checked.');
  await expect(getVerdict(page).getByRole('button', { name: 'Ask your wallet' })).toBeVisible();
  expect(requested.filter((url) => url.includes('ens.domains'))).toEqual([]);
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

test('rejects an unpaired surrogate without changing it', async ({ page }) => {
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

test('shows hostile names as text', async ({ page }) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const marks = `z${'\u0335\u0321\u0489'.repeat(40)}`;
  for (const name of [
    '<img src=x onerror=alert(1)>.eth',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor.eth',
    `${marks}.eth`,
    '.'.repeat(150),
    '\u2028\u2029\u0000\ufff9.eth',
    `[${'0'.repeat(64)}].eth`,
  ]) {
    await page.goto(formatNameHref(name));
    await expect(getFullReport(page)).toBeVisible();
    await openDetails(page);
    await expect(page.getByText('code points,').first()).toBeVisible();
    expect(await measureOverflow(page), name).toBeLessThanOrEqual(0);
    expect(await page.locator('main img, main script').count()).toBe(0);
  }
  expect(dialogs).toBe(0);
});

test('compares names with known names', async ({ page }) => {
  await test.step('an imitation is compared piece by piece and leads to the known name', async () => {
    await openName(page, 'rnetamask.eth');
    await expect(getVerdict(page)).toContainText('Don’t send. This is not metamask.eth.');
    await expect(getVerdict(page)).toContainText('“rn” reads as “m”.');
    await expect(getLetters(page).locator('[data-differs="true"]')).toHaveText('rn');
    await getVerdict(page).getByRole('link', { name: 'metamask.eth' }).click();
    await expect(getTitle(page, 'metamask.eth')).toBeAttached();
    await expect(getVerdict(page)).toContainText('This is the known name of MetaMask (wallet).');
    await expect(page.getByText('You changed rnetamask.eth to metamask.eth')).toBeVisible();
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(getTitle(page, 'rnetamask.eth')).toBeAttached();
  });

  await test.step('known names can be turned off', async () => {
    await openName(page, 'paypa1.eth');
    await openDetails(page);
    await expect(getVerdict(page)).toContainText('Don’t send. This is not paypal.eth.');
    const setting = page.getByLabel('Compare with known names');
    await setting.uncheck();
    await expect(getVerdict(page)).toContainText('No problem found in the spelling.');
    await page.reload();
    await expect(getVerdict(page)).toContainText('No problem found in the spelling.');
    await expect(setting).not.toBeChecked();
    await setting.check();
    await expect(getVerdict(page)).toContainText('Don’t send. This is not paypal.eth.');
  });
});

test('ordinary spelling in another script passes without warnings', async ({ page }) => {
  await openName(page, 'автор.eth');
  await expect(getVerdict(page)).toContainText('Written in Cyrillic letters alone.');
  const inName = getVerdict(page).getByRole('link', { name: 'Cyrillic Small Letter A' });
  await expect(inName).toHaveAttribute('data-tone', 'pass');
  await expect(page.getByText('12 checks, 2 worth knowing')).toBeVisible();
  await expect(page.getByText('are ordinary in this spelling').first()).toBeHidden();
  await openDetails(page);
  await expect(page.getByText('are ordinary in this spelling').first()).toBeVisible();
  await inName.click();
  await expect(getTitle(page, 'Cyrillic Small Letter A')).toBeVisible();
  await expect(page.getByText('This is ordinary spelling in this name.')).toBeVisible();
});

test('announces the verdict of a new page in a live region that was empty before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('main [role="status"]')?.textContent;
      if (text !== undefined && text !== null && said.at(-1) !== text) said.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(formatNameHref('rnetamask.eth'));
  const read = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect
    .poll(read)
    .toContain('Alert. Don’t send. This is not metamask.eth. “rn” reads as “m”.');
  expect((await read())[0]).toBe('');
});

test('announces a verdict once in an existing live region', async ({ page }) => {
  await page.goto('./');
  await getField(page).fill('rnetamask.eth');
  const announced = page.locator('main > * > [role="status"], main [role="status"]').first();
  await expect(announced).toHaveText(
    'Alert. Don’t send. This is not metamask.eth. “rn” reads as “m”.',
  );
  await announced.evaluate((element) => Object.assign(window, { region: element }));
  await getField(page).fill('vitalik.eth');
  await expect(announced).toHaveText('Pass. This is the known name of Vitalik Buterin (person).');
  expect(
    await announced.evaluate(
      (element) => (window as unknown as { region: Element }).region === element,
    ),
  ).toBe(true);
});
