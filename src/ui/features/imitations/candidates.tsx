import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CandidateList, ListingState } from '../../../client/imitations/candidate-list.ts';
import type { CandidateSession } from '../../../client/imitations/candidate-session.ts';
import {
  ALL_CANDIDATES,
  type CandidateQuery,
  type ShownCandidates,
} from '../../../client/imitations/candidate-view.ts';
import { getCandidateSession } from '../../../client/imitations/get-candidate-session.ts';
import type { LikenessMeasure } from '../../../client/imitations/likeness-measure.ts';
import { ProblemError } from '../../../client/queries/problem-error.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { ListBar, NoMatches } from '../../components/list-bar.tsx';
import { createListPlace, type ListPlace, LongList } from '../../components/long-list.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { moveInGrid } from '../../lib/grid-keys.ts';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import { listNamePieces } from '../../lib/pair-candidate.ts';
import { CandidateActions, CandidateFilters } from './candidate-filters.tsx';
import { CandidateRow } from './candidate-row.tsx';
import styles from './candidates.module.css';
import { AboutCandidates, ImitatedName, NoCandidates } from './imitated-name.tsx';
import progressStyles from './progress.module.css';
import { RegistrationPart } from './registration-part.tsx';

/** Undefined in the extension, which does not include lists. */
const ListSearchView = IS_EXTENSION
  ? undefined
  : lazy(async () => ({ default: (await import('./list-search-view.tsx')).ListSearchView }));

/** Lists the candidates for a name as they are found. Includes filters, an export and a search in a list of names. */
export function Candidates({ name }: { name: string }) {
  const session = useCandidates(name);
  const { list, likeness } = session;
  const state = useSyncExternalStore(list.subscribe, list.state);
  const { shown, ask, showAll } = useShownCandidates(session);
  const { phase, error, subject, imitated } = state;
  const [isRegistrationOpen, setRegistrationOpen] = useState(
    () => session.registrations.getOriginal() !== undefined,
  );
  // An invalid name gets the same explanation as in its report.
  if (error instanceof ProblemError && error.problem.status < 500) {
    return <NoCandidates name={name} />;
  }
  const hasCandidates = state.count > 0;
  return (
    <>
      <ImitatedName name={name} state={state} />
      {error && <ProblemView error={error} onRetry={list.resume} />}
      <section
        className="stack gap-2"
        aria-label="Names that could imitate it"
        aria-busy={phase === 'loading' && !hasCandidates}
      >
        <ListBar>
          {hasCandidates && (
            <>
              <CandidateFilters counts={state.counts} shown={shown} onQuery={ask} />
              <CandidateActions name={name} session={session} shown={shown} />
              {!IS_EXTENSION && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={isRegistrationOpen}
                  aria-controls="registration"
                  onClick={() => setRegistrationOpen(!isRegistrationOpen)}
                >
                  Registration
                </button>
              )}
            </>
          )}
          <ListingProgress list={list} state={state} />
        </ListBar>
        {!IS_EXTENSION && hasCandidates && isRegistrationOpen && (
          <RegistrationPart session={session} count={state.count} shown={shown} onQuery={ask} />
        )}
        {shown.query.order === 'likeness' && (
          <LikenessProgress likeness={likeness} count={state.count} />
        )}
        {subject !== null && imitated !== null && shown.rows.length > 0 && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the links inside
          <div onKeyDown={moveBetweenRows}>
            <LongList
              key={JSON.stringify(shown.query)}
              label="Names that could imitate it"
              items={shown.rows}
              keyOf={(row) => list.rows[row]?.name ?? ''}
              place={getListPlace(session)}
            >
              {(row) => {
                const candidate = list.rows[row];
                return (
                  candidate && (
                    <CandidateRow
                      row={row}
                      candidate={candidate}
                      subject={subject}
                      likeness={likeness}
                      registrations={session.registrations}
                    />
                  )
                );
              }}
            </LongList>
            <p className={styles.hint}>
              Percentages show how alike the two names look in this device’s fonts.{' '}
              <span data-about-keys data-screen-only>
                Use J and K or the arrow keys to move between rows and Enter to open a report.
              </span>
            </p>
          </div>
        )}
        {hasCandidates && shown.rows.length === 0 && !shown.isPending && (
          <div className="panel">
            <NoMatches what={['name', 'names']} onShowAll={showAll} />
          </div>
        )}
      </section>
      {subject !== null && imitated !== null && (
        <AboutCandidates subject={subject} imitated={imitated} />
      )}
      {ListSearchView && imitated !== null && (
        <Suspense>
          <ListSearchView name={imitated} />
        </Suspense>
      )}
    </>
  );
}

interface ListingProgressProps {
  list: CandidateList;
  state: ListingState;
}

/** Progress of the list of candidates until it is complete. */
function ListingProgress({ list, state: { phase, count } }: ListingProgressProps) {
  const isStopped = phase === 'stopped';
  return (
    <div className={progressStyles.progress} data-screen-only>
      {phase === 'loading' && <progress aria-label="Listing names" />}
      {(phase === 'loading' || isStopped) && (
        <button type="button" onClick={isStopped ? list.resume : list.stop}>
          {isStopped ? 'Resume' : 'Stop'}
        </button>
      )}
      {/* The live region exists before its first message. Otherwise screen readers miss the message. */}
      <p role="status">
        {isStopped && `Stopped after ${formatCount(count, 'name')}. There are more.`}
        {phase === 'done' &&
          count === 0 &&
          'ENS accepts no name that could be mistaken for this one.'}
      </p>
    </div>
  );
}

interface LikenessProgressProps {
  likeness: LikenessMeasure;
  /** Total number of names. */
  count: number;
}

/** Progress of the measurement that orders names by likeness. */
function LikenessProgress({ likeness, count }: LikenessProgressProps) {
  const { measured, isMeasuringAll, isUnavailable, error } = useSyncExternalStore(
    likeness.subscribe,
    likeness.state,
  );
  if (isUnavailable) {
    return (
      <p role="status" className="note">
        This browser doesn’t let the page compare images, so the most dangerous names come first.
      </p>
    );
  }
  const isWhole = measured >= count;
  return (
    <div className={progressStyles.progress} data-screen-only>
      {!isWhole && (
        <>
          <progress max={count} value={measured} aria-label="Names measured" />
          <button type="button" onClick={isMeasuringAll ? likeness.stop : likeness.measureAll}>
            {isMeasuringAll ? 'Stop' : error ? 'Try again' : 'Resume'}
          </button>
          <p>
            {measured.toLocaleString('en')} of {count.toLocaleString('en')} measured. The others
            come last.
          </p>
        </>
      )}
      <p role="status">
        {error
          ? 'Measuring failed.'
          : isWhole && `${formatCount(measured, 'name')} measured in this device’s fonts.`}
      </p>
    </div>
  );
}

const places = new WeakMap<CandidateSession, ListPlace>();

/** Returns the scroll position of a list. */
function getListPlace(session: CandidateSession): ListPlace {
  const place = places.get(session) ?? createListPlace();
  places.set(session, place);
  return place;
}

/** Forgets the scroll position, so that a different set of rows starts at the top. */
function resetListPlace(session: CandidateSession): void {
  places.delete(session);
}

/** Lists the candidates for a name while the component is mounted. */
function useCandidates(name: string): CandidateSession {
  const session = getCandidateSession(name, listNamePieces, getNameFontStack);
  useEffect(() => {
    session.open();
    return session.close;
  }, [session]);
  return session;
}

/** Returns the candidates that match the filters, and functions that change the filters. */
function useShownCandidates(session: CandidateSession): {
  shown: ShownCandidates;
  ask(query: CandidateQuery): void;
  /** Clears all filters. */
  showAll(): void;
} {
  const { view, likeness } = session;
  const shown = useSyncExternalStore(view.subscribe, view.shown);

  const ask = (query: CandidateQuery) => {
    resetListPlace(session);
    // Sorting by likeness needs the likeness of every row. For other orders, the rows in view are enough.
    if (query.order !== shown.query.order) {
      if (query.order === 'likeness') likeness.measureAll();
      else likeness.stop();
    }
    view.setQuery(query);
  };
  const showAll = () => {
    ask({ ...ALL_CANDIDATES, order: shown.query.order });
  };
  return { shown, ask, showAll };
}

/** Scroll distance of each key, in viewport heights. Infinity scrolls to the start or the end. */
const JUMPS: Readonly<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
  PageUp: -1,
  PageDown: 1,
};

/** Keys that move by one row, each mapped to an arrow key. */
const STEPS: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowDown',
  ArrowUp: 'ArrowUp',
  j: 'ArrowDown',
  k: 'ArrowUp',
};

/** Moves the focus between rows with the keyboard. After a jump, focuses a new row once it is rendered. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const jump = JUMPS[key];
  const step = STEPS[key];
  if (step !== undefined) moveInGrid(event, step);
  const isRow = event.target instanceof HTMLElement && event.target.matches('[data-tile]');
  const scroller = currentTarget.querySelector('ul')?.parentElement;
  if (jump === undefined || !isRow || !scroller || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const end = jump > 0 ? scroller.scrollHeight : 0;
  scroller.scrollTop = Number.isFinite(jump)
    ? scroller.scrollTop + jump * scroller.clientHeight
    : end;
  focusRow(scroller, key, MAX_FRAMES);
}

/** Maximum number of frames to wait for the rows after a jump. */
const MAX_FRAMES = 10;

/** Focuses the first fully visible row, or the last one after the End key. */
function focusRow(scroller: HTMLElement, key: string, frames: number): void {
  requestAnimationFrame(() => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const seen = [...scroller.querySelectorAll<HTMLElement>('[data-tile]')].filter((row) => {
      const place = row.getBoundingClientRect();
      return place.top >= top && place.bottom <= bottom;
    });
    const row = key === 'End' ? seen.at(-1) : seen[0];
    if (row) row.focus({ preventScroll: true });
    else if (frames > 0) focusRow(scroller, key, frames - 1);
  });
}
