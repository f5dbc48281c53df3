import { createListeners } from '../../../primitives/create-listeners.ts';
import type { BulkSource } from '../input/bulk-source.ts';
import {
  detectFormat,
  type ImportOptions,
  type ListFormat,
  needsFormatChoice,
} from '../input/detect-format.ts';
import type { BulkSession } from './bulk-session.ts';

/** What the bulk screen shows; it stays while other screens are visited. */
export interface WorkspaceState {
  /** What was typed into the field. */
  text: string;
  session: BulkSession | null;
  /** A list whose names the user has to locate first. */
  offer: { source: BulkSource; options: ImportOptions } | null;
  /** A list that arrived while another is here. */
  waiting: BulkSource | null;
  error: Error | null;
}

/** One list at a time, and what may become of the next one. */
export interface BulkWorkspace {
  state(): WorkspaceState;
  subscribe(listener: () => void): () => void;
  setText(text: string): void;
  /** Opens a list; when one is here, asks first whether to replace it, even when it is done. */
  take(source: BulkSource): void;
  /** As `take`, but once for each list: a screen that is visited again brings the same one. */
  takeOnce(source: BulkSource): void;
  /** Opens a list in the place of what is here. */
  open(source: BulkSource): Promise<void>;
  /** Keeps the list that is here, not the one that waits. */
  keep(): void;
  /** Starts the offered list, its names located by the user. */
  acceptOffer(format: ListFormat): void;
  declineOffer(): void;
  /** Closes the list that is here. */
  clear(): void;
}

const EMPTY: WorkspaceState = { text: '', session: null, offer: null, waiting: null, error: null };

export function createBulkWorkspace(
  startSession: (source: BulkSource, options: ImportOptions) => BulkSession,
): BulkWorkspace {
  const { notify, subscribe } = createListeners();
  let state = EMPTY;
  let taken: BulkSource | null = null;

  function setState(change: Partial<WorkspaceState>): void {
    state = { ...state, ...change };
    notify();
  }

  function show(session: BulkSession | null): void {
    state.session?.close();
    setState({ ...EMPTY, session });
  }

  async function open(source: BulkSource): Promise<void> {
    setState({ offer: null, waiting: null, error: null });
    try {
      const options = await detectFormat(source);
      if (needsFormatChoice(options)) setState({ offer: { source, options } });
      else show(startSession(source, options));
    } catch (error) {
      setState({ error: error as Error });
    }
  }

  function take(source: BulkSource): void {
    if (state.session) setState({ waiting: source });
    else void open(source);
  }

  return {
    state: () => state,
    subscribe,
    setText: (text) => setState({ text }),
    take,
    takeOnce(source) {
      if (source === taken) return;
      taken = source;
      take(source);
    },
    open,
    keep: () => setState({ waiting: null }),
    acceptOffer(format) {
      const { offer } = state;
      if (offer) show(startSession(offer.source, { ...offer.options, format }));
    },
    declineOffer: () => setState({ offer: null }),
    clear: () => show(null),
  };
}
