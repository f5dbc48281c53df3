import type { BulkWorkspace } from './bulk-workspace.ts';

/** Makes the browser ask for confirmation before it closes a page with unsaved work. */
export function guardUnload(
  workspace: Pick<BulkWorkspace, 'state' | 'subscribe' | 'isUnsaved'>,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): void {
  const ask = (event: Event) => {
    if (workspace.isUnsaved()) event.preventDefault();
  };
  workspace.subscribe(() => {
    const { session, text } = workspace.state();
    // Some browsers exclude pages with this listener from the back/forward cache, so it is added only when needed.
    if (session || text !== '') page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  });
}
