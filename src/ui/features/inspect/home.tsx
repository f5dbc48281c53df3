import { useQueries } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { getConsolidatedReportQuery } from '../../../client/queries/report-queries.ts';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { ExampleCards } from '../../components/example-cards.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './home.module.css';

/** Names that users can try, each with what its report shows. */
const EXAMPLES: readonly { names: readonly [string]; why: string }[] = [
  { names: ['vitalik.eth'], why: 'A known name, spelled correctly' },
  { names: ['rnetamask.eth'], why: 'Two letters that look like one' },
  { names: ['vital\u00eck.eth'], why: 'An accent turns i into another letter' },
  { names: ['ni\u200dck.eth'], why: 'A hidden character' },
];

/** Content below the empty field: what the page does, the recent names, and names to try. */
export function Home() {
  const recent = useSyncExternalStore(recentNames.subscribe, recentNames.names);
  return (
    <div className="stack gap-6">
      <div className={styles.words}>
        <h1 tabIndex={-1}>What is really in that name?</h1>
        <p className="measure soft large">
          Namescope shows what an ENS name can be mistaken for and which characters it hides.
          Everything runs on your device, and nothing you paste leaves it.
        </p>
      </div>
      {recent && <RecentNames names={recent} />}
      <ExampleCards
        title="Names to try"
        examples={EXAMPLES}
        getRoute={([name]) => ({ screen: 'name', name })}
      />
      {!IS_EXTENSION && (
        <p>
          Looking for one character?{' '}
          <Link to={{ screen: 'characters', text: '' }}>Find it by name, code point or block</Link>.
        </p>
      )}
    </div>
  );
}

/** Lists the names inspected last. The user turns this on and off on the About screen. */
function RecentNames({ names }: { names: readonly string[] }) {
  const [isRefused, setRefused] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(title, names, true);
  const revision = useWatchlistRevision();
  // Names are inspected again, because the watchlist and the tables may have changed.
  const verdicts = useQueries({
    queries: names.map((name) => getConsolidatedReportQuery(name, revision)),
  });
  return (
    <section aria-labelledby="recent" className={`stack gap-3 ${styles.recent}`}>
      <div className="row gap-4 lines-1">
        <h2 id="recent" ref={title} tabIndex={-1}>
          Recent names
        </h2>
        {names.length > 0 && (
          <button type="button" onClick={() => setRefused(!recentNames.forgetAll())}>
            Forget all
          </button>
        )}
        <Link className="note" to={{ screen: 'about' }}>
          Turn this off
        </Link>
      </div>
      <p className={`failed small ${styles.refused}`} role="alert">
        {isRefused &&
          'Your browser doesn’t let this page store anything, so this change was not saved.'}
      </p>
      {names.length === 0 && (
        <p className="note">Names appear here after you open their reports.</p>
      )}
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
                onClick={() => setRefused(!recentNames.forget(name))}
              >
                Forget
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
