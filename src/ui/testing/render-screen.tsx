// Renders screens as HTML in Node. The engine runs in the same process instead of a worker.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { decodeHTML } from 'entities';
import type { ReactNode } from 'react';
import * as react from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { deviceWatchlist, getWatchlistRevision } from '../../client/trusted/device-watchlist.ts';
import { inspector } from '../../client/workers/connect-inspector.ts';
import { createWatchlistSetup } from '../../client/workers/watchlist-setup.ts';
import type { NameDrawing } from '../../contract/similarity-service.ts';
import { createListEngine } from '../../engine/list-engine.ts';
import { decodeDetailsTables } from '../../engine/tables/details-tables.ts';
import { readSections } from '../../engine/tables/sections.ts';
import { readTables } from '../../engine/testing/read-tables.ts';
import { unwrap } from '../../engine/testing/test-inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { createInspectorService } from '../../worker/create-inspector-service.ts';
import type { FullEngine } from '../../worker/full-engine.ts';
import { createLazyOperations } from '../../worker/lazy-operations.ts';
import { App } from '../app/app.tsx';

const engine = await createNodeInspector();
const { bulk, details } = readTables();

const listEngine = createListEngine({ bulk });
const sources = {
  loadBulk: async () => engine,
  loadEngine: async () => listEngine,
  loadFull: async (): Promise<FullEngine> => ({
    inspector: engine,
    run: async (task) => task(),
    judgeGrapheme: (grapheme) => unwrap(engine.inspectGrapheme(grapheme)),
    loadDetails: async () => decodeDetailsTables(readSections(details)),
  }),
};
const service = createInspectorService({
  ...sources,
  loadLazyOperations: async () => createLazyOperations(sources),
});
const setup = createWatchlistSetup(deviceWatchlist, getWatchlistRevision);
let sent: number | undefined;
inspector.call = async (run) => {
  const isNew = sent === undefined;
  if (setup.revision() !== sent) await setup.send(service, isNew);
  sent = setup.revision();
  return run(service);
};

/** Reads stores as a page does. React's server renderer accepts only stores with a snapshot for servers. */
function ClientStores({ children }: { children: ReactNode }) {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    react as unknown as Record<string, { H: Pick<typeof react, 'useSyncExternalStore'> }>;
  if (internals) internals.H.useSyncExternalStore = (_, getSnapshot) => getSnapshot();
  return children;
}

interface RenderOptions {
  /** How this device draws two names. Without a drawing, the device cannot compare them. */
  drawing?: NameDrawing;
}

/** A rendered screen. */
export interface RenderedScreen {
  readonly html: string;
  /** The visible and hidden text, with one space between elements. */
  readonly text: string;
}

/** Renders the screen of an address once all its queries have been answered. */
export async function renderScreen(
  hash: string,
  { drawing }: RenderOptions = {},
): Promise<RenderedScreen> {
  location.hash = hash;
  dispatchEvent(new Event('popstate'));
  return renderNode(<App notices={Promise.resolve(<p />)} />, drawing);
}

/** Renders the report of a name or another text. */
export const renderName = (name: string, options?: RenderOptions) =>
  renderScreen(`#/name/${encodeURIComponent(name)}`, options);

/** Renders an element like {@link renderScreen}. */
export async function renderNode(
  node: ReactNode,
  drawing: NameDrawing | 'unavailable' = 'unavailable',
): Promise<RenderedScreen> {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const page = (
    <ClientStores>
      <QueryClientProvider client={client}>{node}</QueryClientProvider>
    </ClientStores>
  );
  for (;;) {
    // Waits for code that is loaded on demand.
    await prerender(page);
    const html = renderToStaticMarkup(page);
    const cache = client.getQueryCache();
    const pending = cache.getAll().filter(({ state }) => state.status === 'pending');
    if (pending.length === 0) return { html, text: readText(html) };
    // Also answers disabled queries, because the first render of a screen disables those that it needs later.
    for (const { queryKey, options } of pending) {
      if (/similarity/u.test(String(queryKey[0]))) client.setQueryData(queryKey, drawing);
      else await client.prefetchQuery({ ...options, queryKey });
    }
  }
}

/** Returns the text of HTML. Links, buttons and headings are separated from the text around them. */
export function readText(html: string): string {
  const text = html.replace(/<\/?(?:bdi|span|code|mark|i|b|svg|path)\b[^>]*>/gu, '');
  return decodeHTML(text.replace(/<[^>]*>/gu, ' '))
    .replace(/[ \n]+/gu, ' ')
    .trim();
}
