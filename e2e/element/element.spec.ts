import { expect, type Page } from '@playwright/test';
import type { EnsNameElement } from '../../src/element/ens-name-types.ts';
import { findViolations } from '../find-violations.ts';
import type { StaticSite } from '../offline/static-site.ts';
import { collectComplaints, expectNoOverflow } from '../page-actions.ts';
import { test } from './built-pages.ts';

// All tests share one worker, which builds the pages once.
test.describe.configure({ mode: 'default' });

interface PageGlobals {
  /** Verdict events that reached the document. */
  verdicts: [name: string, status: string][];
  questions: {
    name: string;
    resolve(report: unknown): void;
    reject(error: Error): void;
  }[];
}

/** Hostile and ordinary names with the shown text, the word on the mark, and the status of the event. */
const NAMES: readonly [name: string, drawn: string, word: string, status: string][] = [
  ['vitalik.eth', 'vitalik.eth', '', 'pass'],
  ['привет.eth', 'привет.eth', '', 'pass'],
  ['أب.eth', 'أب.eth', '', 'pass'],
  ['👩🏽\u200d🚀.eth', '👩🏽\u200d🚀.eth', '', 'pass'],
  ['rnetamask.eth', 'rnetamask.eth', 'Alert', 'alert'],
  ['vitalìk.eth', 'vitalìk.eth', 'Alert', 'alert'],
  ['vitalik.etn', 'vitalik.etn', 'Worth checking', 'warn'],
  ['Vitalik.eth', 'Vitalik.eth', 'Not a valid name', 'not_normalized'],
  ['pay\u202epal.eth', 'pay<U+202E>pal.eth', 'Alert', 'not_normalized'],
  ['ni\u200dck.eth', 'ni<U+200D>ck.eth', 'Alert', 'not_normalized'],
  [
    `e${'\u0301'.repeat(6)}.eth`,
    `e${'\u0301'.repeat(4)}<U+0301><U+0301>.eth`,
    'Not a valid name',
    'not_normalized',
  ],
  [
    '<img src=x onerror="document.title=1">',
    '<img<U+0020>src=x<U+0020>…ment.title=1">',
    'Not a valid name',
    'not_normalized',
  ],
  ['a\ud800.eth', 'a<U+D800>.eth', 'Not a valid name', 'invalid_unicode'],
  ['', '', 'No name', 'empty'],
  [
    `${'w'.repeat(10_000)}.eth`,
    `${'w'.repeat(21)}…${'w'.repeat(14)}.eth`,
    'Too long to inspect',
    'not_inspected',
  ],
];

const globals = <T>(page: Page, read: (page: PageGlobals) => T) =>
  page.evaluate(`(${read})(globalThis)`) as Promise<T>;

/** Opens the page and waits for the verdict of its name. */
async function openPage(page: Page, { address }: StaticSite): Promise<void> {
  await page.goto(`${address}plain.html`);
  await expect.poll(() => globals(page, ({ verdicts }) => verdicts.length)).toBe(1);
}

/** Puts names into the list of the page and waits for their verdicts. */
async function listNames(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate((listed) => {
    document.querySelector('ul')?.replaceChildren(
      ...listed.map((name) => {
        const item = document.createElement('li');
        const element = document.createElement('ens-name');
        element.name = name;
        element.reportBase = '/report/#/name/';
        item.append(element);
        return item;
      }),
    );
  }, names);
  await expect.poll(() => globals(page, ({ verdicts }) => verdicts.length)).toBe(1 + names.length);
}

/** Returns the shown text and mark of each name in the list. */
const readList = (page: Page) =>
  page.locator('li ens-name').evaluateAll((elements) =>
    elements.map((element) => {
      const [name, mark] = ['name', 'mark'].map((part) =>
        element.shadowRoot?.querySelector(`[part~=${part}]`),
      );
      return [name?.textContent, mark?.textContent];
    }),
  );

/** Expects the verdicts of a dangerous name and of an ordinary one. */
async function expectVerdicts(page: Page): Promise<void> {
  await listNames(page, ['rnetamask.eth', 'привет.eth']);
  expect(await readList(page)).toEqual([
    ['rnetamask.eth', 'Alert'],
    ['привет.eth', ''],
  ]);
}

const addressesOutside = (page: Page, address: string) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) outside.push(request.url());
  });
  return outside;
};

test('shows any name safely with its verdict from a worker', async ({ page, sites }) => {
  const complaints = collectComplaints(page.context());
  const outside = addressesOutside(page, sites.plain.address);
  await page.setViewportSize({ width: 320, height: 900 });
  await openPage(page, sites.plain);
  await listNames(
    page,
    NAMES.map(([name]) => name),
  );
  expect(await readList(page)).toEqual(NAMES.map(([, drawn, word]) => [drawn, word]));
  const said = await globals(page, ({ verdicts }) => verdicts);
  expect(new Map(said)).toEqual(
    new Map([
      ['rnetamask.eth', 'alert'],
      ...NAMES.map(([name, , , status]) => [name, status] as const),
    ]),
  );
  expect(page.workers()).toHaveLength(1);

  // Labels keep their order in every direction, and nothing is wider than the window.
  const [before, behind] = await page
    .locator('li ens-name')
    .nth(2)
    .evaluate((element) => {
      const drawn = element.shadowRoot?.querySelector('[part=name]') as HTMLElement;
      const label = drawn.querySelector('bdi') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(drawn.lastChild as Node);
      return [label.getBoundingClientRect().left, range.getBoundingClientRect().left];
    });
  expect(before).toBeLessThan(behind as number);
  await expectNoOverflow(page);

  for (const [colorScheme, forcedColors] of [
    ['light', 'none'],
    ['dark', 'none'],
    ['light', 'active'],
  ] as const) {
    await page.emulateMedia({ colorScheme, forcedColors });
    const found = await findViolations(page);
    expect(found, `${colorScheme} ${forcedColors}`).toEqual({ violations: [], unjudged: [] });
  }
  expect(complaints).toEqual([]);
  expect(outside).toEqual([]);
});

test('shows the reason by keyboard, pointer and tap', async ({ page, sites }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openPage(page, sites.plain);
  await listNames(page, ['ni\u200dck.eth', 'vitalik.eth']);
  const row = page.locator('.row ens-name');
  await expect(row).toMatchAriaSnapshot(`
    - text: rnetamask.eth
    - 'button "Alert: Don’t send. This is not metamask.eth."'
  `);

  await test.step('by keyboard', async () => {
    const mark = row.getByRole('button');
    const reason = row.locator('[part=reason]');
    // A link follows each mark.
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab');
    await expect(mark).toBeFocused();
    await expect(reason).toBeVisible();
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    const link = row.getByRole('link', { name: 'Full report' });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', '/report/#/name/rnetamask.eth');
    expect((await findViolations(page)).violations).toEqual([]);
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(reason).toBeHidden();
    await expect(mark).toBeFocused();
    await expect(mark).toHaveAttribute('aria-expanded', 'false');
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key);
      await expect(reason).toBeVisible();
      await page.keyboard.press(key);
      await expect(reason).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(reason).toBeHidden();
    await page.keyboard.press('Escape');
  });

  const other = page.locator('li ens-name').first();
  const mark = other.getByRole('button');
  const shown = other.locator('[part=reason]');
  const leave = () => page.mouse.move(300, 470);

  await test.step('by pointer, above the list that clips its content, and within the window', async () => {
    await mark.hover();
    await expect(shown).toContainText(/zero-width joiner \(U\+200D\)\..*ENSIP-15/);
    const { x, y, width, height } = (await shown.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    const isOnTop = await other.evaluate(
      (element, [left, top]) =>
        element.shadowRoot?.elementFromPoint(left, top)?.closest('[part=reason]') !== null,
      [x + width / 2, y + height - 6] as const,
    );
    expect(isOnTop).toBe(true);
    await shown.hover();
    await expect(shown).toBeVisible();
    await leave();
    await expect(shown).toBeHidden();
  });

  await test.step('a click keeps the panel open until the next click or panel', async () => {
    await mark.click();
    await leave();
    await page.waitForTimeout(400);
    await expect(shown).toBeVisible();
    await page.mouse.click(300, 470);
    await expect(shown).toBeHidden();
    await mark.click();
    await page.locator('li ens-name').last().getByRole('button').focus();
    await expect(shown).toBeHidden();
    // A panel that was closed by a click stays closed while its mark has the focus.
    await mark.hover();
    await mark.click();
    await mark.click();
    await mark.hover();
    await expect(shown).toBeHidden();
    await leave();
    await mark.hover();
    await expect(shown).toBeVisible();
    await leave();
    await expect(shown).toBeHidden();
  });

  await test.step('in a low window the panel scrolls', async () => {
    await page.setViewportSize({ width: 320, height: 200 });
    await other.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await mark.click();
    const low = await shown.boundingBox();
    expect(low?.y).toBeGreaterThanOrEqual(0);
    expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(200);
    await page.setViewportSize({ width: 320, height: 480 });
    await page.keyboard.press('Escape');
  });

  await test.step('Escape closes only the panel, and a mark in a link does not follow the link', async () => {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      const link = document.createElement('a');
      link.href = '#elsewhere';
      const name = document.createElement('ens-name');
      name.name = 'rnetamask.eth';
      link.append(name);
      dialog.append(link);
      document.body.append(dialog);
      dialog.showModal();
    });
    const within = page.locator('dialog ens-name');
    await within.getByRole('button').click();
    await expect(within.locator('[part=reason]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(within.locator('[part=reason]')).toBeHidden();
    await expect(page.locator('dialog')).toHaveAttribute('open');
    expect(new URL(page.url()).hash).toBe('');
  });
});

test('inspects without a worker if the policy of the page forbids it', async ({ page, sites }) => {
  const complaints = collectComplaints(page.context());
  const outside = addressesOutside(page, sites.strict.address);
  await openPage(page, sites.strict);
  await expectVerdicts(page);
  expect(page.workers()).toHaveLength(0);
  // Only the worker is blocked.
  expect(complaints.filter((text) => !/worker|TrustedScriptURL/i.test(text))).toEqual([]);
  expect(outside).toEqual([]);
});

test('inspects without the functions that jsdom lacks', { tag: '@all' }, async ({
  page,
  sites,
}) => {
  const complaints = collectComplaints(page.context());
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    for (const name of ['popover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await openPage(page, sites.plain);
  await expectVerdicts(page);
  await page.locator('li ens-name [part=mark]').first().click();
  await expect(page.getByText('This is not metamask.eth.').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('shows the verdict of its current name and ignores late answers', async ({ page, sites }) => {
  await openPage(page, sites.plain);
  const asked = () => globals(page, ({ questions }) => questions.map(({ name }) => name));
  const element = await page.evaluateHandle(() => {
    const own = document.createElement('own-name') as EnsNameElement;
    own.name = 'first.eth';
    document.querySelector('main')?.append(own);
    return own;
  });
  const setName = (name: string) =>
    element.evaluate((node, next) => Object.assign(node, next), { name });
  await expect.poll(asked).toEqual(['first.eth']);
  await setName('second.eth');
  await expect.poll(asked).toEqual(['first.eth', 'second.eth']);
  const own = page.locator('own-name');
  const mark = own.locator('[part=mark]');
  await expect(own.getByRole('button')).toHaveAccessibleName(/^Inspecting/);

  // The first answer arrives last.
  const report = await page
    .locator('.row ens-name')
    .evaluate((other: EnsNameElement): unknown => other.displayed?.verdict?.report);
  const answer = (at: number, name: string) =>
    page.evaluate(
      ([index, given]) =>
        (globalThis as unknown as PageGlobals).questions[index as number]?.resolve(given),
      [at, { ...(report as object), name }],
    );
  const expectSettled = async (...names: string[]) => {
    const said = (await globals(page, ({ verdicts }) => verdicts)).map(([name]) => name);
    expect(said.filter((name) => /first|second|third/.test(name))).toEqual(names);
  };
  await answer(1, 'second.eth');
  await expect(mark).toHaveText('Alert');
  await answer(0, 'first.eth');
  await expectSettled('second.eth');

  // Moving the element sends no new request, and an answer for a removed element sends no event.
  await element.evaluate((node) => {
    const { parentNode } = node;
    node.remove();
    parentNode?.append(node);
  });
  await setName('third.eth');
  await expect.poll(asked).toEqual(['first.eth', 'second.eth', 'third.eth']);
  await element.evaluate((node) => node.remove());
  await answer(2, 'third.eth');
  await expectSettled('second.eth');

  // A failed request shows an error and a button to try again.
  await setName('fourth.eth');
  await element.evaluate((node) => document.querySelector('main')?.append(node));
  await expect.poll(asked).toHaveLength(4);
  await globals(page, ({ questions }) => questions[3]?.reject(new Error('offline')));
  await expect(mark).toHaveText('Not inspected');
  expect(await element.evaluate((node) => node.displayed)).toMatchObject({ code: 'failed' });
  await own.getByRole('button', { name: /^Not inspected/ }).click();
  await own.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(asked).toHaveLength(5);
  await answer(4, 'fourth.eth');
  await expect(mark).toHaveText('Alert');

  // The verdict always belongs to the current name, and rendering keeps the focus.
  const displayed = await element.evaluate((node) => {
    node.name = 'fifth.eth';
    const before = node.displayed;
    node.name = 'fourth.eth';
    return [before, node.displayed?.ok];
  });
  expect(displayed).toEqual([null, true]);
  const link = own.locator('[part=link]');
  const setBase = (reportBase: string) =>
    element.evaluate((node, next) => Object.assign(node, next), { reportBase });
  await setBase('https://example.org/#');
  // The click on the mark has opened the panel.
  await link.focus();
  await setBase('https://example.org/?');
  await expect(link).toHaveAttribute('href', 'https://example.org/?fourth.eth');
  await expect(link).toBeFocused();
  // Only http and https addresses become links.
  for (const base of ['javascript:alert(1)//', 'data:text/html,']) {
    await setBase(base);
    await expect(link).toHaveCount(0);
  }

  // The element keeps its styles in another document.
  const cursor = await element.evaluate(async (node) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(node);
    await new Promise(requestAnimationFrame);
    const button = node.shadowRoot?.querySelector('button') as HTMLElement;
    return frame.contentWindow?.getComputedStyle(button).cursor;
  });
  expect(cursor).toBe('pointer');
});

test('works in React, bundled by Vite with its default configuration', { tag: '@all' }, async ({
  page,
  sites,
}) => {
  const complaints = collectComplaints(page.context());
  const outside = addressesOutside(page, sites.react.address);
  await page.goto(`${sites.react.address}react.html`);
  await expect(page.getByRole('status')).toHaveText('alert');
  await expect(
    page.getByText('rnetamask.eth: Don’t send. This is not metamask.eth.'),
  ).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  for (const name of ['привет.eth', 'vitalik.eth']) {
    await page.getByRole('button', { name: `Take ${name}` }).click();
    await expect(page.getByRole('status')).toHaveText('pass');
    await expect(page.locator('ens-name [part=name]')).toHaveText(name);
  }
  await page.getByRole('button', { name: /^Pass/ }).press('Enter');
  await expect(page.getByRole('link')).toHaveAttribute(
    'href',
    'https://example.org/#/name/vitalik.eth',
  );
  expect(complaints).toEqual([]);
  expect(outside).toEqual([]);
});
