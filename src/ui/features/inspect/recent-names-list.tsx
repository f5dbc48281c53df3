import { useQueries } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { getConsolidatedReportQuery } from '../../../client/queries/report-queries.ts';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './recent-names-list.module.css';

/** Lists the names inspected last, if the user turned that on. */
export function RecentNames() {
  const names = useSyncExternalStore(recentNames.subscribe, recentNames.names);
  const [isRefused, setRefused] = useState(false);
  const choice = useRef<HTMLInputElement>(null);
  useKeptFocus(choice, names, true);
  const change = (isTaken: boolean) => setRefused(!isTaken);

  return (
    <section aria-labelledby="recent" className={styles.recent}>
      <div className={styles.head}>
        <h2 id="recent">Recent names</h2>
        <label>
          <input
            ref={choice}
            type="checkbox"
            checked={names !== null}
            onChange={(event) => change(recentNames.setOn(event.target.checked))}
          />
          Remember names I inspect on this device
        </label>
        {names && names.length > 0 && (
          <button type="button" onClick={() => change(recentNames.forgetAll())}>
            Forget all
          </button>
        )}
      </div>
      <p className={styles.refused} role="alert">
        {isRefused &&
          'Your browser doesn’t let this page store anything, so this change was not saved.'}
      </p>
      {names && <NameList names={names} onForget={(name) => change(recentNames.forget(name))} />}
    </section>
  );
}

function NameList({ names, onForget }: { names: readonly string[]; onForget(name: string): void }) {
  const revision = useWatchlistRevision();
  // Names are inspected again, because the watchlist and the tables may have changed.
  const verdicts = useQueries({
    queries: names.map((name) => getConsolidatedReportQuery(name, revision)),
  });
  if (names.length === 0) {
    return <p className="note">Names appear here after you open their reports.</p>;
  }
  return (
    <ul className={styles.names}>
      {names.map((name, index) => {
        const verdict = verdicts[index]?.data;
        const tone = verdict ? getRatingTone(verdict.rating) : 'skip';
        return (
          <li key={name}>
            <Link to={{ screen: 'name', name }}>
              <ToneMark tone={tone} {...(verdict && { label: TONE_WORDS[tone] })} />
              <NameText name={name} />
            </Link>
            <button
              type="button"
              aria-label={`Forget ${makeReadable(name)}`}
              onClick={() => onForget(name)}
            >
              Forget
            </button>
          </li>
        );
      })}
    </ul>
  );
}
