import { expect } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { paste } from '../page-input.ts';
import { SECRETS } from '../secret-traces.ts';
import { test } from './extension-test.ts';

const KEY = SECRETS['a private key'];

test('offers only the screens that the extension has', async ({ extension }) => {
  const page = await extension.openOwnPage('index.html');
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  await expect(links).toHaveText(['Check', 'Compare', 'Protect']);
  for (const screen of ['compare', 'protect', 'imitations/vitalik.eth', 'about', 'nowhere']) {
    await page.goto(`${page.url().split('#')[0]}#/${screen}`);
    await expect(page.locator('main h1')).toBeVisible();
    const left = page.locator(
      'a[href*="#/lists"], a[href*="#/developers"], a[href*="#/characters"]',
    );
    await expect(left).toHaveCount(0);
  }
});

test('says what is left out', async ({ extension }) => {
  const page = await extension.openOwnPage('index.html');
  for (const [address, title] of [
    ['lists', 'The extension has no lists'],
    ['developers/package', 'The extension has no pages for developers'],
    ['characters', 'The extension has no search for characters'],
  ] as const) {
    await page.goto(`${page.url().split('#')[0]}#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await findViolations(page)).toEqual({ unjudged: [], violations: [] });
    await page.getByRole('link', { name: 'Check a name' }).click();
    await expect(page.getByLabel('Name, message, link or address')).toBeVisible();
  }
});

test('judges pasted lines together, but keeps a secret out of the address', async ({
  extension,
}) => {
  const page = await extension.openOwnPage('index.html');
  await page.locator('main h1').waitFor();
  await paste(page.locator('body'), 'nick.eth\nvitaIik.eth\nbrantly.eth');
  await expect(page.locator('main')).toContainText('This is not vitalik.eth');
  const others = page.getByRole('list', { name: 'Other names' }).getByRole('listitem');
  await expect(others).toHaveCount(2);
  await paste(page.locator('body'), `nick.eth\n${KEY}\nbrantly.eth`);
  await expect(page.getByText('private key').first()).toBeVisible();
  expect(page.url()).not.toContain(KEY);
  await expect(page.locator('body')).not.toContainText(KEY);
});

test('opens the page of a character from a report', async ({ extension }) => {
  const page = await extension.openOwnPage('index.html#/name/vital%C3%ACk.eth');
  await page.locator('article[aria-busy="false"]').waitFor();
  await page.locator('a[href*="#/grapheme/%C3%AC"]').first().click();
  await expect(page.locator('main')).toContainText('Latin Small Letter I With Grave');
});
