import { expect } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { SECRETS } from '../secret-traces.ts';
import { test } from './extension-test.ts';

const KEY = SECRETS['a private key'];

test('judges the names in a text and opens the report', async ({ extension }) => {
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
});

test('removes secrets from the field', async ({ extension }) => {
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
});

test('says when the browser keeps extensions out of a page', async ({ extension }) => {
  const popup = await extension.openOwnPage('popup.html');
  await expect(popup.locator('#page')).toHaveText(
    'The browser doesn’t allow extensions on this page.',
  );
  await expect(popup.getByLabel('On every page')).toBeChecked();
  await expect(popup.getByLabel('On this site')).toBeDisabled();
});
