import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { CandidateList, ListingState } from '../../../client/imitations/candidate-list.ts';
import type { LikenessMeasure } from '../../../client/imitations/likeness-measure.ts';
import { ProblemError } from '../../../client/queries/problem-error.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { ListBar, NoMatches } from '../../components/list-bar.tsx';
import { LongList } from '../../components/long-list.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { CandidateActions, CandidateFilters } from './candidate-filters.tsx';
import { CandidateRow } from './candidate-row.tsx';
import { AboutCandidates, ImitatedName, NoCandidates } from './imitated-name.tsx';
import styles from './imitations-screen.module.css';
import { RegistrationPart } from './registration-part.tsx';
import {
  getListPlace,
  moveBetweenRows,
  useCandidates,
  useShownCandidates,
} from './shown-candidates.ts';

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
            <p className="faint tiny">
              Percentages show how alike the two names look in this device’s fonts.{' '}
              <span data-about-keys data-screen-only>
                Use J and K or the arrow keys to move between rows and Enter to open a report.
              </span>
            </p>
          </div>
        )}
        {hasCandidates && shown.rows.length === 0 && (
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
    <div className={styles.progress} data-screen-only>
      {phase === 'loading' && <progress aria-label="Listing names" />}
      {(phase === 'loading' || isStopped) && (
        <button
          className={`ink hover-edge ${styles.small}`}
          type="button"
          onClick={isStopped ? list.resume : list.stop}
        >
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
    <div className={styles.progress} data-screen-only>
      {!isWhole && (
        <>
          <progress max={count} value={measured} aria-label="Names measured" />
          <button
            className={`ink hover-edge ${styles.small}`}
            type="button"
            onClick={isMeasuringAll ? likeness.stop : likeness.measureAll}
          >
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
