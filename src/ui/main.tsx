import './app/tokens.css';
import './app/base.css';
import './app/layout.css';
import '../client/offline/initial-controller.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { holdPageLock } from '../client/offline/page-lock.ts';
import type { PrefetchedReport } from '../client/queries/prefetch-report.ts';
import { getConsolidatedReportQuery } from '../client/queries/report-queries.ts';
import { getWatchlistRevision } from '../client/trusted/device-watchlist.ts';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/frame.tsx';
import { guardPage } from './lib/guard-page.ts';

/** Renders the page in place of the loading message of index.html. */
export async function mount({ name, report }: PrefetchedReport): Promise<void> {
  // Must run first, because a waiting update treats a page without this lock as closed.
  holdPageLock();
  const queryClient = new QueryClient();
  void queryClient.prefetchQuery({
    ...getConsolidatedReportQuery(name, getWatchlistRevision()),
    queryFn: () => report,
  });
  const notices = loadNotices(report);
  await waitForDocument();
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  guardPage();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <App notices={notices} />
        </ErrorBoundary>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Loads the notices after the first verdict, so that they do not delay the verdict. */
async function loadNotices(answer: Promise<unknown>): Promise<ReactElement> {
  await answer.catch(() => undefined);
  return (await import('./app/notices.tsx')).startNotices();
}

/** Waits until the document and its styles have loaded. The entry script can run before that. */
async function waitForDocument(): Promise<void> {
  if (document.readyState === 'loading') await waitForEvent(document, 'DOMContentLoaded');
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all(
    Array.from(styles, (link) =>
      link.sheet ? null : Promise.race([waitForEvent(link, 'load'), waitForEvent(link, 'error')]),
    ),
  );
}

function waitForEvent(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}
