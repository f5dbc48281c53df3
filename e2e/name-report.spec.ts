import { expect, type Page } from '@playwright/test';
import { isWholeRun } from '../src/engine/testing/test-scope.ts';
import {
  formatNameHref,
  getField,
  getFullReport,
  getTitle,
  getVerdict,
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
    const fault = page.getByText('character 9, in label 1').locator('..');
    await expect(fault.locator('[data-label="ZWSP"]')).toBeVisible();
    await openName(page, `a${'\u0301'.repeat(40)}.eth`);
    await expect(page.getByText('U+0061 U+0301 U+0301 +38').first()).toBeVisible();
  });

  await test.step('labels of hidden characters, also in the title', async () => {
    await openName(page, `ni${ZWJ}ck.eth`);
    await expect(page).toHaveTitle('ni[ZWJ]ck.eth · Namescope');
    await openName(page, '\u200b\u200c\u200d');
    await expect(page).toHaveTitle('[ZWSP][ZWNJ][ZWJ] · Namescope');
    for (const label of ['ZWSP', 'ZWNJ', 'ZWJ']) {
      const chip = getVerdict(page).locator(`p [data-label="${label}"]`);
      await expect(chip).toBeVisible();
      const box = await chip.boundingBox();
      expect(box?.width ?? 0).toBeGreaterThan(16);
    }
  });

  await test.step('right-to-left labels in their order', async () => {
    await openName(page, 'שלום.ابجد.eth');
    const labels = getVerdict(page).locator('p[translate="no"] bdi');
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
    await expect(page.getByRole('heading', { name: 'Uninspected' })).toBeVisible();
    await expect(getVerdict(page)).toContainText('.eth');
    await expect(getVerdict(page)).toContainText('Too long to judge');
    await expect(page.getByText('passed or were skipped')).toHaveCount(0);
  });

  await test.step('the root', async () => {
    await page.goto('./#/name/');
    await expect(getTitle(page, 'The root name')).toBeAttached();
    await expect(page.getByText(`0x${'0'.repeat(64)}`)).toBeVisible();
    await expect(page).toHaveTitle('The root name · Namescope');
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
    await expect(page).toHaveTitle('vitalik.eth · Namescope');
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

test('findings lead to their graphemes and labels', async ({ page }) => {
  await test.step('a finding highlights its evidence and leads to the grapheme', async () => {
    await openName(page, 'vitalìk.eth');
    await expect(getVerdict(page)).toContainText('Imitates vitalik.eth');
    await expect(getVerdict(page)).toContainText('2 findings');
    await expect(getVerdict(page).getByRole('link', { name: 'vitalik.eth' })).toBeVisible();

    const finding = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Confusable Graphemes' }),
    });
    const evidence = finding.getByRole('link', {
      name: 'character 6, in label 1: Latin Small Letter I With Grave ì U+00EC looks like i',
    });
    await expect(evidence).toBeVisible();

    const inName = getVerdict(page).getByRole('link', { name: 'Latin Small Letter I With Grave' });
    await expect(inName).toHaveAttribute('data-lit', 'false');
    await finding.hover();
    await expect(inName).toHaveAttribute('data-lit', 'true');
    await page.mouse.move(0, 0);
    await expect(inName).toHaveAttribute('data-lit', 'false');
    await evidence.focus();
    await expect(inName).toHaveAttribute('data-lit', 'true');

    await inName.click();
    await expect(getTitle(page, 'Latin Small Letter I With Grave')).toBeVisible();
  });

  await test.step('a finding about a whole label leads to the label', async () => {
    await openName(page, 'sub.name.xyz');
    await expect(page.getByRole('heading', { name: 'No findings' })).toBeVisible();
    const notes = page.getByText('Worth knowing (1)');
    await expect(page.getByText('depends on the DNS top-level domain').first()).toBeHidden();
    await notes.click();
    const chip = page.getByRole('button', { name: 'label 3 xyz' });
    await chip.click();
    const section = page.locator('details#label-2');
    await expect(section).toHaveAttribute('open');
    await expect(section.locator('summary').first()).toBeFocused();
  });
});

test('offers valid spellings of names that ENS does not accept', async ({ page }) => {
  await test.step('a repair that can be undone', async () => {
    await openName(page, 'sh_op.eth');
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

  await test.step('the normalized form', async () => {
    await openName(page, 'Brantly.eth');
    await expect(getTitle(page, 'Brantly.eth')).toBeAttached();
    await expect(getVerdict(page)).toContainText('Use brantly.eth: the same name as ENS writes it');
    const offered = page.locator('article > div').filter({ hasText: 'Normalized form:' });
    await expect(offered).toContainText('brantly.eth');
    await expect(offered.getByRole('img', { name: 'pass' })).toBeVisible();
    await offered.getByRole('link', { name: 'brantly.eth' }).click();
    await expect(getField(page)).toHaveValue('brantly.eth');
    await expect(page).toHaveURL(/#\/name\/brantly\.eth$/u);
  });

  await test.step('a repair of a name that ENSIP-15 rejects', async () => {
    await openName(page, 'b๐red.eth');
    await expect(getVerdict(page)).toContainText('ENS does not accept this name');
    const offered = page.locator('article > div').filter({ hasText: 'Valid ENS spelling:' });
    await offered.getByRole('link', { name: 'bored.eth' }).click();
    await expect(getField(page)).toHaveValue('bored.eth');
  });
});

test('compares a name with the name that it looks like', async ({ page }) => {
  await test.step('a name that looks different once ENS has normalized it', async () => {
    await openName(page, 'vitaIik.eth');
    await expect(getVerdict(page)).toContainText(
      'Looks like vitalik.eth; ENS would read it as vitaiik.eth',
    );
    await expect(page.getByText('The two names look identical in most fonts.')).toBeVisible();
  });

  await test.step('grapheme by grapheme', async () => {
    await openName(page, 'frìedegg.eth');
    const comparison = page.getByRole('region', { name: 'Looks like another name' });
    const columns = comparison.getByRole('listitem');
    await expect(columns).toHaveCount(11);
    await expect(columns.nth(2)).toContainText('differs from');
    await expect(columns.nth(2)).toContainText('U+00EC');
    await expect(columns.nth(2)).toContainText('U+0069');
    await expect(comparison.getByText('differs from')).toHaveCount(1);
  });
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('each button copies its form of the name', async ({ page }) => {
    const name = `ni${ZWJ}ck.eth`;
    await openName(page, name);
    const facts = page.getByRole('complementary', { name: 'Facts' });
    const namehash = await facts.locator('code').first().textContent();
    for (const [button, text] of [
      ['Text: copy the text', name],
      [
        'U+…: copy the code points',
        'U+006E U+0069 U+200D U+0063 U+006B U+002E U+0065 U+0074 U+0068',
      ],
      [
        '\\u{…}: copy the escapes',
        '\\u{6E}\\u{69}\\u{200D}\\u{63}\\u{6B}\\u{2E}\\u{65}\\u{74}\\u{68}',
      ],
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
      '\u202eabc.eth',
      'a\u0301\u0302\u0303b.👩‍👩‍👧.eth',
    ]) {
      await openName(page, name);
      const large = getVerdict(page).locator('p[translate="no"]');
      await large.evaluate((element) => getSelection()?.selectAllChildren(element));
      await page.keyboard.press('Control+C');
      expect(await readClipboard(page)).toBe(name);
    }
  });
});

test('addresses keep every name', async ({ page }) => {
  await test.step('unchanged', async () => {
    for (const name of [
      'a/b',
      'a%2Fb',
      'a?b',
      'a#b',
      '%',
      '%41',
      'a+b',
      'a b',
      '..',
      '🧑🏽‍🚀.eth',
    ]) {
      // Without this only the fragment changes.
      if (isWholeRun || name === 'a/b' || name === '%41') await page.goto('about:blank');
      await openName(page, name);
      await expect(page).toHaveURL(formatNameHref(name).slice(1));
    }
  });

  await test.step('unless they cannot be decoded', async () => {
    for (const fragment of ['/name/%E0%A4', '/name/%', '/name/%ED%A0%80', '/grapheme/%FF']) {
      await page.goto(`./#${fragment}`);
      await expect(getTitle(page, 'This link is malformed')).toBeVisible();
      await expect(page.getByText(`#${fragment}`, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle('Malformed link · Namescope');
    }
  });

  await test.step('unless they lead nowhere', async () => {
    await page.goto('./#/nowhere');
    await expect(getTitle(page, 'There is nothing at this address')).toBeVisible();
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
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('heading', { name: 'Uninspected' })).toBeVisible({ timeout: 20_000 });
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
    await expect(
      page.getByLabel('Length').or(page.getByText('code points,')).first(),
    ).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([name, overflow > 0]).toEqual([name, false]);
    expect(await page.locator('main img, main script').count()).toBe(0);
  }
  expect(dialogs).toBe(0);
});

test('compares names with known and watched names', async ({ page }) => {
  await test.step('an imitation is compared piece by piece and leads to the known name', async () => {
    await openName(page, 'rnetamask.eth');
    await expect(getVerdict(page)).toContainText('Imitates metamask.eth');
    await expect(getVerdict(page)).toContainText('“rn” reads as “m”.');
    const finding = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Impersonation Risk' }),
    });
    const columns = finding.getByRole('list').getByRole('listitem');
    await expect(columns).toHaveCount(11);
    await expect(columns.first()).toHaveText(/^rn.*differs from.*m$/su);
    await getVerdict(page).getByRole('link', { name: 'metamask.eth' }).click();
    await expect(getTitle(page, 'metamask.eth')).toBeAttached();
    await expect(getVerdict(page)).toContainText(
      'Spelled exactly like the known name of MetaMask (wallet)',
    );
    await expect(page.getByText('You changed rnetamask.eth to metamask.eth')).toBeVisible();
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(getTitle(page, 'rnetamask.eth')).toBeAttached();
  });

  await test.step('known names can be turned off', async () => {
    await openName(page, 'paypa1.eth');
    await expect(getVerdict(page)).toContainText('Imitates paypal.eth');
    const setting = page.getByLabel('Compare with known names');
    await setting.uncheck();
    await expect(getVerdict(page)).toContainText('No problem found in the spelling');
    await page.reload();
    await expect(getVerdict(page)).toContainText('No problem found in the spelling');
    await expect(setting).not.toBeChecked();
    await setting.check();
    await expect(getVerdict(page)).toContainText('Imitates paypal.eth');
  });

  await test.step('the inspected name can be watched', async () => {
    await openName(page, 'my-own-name.eth');
    await page.getByRole('button', { name: 'Trust this name' }).click();
    await expect(getVerdict(page)).toContainText('Spelled exactly like a name that you trust');
    await openName(page, 'rny-0wn-name.eth');
    await expect(getVerdict(page)).toContainText('Imitates my-own-name.eth');
  });
});

test('ordinary spelling in another script passes without warnings', async ({ page }) => {
  await openName(page, 'автор.eth');
  await expect(getVerdict(page)).toContainText('Written in Cyrillic letters alone');
  const inName = getVerdict(page).getByRole('link', { name: 'Cyrillic Small Letter A' });
  await expect(inName).toHaveAttribute('data-tone', 'pass');
  await expect(page.getByText('are ordinary in this spelling').first()).toBeHidden();
  await page.getByText('Worth knowing (2)').click();
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
  await expect.poll(read).toContain('Alert. Imitates metamask.eth: “rn” reads as “m”.');
  expect((await read())[0]).toBe('');
});

test('announces a verdict once in an existing live region', async ({ page }) => {
  await page.goto('./');
  await getField(page).fill('rnetamask.eth');
  const announced = page.locator('main > * > [role="status"], main [role="status"]').first();
  await expect(announced).toHaveText('Alert. Imitates metamask.eth: “rn” reads as “m”.');
  await announced.evaluate((element) => Object.assign(window, { region: element }));
  await getField(page).fill('vitalik.eth');
  await expect(announced).toHaveText(
    'Pass. Spelled exactly like the known name of Vitalik Buterin (person).',
  );
  expect(
    await announced.evaluate(
      (element) => (window as unknown as { region: Element }).region === element,
    ),
  ).toBe(true);
});
