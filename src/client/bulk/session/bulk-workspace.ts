import {
  type ImportOptions,
  type ListFormat,
  needsFormatChoice,
} from '../../../lists/readers/detect-format.ts';
import { createListeners } from '../../../primitives/create-listeners.ts';
import { type BulkSource, detectSource } from '../../input/bulk-source.ts';
import type { KeptContent } from '../kept-list/kept-list.ts';
import type { BulkSession } from './bulk-session.ts';

/** Manages the open list, and asks the user before a list is lost. */
export type BulkWorkspace = ReturnType<typeof createBulkWorkspace>;

/** State of the bulk screen, which is kept while other screens are shown. */
const EMPTY = {
  /** Text that the user has entered but not yet opened as a list. */
  text: '',
  session: null as BulkSession | null,
  /** A list that opens after the user has chosen the column or field with the names. */
  offer: null as KeptContent | null,
  /** Set while the user is asked whether to close the list. `next` is the list that would replace it, or null. */
  pendingReplacement: null as { next: KeptContent | null } | null,
  error: null as Error | null,
};

const SEVERAL_LINES = /\S\s*\n\s*\S/u;

export function createBulkWorkspace(
  startSession: (source: BulkSource, options: ImportOptions) => BulkSession,
) {
  const { notify, subscribe } = createListeners();
  let state = EMPTY;
  let openedOnce: BulkSource | null = null;
  /** Source that was opened last. A source that takes longer to open must not replace it. */
  let latest: BulkSource | null = null;

  function setState(change: Partial<typeof EMPTY>): void {
    state = { ...state, ...change };
    notify();
  }

  function replace(next: KeptContent | null): void {
    state.session?.close();
    const session = next && startSession(next.source, next.options);
    setState({ session, offer: null, pendingReplacement: null, error: null });
  }

  /** Replaces the list, or asks first if work would be lost. Called when the next list is ready. Until then, the current list stays open. */
  function replaceIfAgreed(next: KeptContent | null): void {
    if (state.session?.isUnsaved()) setState({ pendingReplacement: { next } });
    else replace(next);
  }

  /** Opens a list. Asks first if the current list would be lost. */
  async function open(source: BulkSource): Promise<void> {
    latest = source;
    setState({ offer: null, pendingReplacement: null, error: null });
    try {
      const options = await detectSource(source);
      if (latest !== source) return;
      if (needsFormatChoice(options)) setState({ offer: { source, options } });
      else replaceIfAgreed({ source, options });
    } catch (error) {
      if (latest === source) setState({ error: error as Error });
    }
  }

  return {
    state: () => state,
    subscribe,
    setText: (text: string) => setState({ text }),
    /** Checks whether closing the page would lose work of the user. */
    isUnsaved: () => SEVERAL_LINES.test(state.text) || (state.session?.isUnsaved() ?? false),
    open,
    /** Like `open`, but ignores the source of the previous call, because a screen passes its source again on every visit. */
    openOnce(source: BulkSource) {
      if (source === openedOnce) return;
      openedOnce = source;
      void open(source);
    },
    /** Opens the text of the input field and clears the field. */
    openTyped(text: string) {
      setState({ text: '' });
      return open({ kind: 'text', text });
    },
    /** Opens a list whose format is already chosen. Asks first if the current list would be lost. */
    reopen({ source, options }: KeptContent) {
      latest = source;
      replaceIfAgreed({ source, options });
    },
    /** Closes the current list. Asks the user first if the list would be lost. */
    close() {
      latest = null;
      replaceIfAgreed(null);
    },
    /** Closes the current list and opens the next list, if any. */
    confirmReplacement() {
      if (state.pendingReplacement) replace(state.pendingReplacement.next);
    },
    cancelReplacement: () => setState({ pendingReplacement: null }),
    acceptOffer(format: ListFormat) {
      const { offer } = state;
      if (offer) replaceIfAgreed({ ...offer, options: { ...offer.options, format } });
    },
    declineOffer: () => setState({ offer: null }),
  };
}

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
