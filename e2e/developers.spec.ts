import { expect } from '@playwright/test';
import { getTitle } from './name-page.ts';
import { test } from './site-test.ts';

test('leads to every part, each with its own address and its code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/developers');
  const parts = page.getByRole('navigation', { name: 'For developers' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [link, address, title] of [
    [/^Element/u, '#/developers/element', 'Names in your app'],
    [/^Command line/u, '#/developers/command-line', 'Command line'],
    [/^Package/u, '#/developers/package', 'Package'],
    [/^Browsers/u, '#/developers/assistants', 'Browsers and assistants'],
    [/^HTTP API/u, '#/developers', 'HTTP API'],
  ] as const) {
    await parts.getByRole('link', { name: link }).click();
    await expect(getTitle(page, title)).toBeFocused();
    expect(new URL(page.url()).hash).toBe(address);
    await expect(parts.locator('[aria-current]')).toHaveText(link);
  }
  await page.goto('./#/developers/package');
  await page.getByRole('button', { name: 'Copy the install command' }).click();
  expect(await copied()).toBe('npm install namescope');

  await page.goto('./#/developers/command-line');
  await page.getByRole('button', { name: 'Copy One name' }).click();
  expect(await copied()).toBe('namescope rnetamask.eth --format table');
});

test('shows the same request in three languages, with colours', async ({ page }) => {
  await page.goto('./#/developers');
  const tabs = page.getByRole('tablist', { name: 'This request in code' });
  const code = page.getByRole('tabpanel').locator('pre');
  await expect(code).toContainText('curl');
  await tabs.getByRole('tab', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'fetch' })).toBeFocused();
  await expect(code).toContainText('await fetch(');
  await expect(code.locator('[data-role="keyword"]').first()).toHaveText('const');
  await page.keyboard.press('End');
  await expect(code).toContainText("from 'namescope/contract/operations'");
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'curl' })).toHaveAttribute('aria-selected', 'true');

  // The code sample contains the values of the form.
  await page.getByLabel('Names, one per line').fill('nick.eth');
  await expect(code).toContainText('nick.eth');
});
