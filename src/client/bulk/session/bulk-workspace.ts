import {
  type ImportOptions,
  type ListFormat,
  needsFormatChoice,
} from '../../../lists/readers/detect-format.ts';
import { createListeners } from '../../../primitives/create-listeners.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { detectSource } from '../../input/detect-source.ts';
import type { BulkSession } from './bulk-session.ts';

/** A list that can be started. */
export interface PreparedList {
  source: BulkSource;
  options: ImportOptions;
}

/** What the bulk screen shows; it stays while other screens are visited. */
export interface WorkspaceState {
  /** What was typed into the field, and is in no list yet. */
  text: string;
  session: BulkSession | null;
  /** A list whose names the user has to locate first. */
  offer: PreparedList | null;
  /** What is to take the place of the list that is here, null for nothing, until the user agrees. */
  pendingReplacement: { next: PreparedList | null } | null;
  error: Error | null;
}

/** One list at a time, and what may become of the next one. */
export interface BulkWorkspace {
  state(): WorkspaceState;
  subscribe(listener: () => void): () => void;
  setText(text: string): void;
  /** Whether something of the user's goes with the page. */
  isUnsaved(): boolean;
  /** Opens a list, and asks first when one that is here would be lost. */
  open(source: BulkSource): Promise<void>;
  /** As `take`, but once for each list: a screen that is visited again brings the same one. */
  openOnce(source: BulkSource): void;
  /** Opens what was typed into the field, which is empty then. */
  openTyped(text: string): Promise<void>;
  /** Opens a list whose names are located, and asks first when one that is here would be lost. */
  reopen(list: PreparedList): void;
  /** Closes the list that is here, and asks first when it would be lost. */
  close(): void;
  /** Gives up the list that is here for what is to take its place. */
  confirmReplacement(): void;
  /** Keeps the list that is here, not what was to take its place. */
  cancelReplacement(): void;
  /** Starts the offered list, its names located by the user. */
  acceptOffer(format: ListFormat): void;
  declineOffer(): void;
}

const EMPTY: WorkspaceState = {
  text: '',
  session: null,
  offer: null,
  pendingReplacement: null,
  error: null,
};

const SEVERAL_LINES = /\S\s*\n\s*\S/u;

export function createBulkWorkspace(
  startSession: (source: BulkSource, options: ImportOptions) => BulkSession,
): BulkWorkspace {
  const { notify, subscribe } = createListeners();
  let state = EMPTY;
  let openedOnce: BulkSource | null = null;
  /** The list that was opened last: one that takes longer to open must not close it. */
  let latest: BulkSource | null = null;

  function setState(change: Partial<WorkspaceState>): void {
    state = { ...state, ...change };
    notify();
  }

  function replace(next: PreparedList | null): void {
    state.session?.close();
    const session = next && startSession(next.source, next.options);
    setState({ session, offer: null, pendingReplacement: null, error: null });
  }

  /** Asked last of all, because a list goes on while the one in its place is read and its names are located. */
  function replaceIfAgreed(next: PreparedList | null): void {
    if (state.session?.isUnsaved()) setState({ pendingReplacement: { next } });
    else replace(next);
  }

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
    setText: (text) => setState({ text }),
    isUnsaved: () => SEVERAL_LINES.test(state.text) || (state.session?.isUnsaved() ?? false),
    open,
    openOnce(source) {
      if (source === openedOnce) return;
      openedOnce = source;
      void open(source);
    },
    openTyped(text) {
      setState({ text: '' });
      return open({ kind: 'text', text });
    },
    reopen({ source, options }) {
      latest = source;
      replaceIfAgreed({ source, options });
    },
    close() {
      latest = null;
      replaceIfAgreed(null);
    },
    confirmReplacement() {
      if (state.pendingReplacement) replace(state.pendingReplacement.next);
    },
    cancelReplacement: () => setState({ pendingReplacement: null }),
    acceptOffer(format) {
      const { offer } = state;
      if (offer) replaceIfAgreed({ ...offer, options: { ...offer.options, format } });
    },
    declineOffer: () => setState({ offer: null }),
  };
}
