import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { MAX_ASKED_NAMES } from '../../../client/bulk/list-look-up.ts';
import type { RowFilter } from '../../../client/bulk/row-filter.ts';
import type { ShownRows } from '../../../client/bulk/row-view.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { ROW_REGISTRATIONS } from '../../../lists/rows/facts-column.ts';
import { AskWallet } from '../../components/chain/ask-wallet.tsx';
import { FilterChip, FilterChips, toggleValue } from '../../components/list-bar.tsx';
import styles from './look-up-part.module.css';
import { REGISTRATION_WORDS } from './row-registration-words.ts';

interface LookUpPartProps {
  session: BulkSession;
  /** Number of rows for each index of `ROW_REGISTRATIONS`. Null if no row has facts. */
  registrations: readonly number[] | null;
  /** Number of rows in the list. */
  rows: number;
  shown: ShownRows;
  onAsk(change: Partial<RowFilter>): void;
}

/** Asks the user's wallet which names of a list are registered, and filters by the answer. */
export function LookUpPart({ session, registrations, rows, shown, onAsk }: LookUpPartProps) {
  const { lookUp } = session;
  const state = useSyncExternalStore(lookUp.subscribe, lookUp.getState);
  const [count, setCount] = useState<number | null>(null);
  const asking = useMemo(
    () => ({
      ...lookUp.wallet,
      ask: async () => {
        setCount(null);
        setCount(await lookUp.ask(shown));
      },
    }),
    [lookUp, shown],
  );
  const isFiltered = shown.length < rows;
  const isHalf = state.status === 'cancelled' || state.status === 'failed';
  const label =
    isHalf && registrations !== null
      ? 'Ask for the other names'
      : isFiltered
        ? 'Which of the names shown are registered?'
        : 'Which are registered?';
  const wanted = shown.query.filter.registrations;
  return (
    <section id="look-up" className={styles.lookUp} data-screen-only aria-label="Registration">
      <AskWallet asked={[asking, state]} question={{}} label={label} repeatLabel={label} />
      <Note count={count} />
      {registrations !== null && (
        <FilterChips legend="Registration">
          {ROW_REGISTRATIONS.map((each, index) => {
            const number = registrations[index] ?? 0;
            const isOn = wanted.includes(each);
            const word = REGISTRATION_WORDS[each];
            if (word === null || (number === 0 && !isOn)) return null;
            return (
              <FilterChip
                key={each}
                isOn={isOn}
                count={number}
                onToggle={() => onAsk({ registrations: toggleValue(wanted, each) })}
              >
                {word}
              </FilterChip>
            );
          })}
        </FilterChips>
      )}
    </section>
  );
}

/** @param count number of names that were asked in the last question. Null before its end */
function Note({ count }: { count: number | null }): ReactNode {
  const limit = MAX_ASKED_NAMES.toLocaleString('en');
  const words =
    count === 0
      ? 'ENS accepts none of these names as they are written, so none was looked up.'
      : count === MAX_ASKED_NAMES
        ? `One question has at most ${limit} names. Ask again for the others.`
        : 'Names that ENS does not accept as they are written are left out.';
  return (
    <p className={styles.note} role={count === null ? undefined : 'status'}>
      {words}
    </p>
  );
}
