import { expect, type Page } from '@playwright/test';

/** Opens the site and waits until it can do without a network. */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 30_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Address of the script that a page was started with: each build has its own. */
export function getEntryScript(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
  );
}

/** Shows every screen that an address without a name leads to. */
export async function showEveryScreen(page: Page, address: string): Promise<void> {
  for (const screen of ['compare', 'bulk', 'api', 'about', '']) {
    await page.goto(`${address}#/${screen}`);
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
}

/** Inspects a name and a grapheme through the page. */
export async function inspectThroughPage(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/name/v%C3%ACtalik.eth`);
  await expect(page.getByRole('heading', { level: 1, name: 'vìtalik.eth' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confusable Graphemes' })).toBeVisible();
  await page.goto(`${address}#/grapheme/%C3%AC`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Latin Small Letter I With Grave' }),
  ).toBeVisible();
}

export interface Answer {
  status: number;
  contentType: string | null;
  body: unknown;
}

/** Asks an endpoint from within the page. */
export function ask(page: Page, path: string, init: RequestInit = {}): Promise<Answer> {
  return page.evaluate(
    async ([path, init]) => {
      const response = await fetch(path, init);
      const body: unknown = await response.json();
      return { status: response.status, contentType: response.headers.get('Content-Type'), body };
    },
    [path, init] as const,
  );
}

/** The documented body of a bulk inspection. */
export function createBulkRequest(names: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ names, network_name: 'mainnet' }),
  };
}

/** Asks the documented endpoints from within the page, a refusal included. */
export async function inspectThroughEndpoints(page: Page): Promise<void> {
  const bulk = await ask(
    page,
    'api/bulk-inspect-names',
    createBulkRequest(['vitalik.eth', 'vìtalik.eth']),
  );
  expect(bulk).toMatchObject({
    status: 200,
    contentType: 'application/json',
    body: {
      results: [{ rating: 2 }, { rating: 4, highest_risk: { check: 'impersonation_risk' } }],
    },
  });
  for (const grapheme of ['ì', '/', '👩🏽‍🚀']) {
    const answer = await ask(page, `api/inspect-grapheme/${encodeURIComponent(grapheme)}`);
    expect(answer).toMatchObject({ status: 200, body: { grapheme } });
  }
  expect(await ask(page, 'api/bulk-inspect-names', createBulkRequest('vitalik.eth'))).toMatchObject(
    {
      status: 422,
      contentType: 'application/problem+json',
      body: { code: 'invalid_request', errors: [{ path: 'names' }] },
    },
  );
  expect(await ask(page, 'api/nothing')).toMatchObject({
    status: 404,
    body: { code: 'unknown_operation' },
  });
}
