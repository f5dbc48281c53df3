import { expect, type Locator } from '@playwright/test';
import type { EnsNameElement, ShownName } from '../src/element/ens-name-types.ts';
import { getTitle } from './name-page.ts';
import {
  CLIPBOARD,
  collectComplaints,
  expectNoOverflow,
  expectText,
  getButton,
  press,
  readClipboard,
} from './page-actions.ts';
import { test } from './site-test.ts';

/** Waits for the verdict of an element and returns what it shows. */
async function getShown(element: Locator): Promise<ShownName> {
  const handle = await element.evaluateHandle(async (node: EnsNameElement) => {
    if (node.displayed === null)
      await new Promise((resolve) => node.addEventListener('verdict', resolve, { once: true }));
    return node.displayed;
  });
  return (await handle.jsonValue()) as ShownName;
}

test('leads to every part and copies its code', async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await page.goto('./#/developers');
  const parts = page.getByRole('navigation', { name: 'For developers' });
  for (const [link, address, title] of [
    [/^Element/u, '#/developers/element', 'Names in your app'],
    [/^Command line/u, '#/developers/command-line', 'Command line'],
    [/^Browsers/u, '#/developers/assistants', 'Browsers and assistants'],
    [/^HTTP API/u, '#/developers', 'HTTP API'],
    [/^Package/u, '#/developers/package', 'Package'],
  ] as const) {
    await parts.getByRole('link', { name: link }).click();
    await expect(getTitle(page, title)).toBeFocused();
    expect(new URL(page.url()).hash).toBe(address);
    await expect(parts.locator('[aria-current]')).toHaveText(link);
  }
  await press(page, /Copy the install command$/);
  expect(await readClipboard(page)).toContain('npm install ../namescope');

  // Arrow keys move between the samples.
  await page.goto('./#/developers/command-line');
  const tabs = page.getByRole('tab');
  const code = page.getByRole('tabpanel').locator('pre');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(code).toContainText('--fail-on');
  await page.keyboard.press('End');
  await expect(code).toContainText('namescope serve');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');

  // The curl command contains the name, and the page itself computes the answer.
  await page.goto('./#/developers');
  await page.getByLabel('Name to inspect').fill('nick.eth');
  await expect(page.getByRole('figure', { name: 'the curl command' })).toContainText('nick.eth');
  await press(page, 'Inspect');
  const answer = page.getByRole('figure', { name: 'the answer' }).locator('pre');
  await expect(answer).toContainText('"normalization": "normalized"');
  await expect(answer.locator('[data-role="string"]').first()).toBeVisible();

  // The command stays that of the answer below it, also while the next name is typed.
  await page.getByLabel('Name to inspect').fill('a'.repeat(1_001));
  await expectText(page, 'Enter at most 1,000 characters.');
  await expect(getButton(page, 'Inspect')).toBeDisabled();
  await expect(page.getByRole('figure', { name: 'the curl command' })).toContainText('nick.eth');
});

test('examples show verdicts, link to reports and accept any name', async ({ page, context }) => {
  const complaints = collectComplaints(context);
  await page.goto('./#/developers/element');
  await expect(page).toHaveTitle('Names in your app · Namescope');
  const examples = page.getByRole('listitem').filter({ has: page.locator('ens-name') });
  await expect(examples).toHaveCount(8);
  const found: [string, string | null][] = [];
  for (const example of await examples.locator('ens-name').all()) {
    const { text, ok, verdict } = await getShown(example);
    await expect(example).toContainText(text.slice(0, 3));
    found.push([ok ? 'shown' : 'refused', verdict?.headline ?? null]);
  }
  expect(found).toEqual([
    ['shown', 'This is the known name of Vitalik Buterin (person).'],
    ['shown', 'Don’t send. This is not metamask.eth.'],
    ['shown', 'Don’t send. This is not vitalik.eth.'],
    ['shown', 'No problem found in the spelling.'],
    ['refused', 'Don’t send. This name hides a character.'],
    ['refused', 'Don’t send. This name hides a character.'],
    ['refused', 'Use vitalik.eth.'],
    ['shown', 'Don’t send. This is not vitalik.eth.'],
  ]);
  expect(complaints).toEqual([]);
  await examples.nth(1).getByRole('button').click();
  await examples.nth(1).getByRole('link').click();
  await expect(getTitle(page, 'rnetamask.eth')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goBack();
  const field = page.getByRole('textbox', { name: 'Name to show' });
  const stage = page.locator('p', { hasText: 'Send to' }).locator('ens-name');
  for (const [name, code] of [
    ['', 'empty'],
    [`${'w'.repeat(100_000)}.eth`, 'not_inspected'],
  ] as const) {
    await field.fill(name);
    await expect(stage).toHaveJSProperty('name', name);
    expect(await getShown(stage)).toMatchObject({ ok: false, code });
    await expectNoOverflow(page);
  }
  expect(new URL(page.url()).hash).toBe('#/developers/element');
  await field.fill('x'.repeat(1_000_001));
  await expectText(page, 'It was not pasted.');
  await page.getByText('What displayName returns', { exact: true }).click();
  await expect(page.locator('pre', { hasText: '"not_inspected"' })).toBeVisible();
});

test('lists the parts that can be styled and copies the shown code', async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await page.goto('./#/developers/element');
  const listTerms = (title: string) =>
    page.getByRole('region', { name: title }).getByRole('term').allTextContents();
  const imitation = page.getByRole('listitem').filter({ hasText: 'rnetamask' }).locator('ens-name');
  await getShown(imitation);
  const { parts, properties } = await imitation.evaluate(({ shadowRoot }: EnsNameElement) => {
    const marked = shadowRoot?.querySelectorAll('[part]') ?? [];
    const rules = (shadowRoot?.adoptedStyleSheets ?? []).flatMap(({ cssRules }) => [...cssRules]);
    const css = rules.map(({ cssText }) => cssText).join();
    return {
      parts: Array.from(marked, (each) => each.part[0]),
      properties: css.match(/(?<=var\()--ens-name[a-z-]+/gu) ?? [],
    };
  });
  // The last two exist only without a verdict and for a shortened name.
  expect((await listTerms('Parts')).sort()).toEqual([...parts, 'again', 'whole'].sort());
  expect((await listTerms('Custom properties')).sort()).toEqual([...new Set(properties)].sort());

  for (const what of ['HTML', 'React', 'React with TypeScript', 'Vue', 'displayName']) {
    await page.getByRole('tab', { name: what, exact: true }).click();
    const figure = page.getByRole('figure', { name: what, exact: true });
    await figure.getByRole('button').click();
    const copied = await readClipboard(page);
    expect(copied).toBe(await figure.locator('pre').textContent());
    expect(copied).toMatch(
      what === 'displayName' ? 'namescope/display' : new URL('./#/name/', page.url()).href,
    );
  }
});
