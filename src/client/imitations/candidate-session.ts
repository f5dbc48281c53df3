import { createListeners } from '../../primitives/create-listeners.ts';
import { createExportTask, type ExportTask } from '../export/export-task.ts';
import {
  type CandidateList,
  createCandidateList,
  type RequestCandidates,
} from './candidate-list.ts';
import { type CandidateView, createCandidateView } from './candidate-view.ts';
import {
  createLikenessMeasure,
  type LikenessMeasure,
  type LikenessOptions,
} from './likeness-measure.ts';

/** The candidates of one name, with their view, likeness measurement and export. */
export interface CandidateSession {
  list: CandidateList;
  view: CandidateView;
  likeness: LikenessMeasure;
  exporting: ExportTask;
  subscribeToExport(listener: () => void): () => void;
  /** Continues loading and measuring. */
  open(): void;
  /** Pauses loading and measuring. Keeps all results. */
  close(): void;
}

export interface CandidateSessionOptions extends Pick<LikenessOptions, 'measure'> {
  request: RequestCandidates;
  isWatched?: (name: string) => boolean;
  /** Splits a candidate and the name it imitates into corresponding pieces. */
  split(candidate: string, subject: string): ReturnType<LikenessOptions['splitRow']>;
}

export function createCandidateSession(
  name: string,
  { request, isWatched, split, measure }: CandidateSessionOptions,
): CandidateSession {
  const list = createCandidateList(name, request, isWatched);
  const likeness = createLikenessMeasure({
    countRows: () => list.rows.length,
    splitRow: (row) => split(list.rows[row]?.name ?? '', list.state().subject ?? ''),
    measure,
  });
  const { notify, subscribe } = createListeners();
  list.subscribe(likeness.grow);
  return {
    list,
    view: createCandidateView(list, likeness),
    likeness,
    exporting: createExportTask(notify),
    subscribeToExport: subscribe,
    open() {
      list.open();
      likeness.open();
    },
    close() {
      list.close();
      likeness.close();
    },
  };
}
