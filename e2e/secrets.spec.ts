import { expect, type Locator, type Page } from '@playwright/test';
import { isWholeRun } from '../src/engine/testing/test-scope.ts';
import { getField } from './name-page.ts';
import { expectNoTrace, findParts, SECRETS } from './secret-traces.ts';
import { test } from './site-test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Screens with a text field. */
const SCREENS = [
  '',
  'compare',
  'characters',
  'imitations',
  'protect',
  'lists',
  'developers',
  'developers/element',
];

/** Routes whose URL contains text that the user entered. */
const ROUTES = ['name', 'compare', 'grapheme'];

/** Returns all values in `npm run test:all`. Otherwise, returns a fraction of them that differs for each secret. */
function chooseShare<T>(values: readonly T[], secret: number, shares: number): readonly T[] {
  return values.filter((_, at) => isWholeRun || at % shares === secret % shares);
}

const getFirstField = (page: Page) =>
  page.locator('main').locator('textarea, input[type=text], input[type=search]').first();

const getNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This looks like' });

async function open(page: Page, screen: string): Promise<void> {
  // Turns on recent names, and creates a history entry to go back to.
  await page.addInitScript(() => localStorage.setItem('namescope.recent', '[]'));
  await page.goto('./#/about');
  await page.evaluate((hash) => location.assign(hash), `#/${screen}`);
  await expect(getFirstField(page)).toBeVisible();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

async function dropText(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', dropped);
    const init = { bubbles: true, cancelable: true, dataTransfer };
    element.dispatchEvent(new DragEvent('drop', init));
  }, text);
}

/** Expects the report of a typed text that is in memory only. */
async function expectReportOutsideAddress(page: Page, text: string): Promise<void> {
  const heading = page.locator('main h1').first();
  await expect(heading).toBeVisible();
  await expect(heading).not.toContainText('What is really in that name?');
  // Recent names are stored after two seconds.
  await page.waitForTimeout(2_200);
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, document.title, history.state, Object.entries(localStorage)]),
  );
  expect(findParts(kept, text)).toEqual([]);
}

/** Presses “This is not a secret” and expects the text to be inspected, but not kept. */
async function expectTaken(page: Page, text: string): Promise<void> {
  await getNotice(page).getByRole('button', { name: 'This is not a secret' }).click();
  await expect(getNotice(page)).toHaveCount(0);
  await expect(getField(page)).toHaveValue(text);
  await expectReportOutsideAddress(page, text);
}

async function expectRemoved(page: Page, secret: string): Promise<void> {
  const kind = secret.includes(' ') ? 'a seed phrase' : 'a private key';
  await expect(getNotice(page)).toContainText(
    `This looks like ${kind}. Nobody who helps you needs it. It was removed from this page and not stored.`,
  );
  // Recent names are stored after two seconds.
  await page.waitForTimeout(2_200);
  await expectNoTrace(page, secret);
}

test('the search for traces finds parts of a secret', async ({ page }) => {
  const secret = SECRETS['a seed phrase'];
  const part = secret.split(' ').slice(3, 6);
  await page.goto('./?before#/about');
  await page.goto(`./#/name/${encodeURIComponent(part.join(' '))}`);
  await expect(getField(page)).toHaveValue(part.join(' '));
  await expect(expectNoTrace(page, secret)).rejects.toThrow(part.join(' '));
  expect(
    findParts(`0x${SECRETS['a private key'].slice(9, 25)}`, SECRETS['a private key']),
  ).toHaveLength(1);
});

for (const [at, [what, secret]] of Object.entries(SECRETS).entries()) {
  for (const screen of chooseShare(SCREENS, at, 4)) {
    test(`removes ${what} that is pasted into a field of #/${screen}`, async ({ page }) => {
      await open(page, screen);
      const field = getFirstField(page);
      await field.fill('');
      await field.focus();
      await paste(page, secret);
      await expect(getNotice(page)).toBeVisible();
      await expect(field).toHaveValue('');
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(field).not.toHaveValue(secret);
      await expectRemoved(page, secret);
    });
  }

  test(`removes ${what} that is typed`, async ({ page }) => {
    await open(page, '');
    const field = getField(page);
    // Waits after each word until the page inspects the text as a name.
    for (const word of secret.match(/\S+\s?|[\da-f]{8}/gu)?.slice(0, 12) ?? []) {
      await field.pressSequentially(word);
      await page.waitForTimeout(150);
      const { href, title } = await page.evaluate(() => ({
        href: location.href,
        title: document.title,
      }));
      expect(findParts(`${href} ${title}`, secret)).toEqual([]);
      if (await getNotice(page).isVisible()) break;
    }
    if (!secret.includes(' ')) await field.fill(secret);
    await expect(getNotice(page)).toBeVisible();
    await expect(field).toHaveValue('');
    for (const key of [
      'ControlOrMeta+Z',
      'ControlOrMeta+Z',
      'ControlOrMeta+Shift+Z',
      'ControlOrMeta+Shift+Z',
    ]) {
      await field.press(key);
      await expect(field).toHaveValue('');
    }
    await expectRemoved(page, secret);
  });

  test(`removes ${what} that is pasted outside a field`, async ({ page }) => {
    await open(page, '');
    await getField(page).blur();
    await paste(page, `my secret is ${secret}, please help`);
    await expectRemoved(page, secret);
  });

  test(`removes ${what} that is dropped as text`, async ({ page }) => {
    await open(page, '');
    await dropText(getField(page), secret.replaceAll(' ', '\n'));
    await expectRemoved(page, secret);
  });

  for (const route of chooseShare(ROUTES, at, 3)) {
    test(`removes ${what} from the address #/${route}`, async ({ page }) => {
      await page.goto('./?before#/about');
      await page.goto(`./#/${route}/${encodeURIComponent(secret)}`);
      await expectRemoved(page, secret);
      // Enters a URL while the page is open.
      await page.evaluate(
        (hash) => location.assign(hash),
        `#/${route}/${encodeURIComponent(secret)}`,
      );
      await expectRemoved(page, secret);
    });
  }

  test(`does not read the line with ${what} from a file, and does not keep the file`, async ({
    page,
  }) => {
    await open(page, 'lists');
    const lines = ['vital\u00eck.eth', 'nick.eth', secret, 'alice.eth'];
    await page.getByLabel('File with names').setInputFiles({
      name: 'names.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(lines.join('\n')),
    });
    await page.getByText('1 line skipped').click();
    await expect(page.getByText(/^Line 3 looks like a (?:private key|seed phrase)/u)).toBeVisible();
    await page.getByLabel('Keep this list on this device').click();
    await expect(page.getByText('so this list is not stored')).toBeVisible();
    await expectNoTrace(page, secret);
  });

  test(`does not show ${what} in the columns of a file`, async ({ page }) => {
    await open(page, 'lists');
    await page.getByLabel('File with names').setInputFiles({
      name: 'names.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,note\nalice.eth,${secret}\nbob.eth,x\n`),
    });
    await expect(page.getByText('•••').first()).toBeAttached();
    await expectNoTrace(page, secret);
  });
}

for (const screen of ['', 'compare', 'characters', 'imitations']) {
  test(`removes a private key that is typed quickly into a field of #/${screen}`, async ({
    page,
  }) => {
    const secret = SECRETS['a private key'];
    await open(page, screen);
    await getFirstField(page).focus();
    await page.keyboard.type(secret, { delay: 20 });
    await page.keyboard.press('Enter');
    await expect(getNotice(page)).toBeVisible();
    await expect(getFirstField(page)).toHaveValue('');
    const { href, title } = await page.evaluate(() => ({
      href: location.href,
      title: document.title,
    }));
    expect(findParts(`${href} ${title}`, secret)).toEqual([]);
    await expectRemoved(page, secret);
  });

  test(`keeps every letter of a long name that is typed quickly into a field of #/${screen}`, async ({
    page,
  }) => {
    const name = `${'abcdefghijklmnopqrstuvwxyz'.repeat(3)}.eth`;
    await open(page, screen);
    await getFirstField(page).fill('');
    await getFirstField(page).focus();
    await page.keyboard.type(name, { delay: 20 });
    await expect(getFirstField(page)).toHaveValue(name);
    await expect(page).toHaveURL(new RegExp(`/${name}/?$`, 'u'));
  });
}

test('does not trust a private key that is typed and submitted quickly', async ({ page }) => {
  await open(page, 'protect');
  await getFirstField(page).focus();
  await page.keyboard.type(SECRETS['a private key']);
  await page.keyboard.press('Enter');
  await expect(getFirstField(page)).toHaveValue('');
  await expectRemoved(page, SECRETS['a private key']);
});

for (const start of ['0x', '']) {
  test(`removes most of a private key after “${start}” on Enter`, async ({ page }) => {
    const secret = SECRETS['a private key'].slice(0, 63);
    await open(page, '');
    await getField(page).focus();
    await page.keyboard.type(`${start}${secret}`, { delay: 20 });
    await expectReportOutsideAddress(page, secret);
    await expect(getField(page)).toHaveValue(`${start}${secret}`);
    await page.keyboard.press('Enter');
    await expect(getField(page)).toHaveValue('');
    await expectRemoved(page, secret);
  });
}

test('does not inspect most of a private key that is pasted or opened', async ({ page }) => {
  const secret = SECRETS['a private key'].slice(0, 63);
  await open(page, '');
  await paste(page, secret);
  await expectRemoved(page, secret);
  await page.goto(`#/name/${secret}`);
  await expectRemoved(page, secret);
});

test('does not swap most of a private key into the address', async ({ page }) => {
  const secret = SECRETS['a private key'].slice(0, 63);
  await open(page, 'compare');
  await getFirstField(page).focus();
  await page.keyboard.type(secret);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expectRemoved(page, secret);
});

test('inspects ordinary long texts that are pasted', async ({ page }) => {
  const message =
    'Hello, this is my friend who would like to receive the money for the house at alice.eth today';
  await open(page, '');
  await getField(page).focus();
  await paste(page, message);
  await expect(getField(page)).toHaveValue(message);
  await expect(page).toHaveURL(/#\/name\/Hello/u);
  await getField(page).fill('');
  await getField(page).blur();
  await paste(page, Array.from({ length: 30 }, (_, at) => `name${at}.eth`).join('\n'));
  await expect(page).toHaveURL(/#\/lists$/u);
});

test('inspects the start of a phrase, and puts it into the address on Enter', async ({ page }) => {
  await open(page, '');
  await getField(page).fill('open garden zoo');
  await expectReportOutsideAddress(page, 'open garden zoo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/name\/open%20garden%20zoo$/u);
  await getField(page).fill('open garden zoo can');
  await getField(page).press('End');
  await expectReportOutsideAddress(page, 'garden zoo can');
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/u);
  await expect(getField(page)).toHaveValue('');
});

test('puts an ordinary sentence into the address as soon as it cannot become a phrase', async ({
  page,
}) => {
  const sentence = 'Can you send me some eth today please';
  await open(page, '');
  await getField(page).pressSequentially(sentence, { delay: 20 });
  await expect(page).toHaveURL(/#\/name\/Can%20you%20send%20me%20some%20eth%20today%20please$/u);
  await expect(getNotice(page)).toHaveCount(0);
});

test('restores an address that only looks like a secret', async ({ page }) => {
  const message = encodeURIComponent('one two and the for of a in to is my alice.eth');
  await page.goto(`./#/name/${message}`);
  await expect(page).toHaveURL(new RegExp(`#/name/${message}$`, 'u'));
  await expect(page.locator('article').first()).toBeVisible();
});

test('the notice about a typed phrase stays in view while the user types on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '');
  await getField(page).focus();
  for (const word of SECRETS['a seed phrase'].split(' ')) {
    await page.keyboard.type(`${word} `);
    await page.waitForTimeout(150); // longer than the pause after which a typed text is inspected
  }
  await expect(getNotice(page)).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(300); // scrolling is smooth
  await expect(getNotice(page)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('takes a text that the user says is not a secret', async ({ page }) => {
  const { 'a seed phrase': phrase, 'a private key': key } = SECRETS;
  await open(page, '');
  await getField(page).focus();
  await paste(page, phrase);
  await expectTaken(page, phrase);
  await getField(page).fill('nick.eth');
  await expect(page).toHaveURL(/#\/name\/nick\.eth$/u);
  await getField(page).fill(key);
  await expect(getField(page)).toHaveValue('');
  await expectTaken(page, key);
  await page.goto(`./#/name/${encodeURIComponent(phrase)}`);
  await expectTaken(page, phrase);
  await page.reload();
  await expect(getField(page)).toHaveValue('');
});

test('the notice can be closed', async ({ page }) => {
  await open(page, '');
  await getField(page).focus();
  await paste(page, SECRETS['a private key']);
  await getNotice(page).getByRole('button', { name: 'Close' }).click();
  await expect(getNotice(page)).toHaveCount(0);
});
