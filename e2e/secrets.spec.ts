// Secrets that get into the page. src/secrets and src/ui/lib/check-for-secrets.test.ts test what is a secret.

import { expect, type Page } from '@playwright/test';
import { chooseEvery } from '../src/engine/testing/test-scope.ts';
import { getField } from './name-page.ts';
import { CLIPBOARD, expectText, press } from './page-actions.ts';
import { expectNoTrace, findParts, SECRETS } from './secret-traces.ts';
import { test } from './site-test.ts';

test.use({ permissions: CLIPBOARD });

const {
  'a private key': KEY,
  'a seed phrase': PHRASE,
  'a Spanish seed phrase': SPANISH_PHRASE,
} = SECRETS;
/** A private key without its last digit. */
const MOST_OF_KEY = KEY.slice(0, 63);

const getFirstField = (page: Page) =>
  page.locator('main').locator('textarea, input[type=text], input[type=search]').first();

const getNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This looks like' });

/** Opens a screen and focuses its empty field. */
async function open(page: Page, screen: string): Promise<void> {
  // Turns on recent names, and creates a history entry to go back to.
  await page.addInitScript(() => localStorage.setItem('namescope.recent', '[]'));
  await page.goto('./#/about');
  await expect(page).toHaveTitle(/^About/u);
  await page.evaluate((hash) => location.assign(hash), `#/${screen}`);
  await getFirstField(page).fill('');
  await getFirstField(page).focus();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Waits until the page has stored recent names, which it does after two seconds. */
const waitForRecentNames = (page: Page) => page.waitForTimeout(2_200);

/** Expects the report of a typed text that is in memory only. */
async function expectReportOutsideAddress(page: Page, text: string): Promise<void> {
  const heading = page.locator('main h1').first();
  await expect(heading).toBeVisible();
  await expect(heading).not.toContainText('What is really in that name?');
  await waitForRecentNames(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, document.title, history.state, Object.entries(localStorage)]),
  );
  expect(findParts(kept, text)).toEqual([]);
}

/** Presses “This is not a secret” and expects the text to be inspected, but not kept. */
async function expectTaken(page: Page, text: string): Promise<void> {
  await press(getNotice(page), 'This is not a secret');
  await expect(getNotice(page)).toHaveCount(0);
  await expect(getField(page)).toHaveValue(text);
  await expectReportOutsideAddress(page, text);
}

async function expectRemoved(page: Page, secret: string, screen = ''): Promise<void> {
  const kind = secret.includes(' ') ? 'a seed phrase' : 'a private key';
  await expect(getNotice(page)).toContainText(
    `This looks like ${kind}. Nobody who helps you needs it. It was removed from this page and not stored.`,
  );
  // Only reports of names add recent names.
  if (screen === '' || screen === 'name') await waitForRecentNames(page);
  await expectNoTrace(page, secret);
}

/** Expects no part of a secret in the address and the title. */
async function expectNotInAddress(page: Page, secret: string): Promise<void> {
  expect(findParts(`${page.url()} ${await page.title()}`, secret)).toEqual([]);
}

test('the search for traces finds parts of a secret', async ({ page }) => {
  const part = PHRASE.split(' ').slice(3, 6).join(' ');
  await page.goto('./?before#/about');
  await page.goto(`./#/name/${encodeURIComponent(part)}`);
  await expect(getField(page)).toHaveValue(part);
  await expect(expectNoTrace(page, PHRASE)).rejects.toThrow(part);
  expect(findParts(`0x${KEY.slice(9, 25)}`, KEY)).toHaveLength(1);
});

test('removes a secret that is pasted into a field of any screen', async ({ page }) => {
  for (const [screen, secret] of [
    ['', KEY],
    ['compare', PHRASE],
    ['characters', SPANISH_PHRASE],
    ['imitations', KEY],
    ['protect', PHRASE],
    ['lists', SPANISH_PHRASE],
    ['developers', KEY],
    ['developers/element', PHRASE],
  ] as const) {
    await test.step(`#/${screen}`, async () => {
      await open(page, screen);
      await paste(page, secret);
      await expect(getNotice(page)).toBeVisible();
      await expect(getFirstField(page)).toHaveValue('');
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(getFirstField(page)).not.toHaveValue(secret);
      await expectRemoved(page, secret, screen);
    });
  }
});

for (const [what, secret] of Object.entries({ 'a private key': KEY, 'a seed phrase': PHRASE })) {
  test(`removes ${what} that is typed, and shows a notice that stays in view`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '');
    const field = getField(page);
    // Waits after each word until the page inspects the text as a name.
    for (const word of secret.match(/\S+\s?|[\da-f]{8}/gu) ?? []) {
      await field.pressSequentially(word);
      await page.waitForTimeout(150);
      await expectNotInAddress(page, secret);
      if (await getNotice(page).isVisible()) break;
    }
    if (!secret.includes(' ')) await field.fill(secret);
    await expect(getNotice(page)).toBeVisible();
    if (secret.includes(' ')) {
      await expect(getNotice(page)).toBeFocused();
      await page.keyboard.press('PageDown');
      await expect(getNotice(page)).toBeInViewport();
    }
    await expect(field).toHaveValue('');
    for (const key of ['Z', 'Z', 'Shift+Z', 'Shift+Z']) {
      await field.press(`ControlOrMeta+${key}`);
      await expect(field).toHaveValue('');
    }
    await expectRemoved(page, secret);
  });
}

test('removes a secret that is pasted outside a field or dropped as text', async ({ page }) => {
  await open(page, '');
  await getField(page).blur();
  await paste(page, `my secret is ${KEY}, please help`);
  await expectRemoved(page, KEY);
  await open(page, '');
  await getField(page).evaluate(
    (element, dropped) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', dropped);
      const init = { bubbles: true, cancelable: true, dataTransfer };
      element.dispatchEvent(new DragEvent('drop', init));
    },
    PHRASE.replaceAll(' ', '\n'),
  );
  await expectRemoved(page, PHRASE);
  await open(page, '');
  await paste(page, KEY);
  await press(getNotice(page), 'Close');
  await expect(getNotice(page)).toHaveCount(0);
});

test('removes a secret from the address', async ({ page }) => {
  for (const [route, secret] of [
    ['name', PHRASE],
    ['compare', SPANISH_PHRASE],
    ['grapheme', KEY],
  ] as const) {
    const address = `#/${route}/${encodeURIComponent(secret)}`;
    await page.goto('./?before#/about');
    await page.goto(`./${address}`);
    await expectRemoved(page, secret, route);
    // Enters a URL while the page is open.
    await page.evaluate((hash) => location.assign(hash), address);
    await expectRemoved(page, secret, route);
  }
});

test('neither reads, shows nor keeps a secret in a file', async ({ page, list }) => {
  await open(page, 'lists');
  await list.openFile(`name,note\na.eth,${KEY}\nbob.eth,x\n`, 'n.csv');
  await expect(page.getByText('•••').first()).toBeAttached();
  await expectNoTrace(page, KEY);

  await press(page, 'Choose another file');
  await list.openFile(['vital\u00eck.eth', 'nick.eth', PHRASE, 'alice.eth']);
  await page.getByText('1 line skipped').click();
  await expectText(page, /^Line 3 looks like a seed phrase/u);
  await page.getByLabel('Keep this list on this device').click();
  await expectText(page, 'so this list is not stored');
  await expectNoTrace(page, PHRASE);
});

test('removes a private key that is typed quickly and submitted', async ({ page }) => {
  for (const screen of ['', 'compare', 'characters', 'imitations', 'protect']) {
    await test.step(`#/${screen}`, async () => {
      await open(page, screen);
      // Keys that are pressed before a field has the focus go nowhere.
      await expect(getFirstField(page)).toBeFocused();
      await page.keyboard.type(KEY, { delay: 5 });
      await page.keyboard.press('Enter');
      await expect(getNotice(page)).toBeVisible();
      await expect(getFirstField(page)).toHaveValue('');
      await expectNotInAddress(page, KEY);
      await expectRemoved(page, KEY, screen);
    });
  }
});

test('keeps every letter of a long name that is typed quickly', async ({ page }) => {
  const name = `${'abcdefghijklmnopqrstuvwxyz'.repeat(3)}.eth`;
  for (const screen of chooseEvery(2, ['', 'imitations', 'compare', 'characters'])) {
    await open(page, screen);
    await page.keyboard.type(name, { delay: 20 });
    await expect(getFirstField(page)).toHaveValue(name);
    await expect(page).toHaveURL(new RegExp(`/${name}/?$`, 'u'));
  }
});

test('removes most of a private key on Enter and on Swap', async ({ page }) => {
  await open(page, '');
  await page.keyboard.type(`0x${MOST_OF_KEY}`, { delay: 20 });
  await expectReportOutsideAddress(page, MOST_OF_KEY);
  await expect(getField(page)).toHaveValue(`0x${MOST_OF_KEY}`);
  await page.keyboard.press('Enter');
  await expect(getField(page)).toHaveValue('');
  await expectRemoved(page, MOST_OF_KEY);

  await open(page, 'compare');
  await page.keyboard.type(MOST_OF_KEY);
  await press(page, 'Swap');
  await expectRemoved(page, MOST_OF_KEY, 'compare');
});

test('inspects ordinary long texts that are pasted or opened', async ({ page }) => {
  const message =
    'Hello, this is my friend who would like to receive the money for the house at alice.eth today';
  await open(page, '');
  await paste(page, message);
  await expect(getField(page)).toHaveValue(message);
  await expect(page).toHaveURL(/#\/name\/Hello/u);
  await getField(page).fill('');
  await getField(page).blur();
  await paste(page, Array.from({ length: 30 }, (_, at) => `name${at}.eth`).join('\n'));
  await expect(page).toHaveURL(/#\/lists$/u);

  const address = `#/name/${encodeURIComponent('one two and the for of a in to is my alice.eth')}`;
  await page.goto(`./${address}`);
  await expect(page.locator('article').first()).toBeVisible();
  expect(page.url().endsWith(address)).toBe(true);
});

test('takes a text that the user says is not a secret', async ({ page }) => {
  await open(page, '');
  await paste(page, PHRASE);
  await expectTaken(page, PHRASE);
  await getField(page).fill('nick.eth');
  await expect(page).toHaveURL(/#\/name\/nick\.eth$/u);
  await getField(page).fill(KEY);
  await expect(getField(page)).toHaveValue('');
  await expectTaken(page, KEY);
  await page.goto(`./#/name/${encodeURIComponent(PHRASE)}`);
  await expectTaken(page, PHRASE);
  await page.reload();
  await expect(getField(page)).toHaveValue('');
});
