import { useQueries } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { getConsolidatedReportQuery } from '../../../client/queries/report-queries.ts';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { TONE_MEANINGS } from '../../lib/tone-meanings.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './home.module.css';

/** Content below the empty field: what the page does, the recent names, and what the icons of verdicts mean. */
export function Home() {
  return (
    <div className="stack gap-6">
      <div className={styles.words}>
        <h1 tabIndex={-1}>What is really in that name?</h1>
        <p className="measure soft large">
          Namescope shows what an ENS name can be mistaken for and which characters it hides.
          Everything runs on your device, and nothing you paste leaves it.
        </p>
      </div>
      <RecentNames />
      <Legend />
      {!IS_EXTENSION && (
        <p>
          Looking for one character?{' '}
          <Link to={{ screen: 'characters', text: '' }}>Find it by name, code point or block</Link>.
        </p>
      )}
    </div>
  );
}

/** Tones that the report of a name shows without a click. Skipped checks are collapsed. */
const TONES = TONE_MEANINGS.filter(({ tone }) => tone !== 'skip');

function Legend() {
  return (
    <section aria-labelledby="legend" className="stack gap-3">
      <h2 id="legend">How to read a verdict</h2>
      <dl className={styles.legend}>
        {TONES.map(({ tone, word, meaning }) => (
          <div key={tone}>
            <dt className="line gap-2 strong">
              <ToneMark tone={tone} /> {word}
            </dt>
            <dd className="note">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={{ screen: 'about' }}>What each check looks for</Link>
      </p>
    </section>
  );
}

/** Lists the names inspected last, if the user turned that on. */
function RecentNames() {
  const names = useSyncExternalStore(recentNames.subscribe, recentNames.names);
  const [isRefused, setRefused] = useState(false);
  const choice = useRef<HTMLInputElement>(null);
  useKeptFocus(choice, names, true);
  const change = (isTaken: boolean) => setRefused(!isTaken);

  return (
    <section aria-labelledby="recent" className={`stack gap-3 ${styles.recent}`}>
      <div className={`row gap-4 lines-1 ${styles.head}`}>
        <h2 id="recent">Recent names</h2>
        <label className="inline note gap-2">
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
      <p className={`failed small ${styles.refused}`} role="alert">
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
          <li className="line shrink gap-2" key={name}>
            <Link
              className="line ink shrink as-name undecorated gap-3"
              to={{ screen: 'name', name }}
            >
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
