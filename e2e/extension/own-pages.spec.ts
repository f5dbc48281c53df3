import { expect } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { paste } from '../page-actions.ts';
import { SECRETS } from '../secret-traces.ts';
import { runSteps, test } from './extension-test.ts';

// All tests share one browser.
test.describe.configure({ mode: 'default' });

const KEY = SECRETS['a private key'];

test('the popup judges texts, removes secrets and says where it may run', async ({ extension }) => {
  await runSteps(extension, {
    async 'judges the names in a text and opens the report'() {
      const popup = await extension.openOwnPage('popup.html');
      const field = popup.getByLabel('Check a name, a message or a link');
      await expect(field).toBeFocused();
      await field.fill('Pay nick.eth, not vitaIik.eth');
      const answer = popup.locator('#answer');
      await expect(answer.locator('.verdict').first()).toContainText('This is not vitalik.eth.');
      await expect(answer).toContainText('This is the known name of Nick Johnson');
      expect(await findViolations(popup)).toEqual({ unjudged: [], violations: [] });
      const opened = extension.context.waitForEvent('page');
      // The popup closes before the press is over.
      await field.press('Enter').catch(() => undefined);
      await expect((await opened).getByText('vitaIik.eth').first()).toBeVisible();
      expect(extension.requests).toEqual([]);
    },
    async 'removes secrets from the field'() {
      const popup = await extension.openOwnPage('popup.html');
      const field = popup.getByLabel('Check a name, a message or a link');
      await field.fill(KEY);
      await expect(field).toHaveValue('');
      await expect(popup.locator('#answer')).toContainText(
        'This looked like a private key, so it was removed and not saved.',
      );
      await popup.getByRole('button', { name: 'This is not a secret' }).click();
      await expect(field).toHaveValue(KEY);
      await expect(popup.locator('#answer')).not.toContainText('This looked like');
    },
    async 'says when the browser keeps extensions out of a page'() {
      const popup = await extension.openOwnPage('popup.html');
      await expect(popup.locator('#page')).toHaveText(
        'The browser doesn’t allow extensions on this page.',
      );
      await expect(popup.getByLabel('On every page')).toBeChecked();
      await expect(popup.getByLabel('On this site')).toBeDisabled();
    },
  });
});

test('the site says which screens the extension leaves out', async ({ extension }) => {
  await runSteps(extension, {
    async 'offers only the screens that the extension has'() {
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
    },
    async 'says what is left out'() {
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
    },
    async 'opens the page of a character from a report'() {
      const page = await extension.openOwnPage('index.html#/name/vital%C3%ACk.eth');
      await page.locator('article[aria-busy="false"]').waitFor();
      await page.locator('a[href*="#/grapheme/%C3%AC"]').first().click();
      await expect(page.locator('main')).toContainText('Latin Small Letter I With Grave');
    },
  });
});

test('judges pasted lines together, and removes a secret', async ({ extension }) => {
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
