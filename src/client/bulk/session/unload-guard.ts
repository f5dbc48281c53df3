import type { BulkWorkspace } from './bulk-workspace.ts';

/** Has the browser ask before the page goes, by whatever way, while a list would go with it. */
export function guardUnload(
  workspace: Pick<BulkWorkspace, 'state' | 'subscribe' | 'isUnsaved'>,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): void {
  const ask = (event: Event) => {
    if (workspace.isUnsaved()) event.preventDefault();
  };
  workspace.subscribe(() => {
    const { session, text } = workspace.state();
    // Some browsers keep no page for Back that listens: this one listens while it has something to lose.
    if (session || text !== '') page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  });
}
