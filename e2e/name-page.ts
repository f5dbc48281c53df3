import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the address of the report of a name. */
export function formatNameHref(name: string): string {
  return `./#/name/${encodeURIComponent(name)}`;
}

/** Returns the field for a name or a list on the first screen and above a report. */
export function getField(page: Page): Locator {
  return page.getByLabel('Name, message, link or address');
}

/** Returns the heading of a screen, which has the focus when the screen opens. */
export function getTitle(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Returns the report once it is complete. */
export function getFullReport(page: Page): Locator {
  return page.locator('article[aria-busy="false"]');
}

/** Opens the report of a name and waits until it is complete. */
export async function openName(page: Page, name: string): Promise<void> {
  await page.goto(formatNameHref(name));
  await expect(getField(page)).toHaveValue(name);
  await expect(getFullReport(page)).toBeVisible();
}

/** Opens the technical details of a report. They stay open in later reports. */
export async function openDetails(page: Page): Promise<void> {
  const details = page.locator('details').filter({ hasText: 'Technical details' }).first();
  if ((await details.getAttribute('open')) !== null) return;
  await details.locator('summary').first().click();
}

/** Returns the letters of the inspected name in the card. */
export function getLetters(page: Page): Locator {
  return getVerdict(page).locator('[data-row="given"]');
}

/** Returns the verdict at the top of a report. */
export function getVerdict(page: Page): Locator {
  return page.locator('article header').first();
}

/** Opens the report of a grapheme, alone or at its position in a name. */
export async function openGrapheme(
  page: Page,
  grapheme: string,
  place?: { name: string; position: number },
): Promise<void> {
  const where = place ? `/in/${encodeURIComponent(place.name)}/${place.position}` : '';
  await page.goto(`./#/grapheme/${encodeURIComponent(grapheme)}${where}`);
  await expect(page.getByText(/\d checks[,:]/u)).toBeVisible();
}
